package org.jadoube.host.engine;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** One line from an engine, as far as this program uses it. */
sealed interface FromEngine {

    /** The engine's name, {@code id name}. */
    record Name(String name) implements FromEngine {}

    /** An option that may be set; the bounds are those of a number, else 0. */
    record Offer(String name, String type, String usual, long min, long max) implements FromEngine {
        /** {@code wanted} brought within the bounds. */
        long bounded(long wanted) {
            return Math.max(min, Math.min(max, wanted));
        }
    }

    /** All options are told. */
    record UciOk() implements FromEngine {}

    /** Everything sent before is taken in. */
    record ReadyOk() implements FromEngine {}

    /** A line of play that the engine looks at: its rank from 1, how deep it was looked at, its score. */
    record Line(int rank, int depth, Score score, List<String> moves) implements FromEngine {
        public Line {
            moves = List.copyOf(moves);
        }
    }

    /** The end of thinking: the move, or null if the engine found none. */
    record BestMove(@Nullable String move) implements FromEngine {}

    /** A line that says nothing of use here; engines may say what they like. */
    record Other() implements FromEngine {}
}
