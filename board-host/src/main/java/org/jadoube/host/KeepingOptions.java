package org.jadoube.host;

import java.nio.file.Path;
import org.jadoube.host.play.Keeping;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Where a game is kept, and whether the one that was not finished goes on. */
final class KeepingOptions {

    @Option(
            names = "--data",
            paramLabel = "DIR",
            description = "where games are kept, so that a cut of power loses nothing (default: your XDG state folder)")
    private @Nullable Path data;

    @Option(names = "--fresh", description = "begin a new game instead of going on with the one that was not finished")
    private boolean fresh;

    Keeping keeping() {
        return new Keeping(data, fresh);
    }
}
