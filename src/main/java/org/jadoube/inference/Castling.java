package org.jadoube.inference;

import org.jadoube.rules.Move;
import org.jadoube.rules.Piece;
import org.jadoube.rules.Square;
import org.jspecify.annotations.Nullable;

/**
 * Completes a castling. The king's two squares must show it; the rook's may be done already or are owed, so rook first, king first
 * and two hands are one rule. In Chess960 king and rook may land on squares that were full before: then both must have been lifted.
 */
final class Castling {

    private final Terms terms;

    Castling(Terms terms) {
        this.terms = terms;
    }

    @Nullable
    Hypothesis complete(Hypothesis h, int index) {
        Move move = h.ground.move(index);
        Ground after = h.ground.child(index);
        long kings = (Square.bit(move.from()) | Square.bit(move.to())) & (h.ground.full ^ after.full);
        long missing = kings & ~h.unexplained();
        if ((missing & ~h.stuck) != 0) {
            return null;
        }
        if (missing != 0) {
            return blind(h, index, after);
        }
        if (!terms.sight.canBe(move.to(), h.ground.turn, Piece.KING)) {
            return null;
        }
        boolean kingSeen = kings == (Square.bit(move.from()) | Square.bit(move.to()));
        return kingSeen ? seen(h, index, move) : exchanged(h, index, move, after);
    }

    /** One of the king's switches is dead: then everything else of the castling must be seen, and more than one square of it. */
    private @Nullable Hypothesis blind(Hypothesis h, int index, Ground after) {
        long changed = (h.ground.full ^ after.full) & ~h.stuck;
        if ((changed & ~h.unexplained()) != 0 || Long.bitCount(changed) < 2) {
            return null;
        }
        long lifted = Long.MAX_VALUE;
        long landed = Long.MIN_VALUE;
        for (long left = changed; left != 0; left &= left - 1) {
            int square = Long.numberOfTrailingZeros(left);
            lifted = Math.min(lifted, h.since[square]);
            landed = Math.max(landed, h.since[square]);
        }
        Hypothesis next = advance(h, index, lifted, landed);
        next.paid += terms.p(Price.STUCK_MOVE);
        return next;
    }

    private @Nullable Hypothesis seen(Hypothesis h, int index, Move move) {
        long lifted = h.since[move.from()];
        long landed = h.since[move.to()];
        Hypothesis next = advance(h, index, lifted, landed);
        if (landed < lifted) {
            next.paid += terms.p(Price.LATE_LIFT);
        }
        return next;
    }

    /** Chess960: a square that is full before and after must have been open for a while, for every man that passes it. */
    private @Nullable Hypothesis exchanged(Hypothesis h, int index, Move move, Ground after) {
        long squares = Square.bit(move.from())
                | Square.bit(move.to())
                | Square.bit(move.rookFrom())
                | Square.bit(move.rookTo());
        long both = squares & h.ground.full & after.full;
        long changed = squares & (h.ground.full ^ after.full);
        if ((changed & ~h.unexplained()) != 0 || (both & h.open) != 0) {
            return null;
        }
        long lifted = Long.MAX_VALUE;
        long landed = Long.MIN_VALUE;
        for (long left = changed; left != 0; left &= left - 1) {
            int square = Long.numberOfTrailingZeros(left);
            lifted = Math.min(lifted, h.since[square]);
            landed = Math.max(landed, h.since[square]);
        }
        for (long left = both; left != 0; left &= left - 1) {
            int square = Long.numberOfTrailingZeros(left);
            int found = Completion.newestOpen(h, square, Long.MIN_VALUE);
            if (found < 0) {
                if (square == move.from() || square == move.to()) {
                    boolean kingStays = move.from() == move.to();
                    if (kingStays) {
                        continue;
                    }
                }
                return null;
            }
            lifted = Math.min(lifted, h.blip(found).from());
            landed = Math.max(landed, h.blip(found).to());
        }
        Hypothesis next = advance(h, index, lifted, landed);
        for (long left = both; left != 0; left &= left - 1) {
            int found = Completion.newestOpen(next, Long.numberOfTrailingZeros(left), Long.MIN_VALUE);
            if (found >= 0) {
                next.refund(found);
            }
        }
        return next;
    }

    /**
     * The hypothesis in which the rook's move that stands on the board was the first half of a castling and the king is still to
     * come, which he owes; null if it cannot be that.
     */
    @Nullable
    Hypothesis awaiting(Hypothesis h, long now) {
        Line before = h.line.isRoot() || h.open != 0 ? null : h.line.before();
        if (before == null) {
            return null;
        }
        Ground ground = before.ground;
        for (int i = 0; i < ground.moveCount(); i++) {
            Move move = ground.move(i);
            Move rook = h.line.move();
            if (move.kind() == Move.Kind.CASTLING && move.rookFrom() == rook.from() && move.rookTo() == rook.to()) {
                Hypothesis next = h.copy();
                next.line = before.with(i, h.line.lifted, h.line.landed, false);
                next.ground = next.line.ground;
                next.open = h.ground.full ^ next.ground.full;
                next.owed = next.open;
                for (long left = next.open; left != 0; left &= left - 1) {
                    next.since[Long.numberOfTrailingZeros(left)] = now;
                }
                next.paid += terms.p(Price.AWAITS_KING);
                return next.open == (Square.bit(move.from()) | Square.bit(move.to())) && next.stuck == 0 ? next : null;
            }
        }
        return null;
    }

    private static Hypothesis advance(Hypothesis h, int index, long lifted, long landed) {
        Hypothesis next = h.copy();
        next.line = h.line.with(index, lifted, landed, false);
        next.ground = next.line.ground;
        long changed = (h.ground.full ^ next.ground.full) & ~h.stuck;
        long opened = changed & ~h.open;
        next.open = h.open ^ changed;
        next.owed = (next.owed & next.open) | opened;
        for (long left = opened; left != 0; left &= left - 1) {
            next.since[Long.numberOfTrailingZeros(left)] = landed;
        }
        return next;
    }
}
