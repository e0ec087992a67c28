package org.jadoube.rules.pgn;

import java.util.List;

/**
 * A variation: moves instead of the move that it stands after.
 *
 * @param comment what was noted before its first move, empty if nothing
 */
public record PgnLine(String comment, List<PgnMove> moves) {

    public PgnLine {
        moves = List.copyOf(moves);
    }

    /** The number of variations in this line, at any depth. */
    int variations() {
        int count = 0;
        for (PgnMove move : moves) {
            for (PgnLine line : move.variations()) {
                count += 1 + line.variations();
            }
        }
        return count;
    }
}
