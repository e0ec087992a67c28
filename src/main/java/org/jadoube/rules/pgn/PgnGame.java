package org.jadoube.rules.pgn;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jadoube.rules.Move;
import org.jadoube.rules.Position;

/**
 * A game as PGN holds it.
 *
 * @param tags names and values in order
 * @param start the position before the first move, from the tag {@code FEN} or the usual one
 * @param comment what was noted before the first move, empty if nothing
 * @param moves the game itself
 * @param result {@code 1-0}, {@code 0-1}, {@code 1/2-1/2} or {@code *}
 */
public record PgnGame(Map<String, String> tags, Position start, String comment, List<PgnMove> moves, String result) {

    public PgnGame {
        if (!List.of("1-0", "0-1", "1/2-1/2", "*").contains(result)) {
            throw new IllegalArgumentException("a result is 1-0, 0-1, 1/2-1/2 or *, got " + result);
        }
        tags = Collections.unmodifiableMap(new LinkedHashMap<>(tags));
        moves = List.copyOf(moves);
    }

    /** A game without comments. */
    public static PgnGame of(Map<String, String> tags, Position start, List<Move> moves, String result) {
        return new PgnGame(tags, start, "", moves.stream().map(PgnMove::of).toList(), result);
    }

    /** The moves of the game itself, without what is noted beside them. */
    public List<Move> mainLine() {
        return moves.stream().map(PgnMove::move).toList();
    }

    /** The number of variations, those within others included. */
    public int variations() {
        return new PgnLine(comment, moves).variations();
    }
}
