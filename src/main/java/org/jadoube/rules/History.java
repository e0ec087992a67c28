package org.jadoube.rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A game so far: a start position and the moves from it, with how often each position has occurred.
 *
 * <p>Immutable; {@link #play} gives a longer history that shares this one.
 */
public final class History {

    private final @Nullable History before;
    private final @Nullable Move move;
    private final Position position;
    private final int plies;
    private final int repetitions;

    private History(@Nullable History before, @Nullable Move move, Position position) {
        this.before = before;
        this.move = move;
        this.position = position;
        this.plies = before == null ? 0 : before.plies + 1;
        this.repetitions = 1 + occurrences(before, position, position.halfmoveClock());
    }

    /** A history without moves. The start position counts as having occurred once. */
    public static History of(Position start) {
        return new History(null, null, start);
    }

    /**
     * The history after one more move.
     *
     * @throws IllegalArgumentException if the move is not legal
     */
    public History play(Move next) {
        return new History(this, next, position.play(next));
    }

    /** The position after the last move. */
    public Position position() {
        return position;
    }

    /** How many moves of either side were made. */
    public int plies() {
        return plies;
    }

    /** How often the present position has occurred, itself included (9.2.2, 9.2.3). */
    public int repetitions() {
        return repetitions;
    }

    /** How often the position after a legal move would have occurred, for a claim with an intended move (9.2.1.1). */
    public int repetitionsAfter(Move intended) {
        Position next = position.play(intended);
        return 1 + occurrences(this, next, next.halfmoveClock());
    }

    /**
     * Whether the side to move may claim a draw by threefold repetition, as the position stands or by writing down a move
     * that brings it about (9.2.1).
     */
    public boolean canClaimThreefold() {
        return repetitions >= 3 || position.legalMoves().stream().anyMatch(next -> repetitionsAfter(next) >= 3);
    }

    /**
     * Whether the side to move may claim a draw because fifty moves of each side have passed without capture and pawn
     * move, or will have with the move that it writes down (9.3). A mated side has nothing to claim.
     */
    public boolean canClaimFifty() {
        if (position.halfmoveClock() >= 100) {
            return !position.isCheckmate();
        }
        return position.legalMoves().stream()
                .anyMatch(next -> position.play(next).halfmoveClock() >= 100);
    }

    /** The moves in order. */
    public List<Move> moves() {
        List<Move> moves = new ArrayList<>(plies);
        for (History h = this; h != null; h = h.before) {
            if (h.move != null) {
                moves.add(h.move);
            }
        }
        Collections.reverse(moves);
        return moves;
    }

    /**
     * The position after a number of plies; 0 is the start.
     *
     * @throws IndexOutOfBoundsException if the game is not that long
     */
    public Position at(int ply) {
        for (History h = this; h != null; h = h.before) {
            if (h.plies == ply) {
                return h.position;
            }
        }
        throw new IndexOutOfBoundsException("ply " + ply + " of a history of " + plies);
    }

    /** The plies (0 is the start) after which the present position stood on the board, the present one last. */
    public List<Integer> occurrences() {
        return pliesOf(position);
    }

    /** The plies (0 is the start) after which a position stood on the board. */
    public List<Integer> pliesOf(Position wanted) {
        List<Integer> found = new ArrayList<>();
        for (History h = this; h != null; h = h.before) {
            if (h.position.equals(wanted)) {
                found.add(h.plies);
            }
        }
        Collections.reverse(found);
        return found;
    }

    /** The history without its last move; this one if there is none. */
    public History back() {
        return before == null ? this : before;
    }

    /** Counts equal positions no further back than captures and pawn moves allow; the side to move is every second. */
    private static int occurrences(@Nullable History last, Position position, int reach) {
        int count = 0;
        int left = reach;
        for (History h = last; h != null && left > 0; h = h.before, left--) {
            if (h.position.equals(position)) {
                count++;
            }
        }
        return count;
    }
}
