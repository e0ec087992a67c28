package org.jadoube.host.play;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * How a game is kept, as the command line has it.
 *
 * @param data the data directory; null: the usual one
 * @param fresh whether a game that was not finished is left
 */
public record Keeping(@Nullable Path data, boolean fresh) {

    /** Keeps the game in {@code data} and goes on with the one that was not finished there. */
    public static Keeping in(Path data) {
        return new Keeping(data, false);
    }
}
