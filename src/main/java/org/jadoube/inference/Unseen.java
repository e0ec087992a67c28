package org.jadoube.inference;

import java.util.List;
import org.jadoube.rules.Move;
import org.jadoube.sensing.SquareEdge;
import org.jspecify.annotations.Nullable;

/**
 * Plies that switches could not show because they are dead, known to be so or suspected by this very explanation: a landing without
 * a contact, or a whole move from one dead square to another. All squares that come into question are taken alike, so that what is
 * told stops where they differ.
 */
final class Unseen {

    private final Terms terms;
    private final Completion completion;
    private final Suspects suspects;

    Unseen(Terms terms, Completion completion, Suspects suspects) {
        this.terms = terms;
        this.completion = completion;
        this.suspects = suspects;
    }

    /**
     * Adds what h may have become unseen.
     *
     * @param edge where a man is being set down or lifted now: one taken there was not in hand for a move of his own
     * @param landing whether the man in hand may have landed on a switch that nobody suspected yet
     * @param known whether he may have landed on a switch known to be dead
     */
    void plies(Hypothesis h, long t, long edge, boolean landing, boolean known, List<Hypothesis> out) {
        Ground ground = h.ground;
        long inHand = h.lifted() & ground.own;
        int waiting = waiting(h, edge);
        boolean replied = (h.lifted() & ~ground.own) != 0 && (waiting < 0 || !isBeforeReply(h, waiting));
        boolean hidden = (inHand & ~edge) == 0 && (h.stuck & ground.full & ~ground.own) != 0;
        replied |= hidden;
        if ((inHand & ~edge) == 0 && (h.stuck == 0 || !replied)) {
            return;
        }
        for (int i = 0; i < ground.moveCount() && completion.nodes() < terms.p(Price.NODES_SILENT); i++) {
            Move move = ground.move(i);
            boolean lifted = (inHand >>> move.from() & 1) != 0;
            boolean dead = (h.stuck >>> move.to() & 1) != 0;
            Hypothesis next = null;
            if (!lifted) {
                next = replied ? nothingSeen(h, i, t) : null;
            } else if (dead && known) {
                next = completion.unseen(h, i, t);
            } else if (!dead && landing && move.from() == waiting && lands(h, move)) {
                next = completion.unseen(suspects.broken(h, move.to()), i, t);
            }
            if (next != null) {
                out.add(next);
            }
        }
    }

    /**
     * The square of the man in hand who may have landed unseen: the only one of his side, or the first, if the others went up only
     * after the other side's; -1 if there is none.
     */
    static int waiting(Hypothesis h, long edge) {
        int first = first(h, h.lifted() & h.ground.own & ~edge);
        int reply = first(h, h.lifted() & ~h.ground.own);
        for (long left = h.lifted() & h.ground.own & ~edge; left != 0; left &= left - 1) {
            int square = Long.numberOfTrailingZeros(left);
            if (square != first && (reply < 0 || h.since[square] < h.since[reply])) {
                return -1;
            }
        }
        return first;
    }

    /** Whether the edge fills the square of a man long in hand while others are who went up after him: it may be one of them. */
    static boolean isRefilled(Hypothesis h, SquareEdge edge) {
        if (!edge.closed() || (h.lifted() >>> edge.square() & 1) == 0) {
            return false;
        }
        boolean later = false;
        for (long left = h.lifted() & h.ground.own; left != 0; left &= left - 1) {
            later |= h.since[Long.numberOfTrailingZeros(left)] > h.since[edge.square()];
        }
        return later && isAnswered(h, edge.square());
    }

    private static boolean isBeforeReply(Hypothesis h, int square) {
        int reply = first(h, h.lifted() & ~h.ground.own);
        return reply < 0 || h.since[square] <= h.since[reply];
    }

    /** Whether the other side has lifted a man since this one went up. */
    static boolean isAnswered(Hypothesis h, int waiting) {
        for (long left = h.lifted() & ~h.ground.own; left != 0; left &= left - 1) {
            if (h.since[Long.numberOfTrailingZeros(left)] > h.since[waiting]) {
                return true;
            }
        }
        return false;
    }

    private static int first(Hypothesis h, long squares) {
        int first = -1;
        for (long left = squares; left != 0; left &= left - 1) {
            int square = Long.numberOfTrailingZeros(left);
            first = first < 0 || h.since[square] < h.since[first] ? square : first;
        }
        return first;
    }

    /** Whether he may have landed there without a contact: the square reads empty, or a man taken there was missed long before. */
    private static boolean lands(Hypothesis h, Move move) {
        boolean reads = (h.open >>> move.to() & 1) != 0;
        return move.captured() == null
                ? !reads && move.promotion() == null
                : reads && move.kind() == Move.Kind.NORMAL && h.since[move.to()] < h.since[move.from()];
    }

    /** A move, or a castling, from dead squares to dead squares. */
    private @Nullable Hypothesis nothingSeen(Hypothesis h, int index, long t) {
        return (h.ground.squares(index) & ~h.stuck) == 0 ? completion.unseen(h, index, t) : null;
    }
}
