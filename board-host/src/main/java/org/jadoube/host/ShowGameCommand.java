package org.jadoube.host;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.jadoube.host.archive.Archive;
import org.jadoube.host.archive.ArchivedGame;
import org.jadoube.host.config.Config;
import org.jadoube.host.config.ConfigFiles;
import org.jadoube.host.journal.DataDirectory;
import org.jadoube.host.play.BoardChoice;
import org.jadoube.host.show.ShowGame;
import org.jadoube.rules.Position;
import org.jadoube.rules.pgn.PgnMove;
import org.jadoube.rules.pgn.PgnWriter;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code games show}: one game as a score, or again on the board. */
@Command(
        name = "show",
        description =
                "Shows one game: its score and the board at its end; with --board again on the board, forwards and"
                        + " backwards, by its lights.")
public final class ShowGameCommand implements Runnable {

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Option(names = "--data", paramLabel = "DIR", description = "where games are kept (default: your XDG state folder)")
    private @Nullable Path data;

    @Option(
            names = "--board",
            paramLabel = "BOARD",
            arity = "0..1",
            fallbackValue = "",
            description =
                    "on the board: that of the service that runs on the same data; if none does, this one, as play"
                            + " --board names it (default: the one of the configuration file)")
    private @Nullable String board;

    @Parameters(paramLabel = "NUMBER", description = "the game's number in games list")
    private int number;

    @Override
    public void run() {
        Path folder = data == null ? DataDirectory.usual() : data;
        Archive archive = new Archive(folder);
        ArchivedGame game = archive.games(line -> spec.commandLine().getErr().println("jadoube: " + line)).stream()
                .filter(it -> it.number() == number)
                .findFirst()
                .orElseThrow(() -> new UsageException(
                        "there is no game " + number + " in " + archive.file() + "; games list shows them"));
        PrintWriter out = spec.commandLine().getOut();
        if (board == null) {
            score(game, out);
        } else {
            BufferedReader keys = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
            new ShowGame(folder, BoardChoice.SIMULATED.named(board.isEmpty() ? configured() : board), keys, out)
                    .show(game);
        }
    }

    private static void score(ArchivedGame game, PrintWriter out) {
        out.print(PgnWriter.write(game.game()));
        Position position = game.game().start();
        for (PgnMove move : game.game().moves()) {
            position = position.play(move.move());
        }
        TextBoard.lines(position.fen()).forEach(out::println);
    }

    /** The board of the configuration file that holds for play, else the usual one. */
    private static String configured() {
        CommandSpec play = new CommandLine(new PlayCommand()).getCommandSpec();
        String named = ConfigFiles.find(List.of(), System.getenv())
                .map(file -> Config.read(file, play).defaultValue(play.findOption("--board")))
                .orElse(null);
        return named == null ? BoardChoice.SIMULATED.name() : named;
    }
}
