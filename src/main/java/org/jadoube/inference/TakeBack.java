package org.jadoube.inference;

import org.jadoube.rules.Move;
import org.jadoube.rules.Square;
import org.jspecify.annotations.Nullable;

/**
 * Takes the last ply of a hypothesis back, if the board shows its man returned. Only tried where no ply forward explains the edge.
 * A man taken, or the rook of a castling, may still be on his way: he is owed.
 */
final class TakeBack {

    private final Terms terms;

    TakeBack(Terms terms) {
        this.terms = terms;
    }

    /** The hypothesis without its last ply; null if the board does not show that. */
    @Nullable
    Hypothesis undo(Hypothesis h, long t) {
        if (!terms.settings.takeBacks() || h.line.isRoot()) {
            return null;
        }
        Move move = h.line.move();
        Line earlier = h.line.before();
        long changed = h.ground.full ^ earlier.ground.full;
        long shown =
                (Square.bit(move.from()) | Square.bit(move.to())) & (move.kind() == Move.Kind.CASTLING ? changed : -1L);
        boolean captured = move.captured() != null && move.kind() != Move.Kind.EN_PASSANT;
        long open = h.unexplained();
        if (captured) {
            boolean put = Completion.newestOpen(h, move.to(), h.line.landed) >= 0;
            boolean away = (open & Square.bit(move.to())) != 0;
            if ((open & Square.bit(move.from())) == 0 || !(put || away)) {
                return null;
            }
        } else if ((open & shown) != shown) {
            return null;
        }
        Hypothesis next = h.copy();
        next.line = earlier;
        next.ground = earlier.ground;
        next.open = h.open ^ changed;
        long opened = changed & ~h.open;
        long stillAway = captured ? next.open & Square.bit(move.to()) : 0;
        next.owed = (h.owed & next.open) | opened | stillAway;
        for (long left = opened; left != 0; left &= left - 1) {
            next.since[Long.numberOfTrailingZeros(left)] = t;
        }
        int put = captured ? Completion.newestOpen(next, move.to(), h.line.landed) : -1;
        if (put >= 0) {
            next.refund(put);
        }
        next.pressedWhite = Math.min(next.pressedWhite, earlier.plies(org.jadoube.rules.Side.WHITE));
        next.pressedBlack = Math.min(next.pressedBlack, earlier.plies(org.jadoube.rules.Side.BLACK));
        next.paid += terms.p(h.back ? Price.TAKEBACK_MORE : Price.TAKEBACK);
        next.back = true;
        return next;
    }
}
