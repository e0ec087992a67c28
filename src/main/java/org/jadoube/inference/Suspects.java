package org.jadoube.inference;

import java.util.List;
import org.jadoube.rules.Move;

/**
 * Suspects switches that no longer follow the men. A mismatch that survives several plies is rather a broken switch than a man
 * forgotten; and a man too many on the board, with nobody missing, came from a square whose switch stays closed, or is none.
 */
final class Suspects {

    private final Terms terms;
    private final Completion completion;

    Suspects(Terms terms, Completion completion) {
        this.terms = terms;
        this.completion = completion;
    }

    /** Adds what hypothesis h would be if the switch of one more square were broken. */
    void suspect(Hypothesis h, long now, List<Hypothesis> out) {
        if (!terms.has(Rule.STUCK_SWITCH)) {
            return;
        }
        for (long left = h.unexplained(); left != 0; left &= left - 1) {
            int square = Long.numberOfTrailingZeros(left);
            if (survived(h, h.since[square]) || isGhost(h, square)) {
                out.add(broken(h, square));
            }
        }
        if (h.lifted() == 0 && Long.bitCount(h.placed()) == 1 && h.owed == 0) {
            tooMany(h, Long.numberOfTrailingZeros(h.placed()), now, out);
        }
    }

    /** Whether plies were played over it by both sides. */
    private static boolean survived(Hypothesis h, long since) {
        Line line = h.line;
        return !line.isRoot() && !line.before().isRoot() && since < line.before().lifted;
    }

    /** Whether the square reads full where no man should stand, and closed as ghosts do. */
    private boolean isGhost(Hypothesis h, int square) {
        return (terms.marked() & h.placed() & (1L << square)) != 0;
    }

    Hypothesis broken(Hypothesis h, int square) {
        Hypothesis next = h.copy();
        long bit = 1L << square;
        next.open &= ~bit;
        next.stuck |= bit;
        Price price = isGhost(h, square) ? Price.GHOST : isBesideDead(h, square) ? Price.STUCK_LINE : Price.STUCK;
        next.paid += terms.p(price);
        return next;
    }

    /**
     * Whether a square shares a row or column that shows nothing at all with another that this explanation suspects: then the wire
     * they share is the cause.
     */
    private boolean isBesideDead(Hypothesis h, int square) {
        long dead = h.stuck & ~terms.unread() & ~(1L << square);
        long row = Blindness.RANK << (square & 56);
        long column = Blindness.FILE << (square & 7);
        return ((terms.sight.full & row) == 0 && (dead & row) != 0)
                || ((terms.sight.full & column) == 0 && (dead & column) != 0);
    }

    /**
     * Adds what it would be if a switch that still shows a man who has left were broken, unless such a one lives already.
     *
     * @param trouble whether to do so before the game went on
     */
    void neverLifted(Hypothesis h, boolean trouble, Beam beam, long now, List<Hypothesis> out) {
        boolean due = terms.has(Rule.STUCK_SWITCH) && (trouble || h.line.length > h.lateAfter + 1);
        for (long left = due ? h.late : 0; left != 0; left &= left - 1) {
            int square = Long.numberOfTrailingZeros(left);
            if (now - h.since[square] >= terms.p(Price.STUCK_LIFT) && !beam.hasBroken(h, square)) {
                out.add(neverLifted(h, square));
            }
        }
    }

    /** A lift that is owed for so long will not come: the switch is broken. */
    private Hypothesis neverLifted(Hypothesis h, int square) {
        Hypothesis next = broken(h, square);
        next.owed &= ~(1L << square);
        next.late &= ~(1L << square);
        next.paid -= terms.p(Price.LATE_LIFT) + terms.p(Price.LATE_LIFT_OWED);
        return next;
    }

    private void tooMany(Hypothesis h, int placed, long now, List<Hypothesis> out) {
        if (now - h.since[placed] < terms.p(Price.STUCK_REST)) {
            return;
        }
        int before = out.size();
        for (int i = 0; i < h.ground.moveCount(); i++) {
            Move move = h.ground.move(i);
            if (move.to() != placed || move.kind() == Move.Kind.CASTLING || (h.stuck >>> move.from() & 1) != 0) {
                continue;
            }
            Hypothesis blind = broken(h, move.from());
            Hypothesis next = completion.complete(blind, i);
            if (next != null) {
                out.add(next);
            }
        }
        if (out.size() > before) {
            out.add(broken(h, placed));
        }
    }
}
