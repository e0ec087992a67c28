package org.jadoube.host.hand;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jadoube.host.FailureException;
import org.jadoube.host.UsageException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code bench hand}: makes recordings of PGN games played by a simulated hand. */
@Command(name = "hand", description = "Makes recordings: the games of PGN files, played by a simulated hand.")
public final class HandCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Option(
            names = "--pgn",
            required = true,
            arity = "1..*",
            paramLabel = "FILE",
            description = "the games; their tags Hand, Seed and Sensor are used where the options are absent")
    private List<Path> files = List.of();

    @Option(names = "--profile", defaultValue = "", paramLabel = "P", description = "the hand (casual)")
    private String profile = "";

    @Option(names = "--seed", defaultValue = "", paramLabel = "S", description = "the seed (1)")
    private String seed = "";

    @Option(names = "--sensor", defaultValue = "", paramLabel = "K", description = "occupancy, colour or identity")
    private String sensor = "";

    @Option(names = "--fault", paramLabel = "F", description = FaultPlan.HELP)
    private List<String> faults = List.of();

    @Option(
            names = "--beside",
            description = "write NAME.rec.jsonl beside each NAME.pgn instead of printing the recording")
    private boolean beside;

    @Override
    public Integer call() {
        List<FaultPlan> broken = faults.stream().map(FaultPlan::parse).toList();
        for (Path file : files) {
            List<PgnScore> games = PgnScore.read(file.toString(), read(file));
            if (beside && games.size() != 1) {
                throw new UsageException(file + " holds " + games.size() + " games; --beside wants one a file");
            }
            for (PgnScore game : games) {
                write(
                        file,
                        new HandChoice(profile, seed, sensor)
                                .hand(game)
                                .breaking(broken)
                                .play(game.script()));
            }
        }
        return 0;
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UsageException(file + " cannot be read; name a PGN file that is there", e);
        }
    }

    private void write(Path file, PlayedGame played) {
        String text = String.join("\n", played.lines()) + "\n";
        if (!beside) {
            spec.commandLine().getOut().print(text);
            spec.commandLine().getOut().flush();
            return;
        }
        Path recording = Path.of(file.toString().replaceFirst("\\.pgn$", "") + ".rec.jsonl");
        try {
            Files.writeString(recording, text);
        } catch (IOException e) {
            throw new FailureException(recording + " cannot be written", e);
        }
    }
}
