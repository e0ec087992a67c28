package org.jadoube.host.measure;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jadoube.host.UsageException;
import org.jadoube.host.hand.FaultPlan;
import org.jadoube.host.hand.GameScript;
import org.jadoube.host.hand.Hand;
import org.jadoube.host.hand.PgnScore;
import org.jadoube.host.hand.PlayedGame;
import org.jadoube.host.hand.Profiles;
import org.jadoube.host.hand.RandomGames;
import org.jadoube.host.hand.Sight;
import org.jadoube.host.recording.RecordingReader;
import org.jadoube.host.recording.Replay;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code bench inference}: games played by a simulated hand, run through the pipeline, compared with what was played. */
@Command(
        name = "inference",
        description = {
            "Plays games by a simulated hand, runs the sensors' frames through the pipeline and compares.",
            "wrong: games that end with a wrong move that nobody was asked about; open: not told to the end, or asked.",
            "wrong/10k: settled plies that were wrong when told; silent: of these, not asked about (with the right move"
                    + " among the choices) or amended before the next ply settled, or at the end. Times are board time from the last placing: median/p99."
        })
public final class InferenceBenchCommand implements Callable<Integer> {

    private static final long SEEDS_APART = 1_000_003;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Option(names = "--games", defaultValue = "100", paramLabel = "N", description = "games a profile (100)")
    private int games = 100;

    @Option(names = "--profile", defaultValue = "all", paramLabel = "P", description = "a hand, or all (all)")
    private String profile = "all";

    @Option(names = "--seed", defaultValue = "1", paramLabel = "S", description = "first seed (1)")
    private long seed = 1;

    @Option(
            names = "--sensor",
            defaultValue = "occupancy",
            paramLabel = "K",
            description = "occupancy, colour or identity (occupancy)")
    private String sensor = "occupancy";

    @Option(names = "--plies", defaultValue = "80", paramLabel = "N", description = "longest random game (80)")
    private int plies = 80;

    @Option(names = "--pgn", paramLabel = "FILE", description = "play these games instead of random ones")
    private @Nullable Path pgn;

    @Option(names = "--rules", defaultValue = "home", paramLabel = "R", description = "the rule set (home)")
    private String rules = "home";

    @Option(names = "--fault", paramLabel = "F", description = FaultPlan.HELP)
    private List<String> faults = List.of();

    @Option(
            names = "--keep",
            paramLabel = "DIR",
            description = "write the recordings of games that are not exact there")
    private @Nullable Path keep;

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        Sight sight = Sight.of(sensor);
        List<GameScript> scripts = scripts();
        List<FaultPlan> plans = faults.stream().map(FaultPlan::parse).toList();
        out.println(BenchReport.heading());
        for (String name : profile.equals("all") ? Profiles.names() : List.of(profile)) {
            BenchReport report = new BenchReport();
            for (int i = 0; i < games; i++) {
                long own = seed * SEEDS_APART + i;
                GameScript script = scripts.isEmpty()
                        ? GameScript.of(RandomGames.game(plies, own))
                        : scripts.get(i % scripts.size());
                Hand hand = Hand.of(Profiles.named(name), own, sight)
                        .under(rules)
                        .breaking(plans);
                one(name + "-" + own, hand.play(script), report);
            }
            out.println(report.line(name, sight.word()));
            out.flush();
        }
        return 0;
    }

    private List<GameScript> scripts() {
        if (pgn == null) {
            return List.of();
        }
        try {
            return PgnScore.read(pgn.toString(), Files.readString(pgn)).stream()
                    .map(PgnScore::script)
                    .toList();
        } catch (IOException e) {
            throw new UsageException(pgn + " cannot be read; name a PGN file that is there", e);
        }
    }

    private void one(String name, PlayedGame played, BenchReport report) {
        GameScore score = new GameScore(played);
        long before = System.nanoTime();
        try {
            Replay.run(new RecordingReader(name, played.lines().iterator()), score);
        } catch (IllegalArgumentException | IllegalStateException e) {
            // A program error in one game is a finding of the measurement, not its end.
            spec.commandLine().getErr().println("broke: " + name + ": " + e);
            report.broke();
        }
        report.add(score, System.nanoTime() - before);
        if (keep != null && !score.exact()) {
            save(keep.resolve(name + ".rec.jsonl"), played);
        }
    }

    private static void save(Path file, PlayedGame played) {
        List<String> lines = new ArrayList<>(played.lines());
        String truth = ",\"truth\":\"" + String.join(" ", played.moves()) + "\"}";
        lines.set(0, lines.getFirst().substring(0, lines.getFirst().length() - 1) + truth);
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
            Files.write(file, lines);
        } catch (IOException e) {
            throw new UsageException(file + " cannot be written; name a folder that can be", e);
        }
    }
}
