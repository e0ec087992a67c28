package org.jadoube.host.play;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * The files that follow a game, as the command line has them; null: none.
 *
 * @param record the recording
 * @param events a line of JSON an event
 * @param pgn the game as PGN, whole after every move
 */
public record Outputs(
        @Nullable Path record,
        @Nullable Path events,
        @Nullable Path pgn) {

    /** None of them. */
    public static final Outputs NONE = new Outputs(null, null, null);

    /** The events alone. */
    public static Outputs events(Path file) {
        return new Outputs(null, file, null);
    }
}
