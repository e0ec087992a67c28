package org.jadoube.host.archive;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import org.jadoube.host.UsageException;
import org.jadoube.host.journal.DataDirectory;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Which archive, and which games of it. */
final class FilterOptions {

    @Option(names = "--data", paramLabel = "DIR", description = "where games are kept (default: your XDG state folder)")
    private @Nullable Path data;

    @Option(names = "--player", paramLabel = "NAME", description = "games of this player; a part of the name is enough")
    private String player = "";

    @Option(names = "--from", paramLabel = "DATE", description = "not before 2026, 2026-11 or 2026-11-29")
    private String from = "";

    @Option(names = "--to", paramLabel = "DATE", description = "not after it")
    private String to = "";

    @Option(names = "--result", paramLabel = "RESULT", description = "1-0, 0-1, 1/2-1/2 or *")
    private String result = "";

    @Option(names = "--opening", paramLabel = "NAME", description = "a part of the opening's name")
    private String opening = "";

    @Option(names = "--rules", paramLabel = "RULES", description = "fide, club, home or learn")
    private String rules = "";

    Archive archive() {
        return new Archive(data == null ? DataDirectory.usual() : data);
    }

    GameFilter filter() {
        try {
            return new GameFilter(player, from, to, result, opening, rules);
        } catch (IllegalArgumentException e) {
            throw new UsageException(String.valueOf(e.getMessage()), e);
        }
    }

    /** The games meant; what cannot be read goes to {@code broken}, a line each. */
    List<ArchivedGame> games(Consumer<String> broken) {
        GameFilter filter = filter();
        return archive().games(broken).stream().filter(filter).toList();
    }
}
