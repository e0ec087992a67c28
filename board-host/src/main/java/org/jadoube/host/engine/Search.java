package org.jadoube.host.engine;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One thing that an engine is asked to think about.
 *
 * @param fen the first position that is known, as the engine reads it; null: the usual start
 * @param moves the moves from there, in UCI
 * @param limit how long
 * @param lines how many of the best moves are wanted with their scores, from 1
 */
record Search(@Nullable String fen, List<String> moves, Limit limit, int lines) {
    Search {
        moves = List.copyOf(moves);
        if (lines < 1) {
            throw new IllegalArgumentException("at least one line is wanted, not " + lines);
        }
    }
}
