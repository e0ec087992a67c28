package org.jadoube.host;

import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jadoube.host.journal.DataDirectory;
import org.jadoube.host.play.BoardChoice;
import org.jadoube.host.play.GameTerms;
import org.jadoube.host.play.Keeping;
import org.jadoube.host.play.LentBoard;
import org.jadoube.host.play.Play;
import org.jadoube.host.play.PlayOptions;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code jadoube engine}: the board as an engine that a chess program starts. */
@Command(name = "engine", description = "Be the engine of a chess program: the human at the board makes its moves.")
final class EngineCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Option(
            names = "--protocol",
            required = true,
            paramLabel = "P",
            description = "cecp (XBoard, WinBoard), uci, or scid (its input engine)")
    private String protocol = "";

    @Option(
            names = "--board",
            paramLabel = "BOARD",
            description =
                    "as with play; link:HOST:PORT is a service that runs elsewhere (default: the board of the service"
                            + " that runs on this machine with the same data, else simulated)")
    private @Nullable String board;

    @Option(
            names = "--port",
            paramLabel = "N",
            defaultValue = "0",
            description = "port of the page on this machine; 0: any free one, told on standard error (default: 0)")
    private int port;

    @Option(names = "--rules", paramLabel = "RULES", description = "fide, club, home or learn (default: home)")
    private @Nullable String rules;

    @Option(
            names = "--data",
            paramLabel = "DIR",
            description = "where the games are kept (default: nowhere for long), and whose service is joined")
    private @Nullable Path data;

    @Override
    public Integer call() throws InterruptedException {
        // Programs read every line of standard output as one of theirs.
        PrintStream out = new PrintStream(System.out, false, StandardCharsets.UTF_8);
        PrintWriter err = spec.commandLine().getErr();
        Optional<String> lent =
                board == null ? LentBoard.of(data == null ? DataDirectory.usual() : data, err) : Optional.empty();
        String on = board == null ? lent.orElse(BoardChoice.SIMULATED.name()) : board;
        // The data is the service's, which keeps what is played there itself.
        PlayOptions options = PlayOptions.usual(new Keeping(lent.isPresent() ? null : data, true))
                .on(BoardChoice.SIMULATED.named(on))
                .by(GameTerms.of(rules))
                .atPort(port);
        Play.program(options, protocol, System.in, out, err);
        return ExitCode.OK;
    }
}
