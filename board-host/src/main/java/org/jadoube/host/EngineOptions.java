package org.jadoube.host;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jadoube.host.engine.OpponentOptions;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options of {@code play} that let engines sit at the board. */
final class EngineOptions {

    @Option(
            names = "--opponent",
            split = ",",
            paramLabel = "NAME[:LEVEL]",
            description =
                    "play against an engine, as in stockfish:5 (level 1 to 20; given twice: they play each other)")
    private List<String> opponent = List.of();

    @Option(
            names = "--opponent-side",
            paramLabel = "SIDE",
            description = "where the engine sits: white, black or both (default: black)")
    private @Nullable String side;

    @Option(names = "--engine", paramLabel = "PATH", description = "the engine's program; any that speaks UCI")
    private @Nullable Path engine;

    @Option(names = "--book", paramLabel = "FILE", description = "an opening book for the engine, in Polyglot's format")
    private @Nullable Path book;

    /** What was typed. */
    OpponentOptions opponents() {
        return new OpponentOptions(
                opponent, Optional.ofNullable(engine), Optional.ofNullable(side), Optional.ofNullable(book));
    }
}
