package org.jadoube.inference;

import java.util.List;
import org.jadoube.rules.Side;
import org.jadoube.sensing.SquareEdge;

/** What an input makes of the whole beam: every living hypothesis takes the step, and the best of what they become live on. */
final class Steps {

    /** Contacts that close so near to each other, in ms, closed with one scan. */
    private static final long TOGETHER = 5;

    private final Terms terms;
    private final Beam beam;
    private final Gate gate;
    private final Branching branching;
    /** Whether, since the last edge, a king was expected after his rook. */
    private boolean expected;

    Steps(Terms terms, Beam beam, Gate gate) {
        this.terms = terms;
        this.beam = beam;
        this.gate = gate;
        this.branching = new Branching(terms);
    }

    /** Counts the work anew. */
    void restart() {
        branching.restart();
    }

    /** How many completions were tried since the last {@link #restart}. */
    int nodes() {
        return branching.nodes();
    }

    /** An edge of one square. */
    void edge(SquareEdge edge, long now) {
        expected = false;
        Hypothesis best = beam.best();
        boolean trouble = best.age > terms.p(Price.SILENT_TROUBLE);
        double limit = best.total() + terms.p(Price.REACH);
        List<Hypothesis> out = beam.successors();
        for (int i = 0; i < beam.size(); i++) {
            Hypothesis h = beam.get(i);
            if (i == 0 || h.total() <= limit) {
                branching.edge(h, edge, trouble, out);
            }
        }
        beam.take(now);
    }

    /** A press of the lever on this side; what it costs every explanation is no disturbance. */
    void press(Side side, long now) {
        branching.restart();
        double least = Double.MAX_VALUE;
        List<Hypothesis> out = beam.successors();
        for (int i = 0; i < beam.size(); i++) {
            least = Math.min(least, branching.press(beam.get(i), side, now, out));
        }
        gate.shift(least);
        beam.take(now);
    }

    /** Plies that the board shows already, whenever their edges came. */
    void standing(long now) {
        branching.restart();
        List<Hypothesis> out = beam.successors();
        for (int i = 0; i < beam.size(); i++) {
            Hypothesis h = beam.get(i);
            out.add(h.copy());
            branching.standing(h, out);
        }
        beam.take(now);
    }

    /**
     * Nobody saw what was done before the board came to stand as it does: what leaves a man in hand may be a capture. Whether
     * there is one that may have been made.
     */
    boolean unwatched(long now) {
        branching.restart();
        boolean open = beam.best().unexplained() != 0;
        double limit = beam.best().total() + terms.p(Price.MARGIN);
        List<Hypothesis> more = beam.successors();
        for (int i = 0; open && i < beam.size() && beam.get(i).total() <= limit; i++) {
            beam.get(i).beginsNow(now);
            branching.unwatched(beam.get(i), 1, now, more);
        }
        boolean added = !more.isEmpty();
        if (added) {
            beam.add(now);
        }
        return added;
    }

    /**
     * In slow hands a rook who has come to his square of a castling, and has rested for the settle time, may still be the first half
     * of it: the king is expected. Nobody can tell but the players.
     */
    void expectKing(Line told, long now, long quiet) {
        Hypothesis best = beam.best();
        boolean slow = terms.settings.rookFirstCastling()
                && terms.knowsTempo()
                && terms.tempo() >= terms.p(Price.AWAITS_KING_TEMPO);
        boolean fresh = best.line.length == told.length + 1 && best.line.startsWith(told);
        if (slow && fresh && quiet >= terms.p(Price.SETTLE_MOST) && !expected) {
            expected = true;
            List<Hypothesis> more = beam.successors();
            branching.castle(best, now, more);
            if (!more.isEmpty()) {
                beam.add(now);
            }
        }
    }

    /** If even the best explanation leaves much open, or a ply was played over what a likely one leaves open, a switch may be broken. */
    void suspect(long now) {
        boolean trouble = beam.best().age >= terms.p(Price.STUCK_TROUBLE);
        List<Hypothesis> more = beam.successors();
        if (trouble) {
            branching.suspect(beam.best(), now, more);
        }
        double limit = beam.best().total() + terms.p(Price.MARGIN) + terms.p(Price.SUSPECT_MARGIN);
        for (int i = 0; i < beam.size() && beam.get(i).total() <= limit; i++) {
            outlived(beam.get(i), more);
            branching.neverLifted(beam.get(i), trouble && i == 0, beam, now, more);
        }
        if (!more.isEmpty()) {
            beam.add(now);
        }
    }

    /** A man too many, with nobody missing, who was there before the last man moved, or came with him as ghosts do. */
    private void outlived(Hypothesis h, List<Hypothesis> more) {
        for (long left = h.line.isRoot() || (h.lifted() | h.stuck) != 0 ? 0 : h.placed(); left != 0; left &= left - 1) {
            int square = Long.numberOfTrailingZeros(left);
            boolean ghost = (terms.marked() >>> square & 1) != 0 && h.since[square] <= h.line.landed + TOGETHER;
            if ((h.since[square] < h.line.lifted || ghost) && !beam.hasBroken(h, square)) {
                more.add(branching.broken(h, square));
            }
        }
    }
}
