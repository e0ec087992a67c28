package org.jadoube.host.measure;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.jadoube.host.FailureException;
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
            "faults: sensor faults told; false: of these, such as the board did not have. bounded: how often in 10,000 frames a bound on"
                    + " the work for one scan was told.",
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
            description = "occupancy, colour, identity or all (occupancy)")
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

    @Option(
            names = "--jobs",
            paramLabel = "N",
            description = "games at a time (the number of cores); figures do not depend on it")
    private int jobs = Runtime.getRuntime().availableProcessors();

    @Option(names = "--table", description = "print a table in Markdown")
    private boolean table;

    @Override
    public Integer call() throws InterruptedException {
        PrintWriter out = spec.commandLine().getOut();
        List<Sight> sights = sensor.equals("all") ? List.of(Sight.values()) : List.of(Sight.of(sensor));
        List<GameScript> scripts = scripts();
        List<FaultPlan> plans = faults.stream().map(FaultPlan::parse).toList();
        out.println(table ? BenchReport.tableHeading() : BenchReport.heading());
        for (Sight sight : sights) {
            for (String name : profile.equals("all") ? Profiles.names() : List.of(profile)) {
                BenchReport report = all(name, sight, scripts, plans);
                out.println(table ? report.row(name, sight.word()) : report.line(name, sight.word()));
                out.flush();
            }
        }
        return 0;
    }

    /** Games share nothing but the report, so as many run at a time as there are cores. */
    private BenchReport all(String name, Sight sight, List<GameScript> scripts, List<FaultPlan> plans)
            throws InterruptedException {
        BenchReport report = new BenchReport();
        try (ExecutorService workers = Executors.newFixedThreadPool(Math.max(1, jobs))) {
            List<Callable<Boolean>> work = new ArrayList<>();
            for (int i = 0; i < games; i++) {
                long own = seed * SEEDS_APART + i;
                int index = i;
                work.add(() -> {
                    GameScript script = scripts.isEmpty()
                            ? GameScript.of(RandomGames.game(plies, own))
                            : scripts.get(index % scripts.size());
                    Hand hand = Hand.of(Profiles.named(name), own, sight)
                            .under(rules)
                            .breaking(plans);
                    one(name + "-" + own, hand.play(script), report);
                    return true;
                });
            }
            for (Future<Boolean> done : workers.invokeAll(work)) {
                done.get();
            }
        } catch (ExecutionException e) {
            throw new FailureException("a game could not be measured: " + e.getCause(), e);
        }
        return report;
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
