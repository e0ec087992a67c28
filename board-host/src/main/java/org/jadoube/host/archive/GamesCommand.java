package org.jadoube.host.archive;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import org.jadoube.host.ExitCode;
import org.jadoube.host.ShowGameCommand;
import org.jadoube.host.journal.DataDirectory;
import org.jadoube.rules.pgn.ByteSource;
import org.jadoube.rules.pgn.PgnEntry;
import org.jadoube.rules.pgn.PgnReader;
import org.jadoube.rules.pgn.PgnWriter;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The command {@code games}: the archive of finished games. */
@Command(
        name = "games",
        description = "The archive: every game that was played to its end, and what games of others were added.",
        subcommands = {
            GamesCommand.ListGames.class,
            ShowGameCommand.class,
            GamesCommand.Export.class,
            GamesCommand.Import.class,
            GamesCommand.Stats.class
        })
public final class GamesCommand implements Runnable {

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Override
    public void run() {
        spec.commandLine().usage(spec.commandLine().getOut());
    }

    private static void tell(CommandSpec spec, String line) {
        spec.commandLine().getErr().println("jadoube: " + line);
    }

    /** {@code games list}. */
    @Command(name = "list", description = "Lists games: number, date, players, result, plies, opening.")
    static final class ListGames implements Runnable {

        @Spec
        private CommandSpec spec = CommandSpec.create();

        @Mixin
        private FilterOptions options = new FilterOptions();

        @Option(names = "--json", description = "as JSON, the newest first")
        private boolean json;

        @Override
        public void run() {
            List<ArchivedGame> games = options.games(line -> tell(spec, line));
            PrintWriter out = spec.commandLine().getOut();
            if (json) {
                out.println(ArchiveJson.list(games));
                return;
            }
            for (ArchivedGame game : games) {
                out.println(String.format(
                        Locale.ROOT,
                        "%4d  %s  %s - %s  %s  %d plies  %s",
                        game.number(),
                        game.date(),
                        game.tag("White"),
                        game.tag("Black"),
                        game.game().result(),
                        game.plies(),
                        game.opening()));
            }
            if (games.isEmpty()) {
                out.println("no such game in " + options.archive().file());
            }
        }
    }

    /** {@code games export}. */
    @Command(name = "export", description = "Writes games as PGN, to a file or to standard output.")
    static final class Export implements Callable<Integer> {

        @Spec
        private CommandSpec spec = CommandSpec.create();

        @Mixin
        private FilterOptions options = new FilterOptions();

        @Parameters(paramLabel = "FILE", arity = "0..1", description = "where to; standard output if not said")
        private @Nullable Path file;

        @Override
        public Integer call() throws IOException {
            List<ArchivedGame> games = options.games(line -> tell(spec, line));
            StringBuilder text = new StringBuilder();
            games.forEach(game -> text.append(PgnWriter.write(game.game())));
            if (file == null) {
                spec.commandLine().getOut().print(text);
            } else {
                Files.writeString(file, text);
                spec.commandLine().getOut().println(games.size() + " games in " + file);
            }
            return ExitCode.OK;
        }
    }

    /** {@code games import}. */
    @Command(name = "import", description = "Adds the games of PGN files that are not in the archive yet.")
    static final class Import implements Callable<Integer> {

        @Spec
        private CommandSpec spec = CommandSpec.create();

        @Option(
                names = "--data",
                paramLabel = "DIR",
                description = "where games are kept (default: your XDG state folder)")
        private @Nullable Path data;

        @Parameters(paramLabel = "FILE", arity = "1..*", description = "PGN files")
        private List<Path> files = List.of();

        private int added;
        private int known;
        private int broken;

        @Override
        public Integer call() throws IOException {
            Archive archive = new Archive(data == null ? DataDirectory.usual() : data);
            Set<String> seen = new HashSet<>();
            archive.games(line -> tell(spec, line)).forEach(game -> seen.add(PgnWriter.write(game.game())));
            for (Path file : files) {
                archive.add(newOf(file, seen));
            }
            spec.commandLine()
                    .getOut()
                    .println(
                            added + " games added, " + known + " were there already, " + broken + " could not be read");
            return broken == 0 ? ExitCode.OK : ExitCode.FAILURE;
        }

        private String newOf(Path file, Set<String> seen) throws IOException {
            StringBuilder text = new StringBuilder();
            PgnReader reader = new PgnReader(ByteSource.of(Files.readAllBytes(file)));
            while (reader.hasNext()) {
                switch (reader.next()) {
                    case PgnEntry.Read read -> {
                        String game = PgnWriter.write(read.game());
                        boolean fresh = seen.add(game);
                        added += fresh ? 1 : 0;
                        known += fresh ? 0 : 1;
                        text.append(fresh ? game : "");
                    }
                    case PgnEntry.Broken no -> {
                        broken++;
                        tell(spec, file + ":" + no.line() + ": " + no.reason());
                    }
                }
            }
            return text.toString();
        }
    }

    /** {@code games stats}. */
    @Command(name = "stats", description = "Counts results by colour, player, opening and rules.")
    static final class Stats implements Runnable {

        @Spec
        private CommandSpec spec = CommandSpec.create();

        @Mixin
        private FilterOptions options = new FilterOptions();

        @Option(names = "--json", description = "as JSON")
        private boolean json;

        @Override
        public void run() {
            Statistics statistics = Statistics.of(options.games(line -> tell(spec, line)));
            PrintWriter out = spec.commandLine().getOut();
            if (json) {
                out.println(ArchiveJson.statistics(statistics));
                return;
            }
            out.println(line("all games", statistics.all()));
            for (Map.Entry<String, PlayerScore> player : statistics.players().entrySet()) {
                PlayerScore score = player.getValue();
                String pace = score.secondsAMove() < 0
                        ? ""
                        : String.format(Locale.ROOT, ", used %s, %.1f s a move", score.used(), score.secondsAMove());
                out.println("  " + player.getKey() + ": " + score.points() + " of " + score.games() + " (+"
                        + score.wins() + " =" + score.draws() + " -" + score.losses() + "), " + score.asWhite()
                        + " with White" + pace);
            }
            statistics.openings().forEach((name, tally) -> out.println(line("  opening " + name, tally)));
            statistics.rules().forEach((name, tally) -> out.println(line("  rules " + name, tally)));
        }

        private static String line(String name, Tally tally) {
            int[] parts = tally.perMille();
            return String.format(
                    Locale.ROOT,
                    "%s: %d; White %d (%.1f %%), drawn %d (%.1f %%), Black %d (%.1f %%), open %d (%.1f %%)",
                    name,
                    tally.games(),
                    tally.white(),
                    parts[0] / 10.0,
                    tally.draws(),
                    parts[1] / 10.0,
                    tally.black(),
                    parts[2] / 10.0,
                    tally.open(),
                    parts[3] / 10.0);
        }
    }
}
