package org.jadoube.host.measure;

import java.io.PrintWriter;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jadoube.host.ExitCode;
import org.jadoube.host.hand.GameScript;
import org.jadoube.host.hand.Hand;
import org.jadoube.host.hand.Profiles;
import org.jadoube.host.hand.RandomGames;
import org.jadoube.host.hand.Sight;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code bench link}: how soon a settled move is with many viewers, and how soon one who was cut off is back. */
@Command(name = "link", description = "Measure the link: settled move to viewers, bytes a game, reconnects.")
public final class LinkBenchCommand implements Callable<Integer> {
    private static final double MILLI = 1_000_000.0;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Option(names = "--viewers", paramLabel = "N", defaultValue = "50", description = "how many follow (50)")
    private int viewers = 50;

    @Option(names = "--games", paramLabel = "N", defaultValue = "5", description = "games that are told (5)")
    private int games = 5;

    @Option(
            names = "--cuts",
            paramLabel = "P",
            defaultValue = "0",
            description = "chance of a cut a viewer and move (0)")
    private double cuts;

    @Option(
            names = "--reconnects",
            paramLabel = "N",
            defaultValue = "10000",
            description = "cuts of one viewer (10000)")
    private int reconnects = 10_000;

    @Override
    public Integer call() throws InterruptedException {
        PrintWriter out = spec.commandLine().getOut();
        List<Long> latencies = new ArrayList<>();
        List<Long> firsts = new ArrayList<>();
        long bytes = 0;
        int moves = 0;
        int wrong = 0;
        List<Long> resyncs = List.of();
        for (int seed = 1; seed <= games; seed++) {
            List<String> lines = Hand.of(Profiles.named("casual"), seed, Sight.OCCUPANCY)
                    .play(GameScript.of(RandomGames.game(80, seed)))
                    .lines();
            try (LinkRun run = new LinkRun("0", "", viewers)) {
                LinkRun.Outcome outcome = run.play(lines, cuts, seed);
                latencies.addAll(outcome.latencies());
                firsts.addAll(outcome.firsts());
                bytes += outcome.bytes();
                moves += outcome.moves();
                wrong += outcome.wrong();
                if (seed == games && reconnects > 0) {
                    resyncs = Arrays.stream(run.reconnect(reconnects)).boxed().toList();
                    out.printf(Locale.ROOT, "after %d cuts: %d connections open%n", reconnects, run.connected());
                }
            }
        }
        out.printf(
                Locale.ROOT,
                "%d viewers in the same process, heap %d MiB, %d processors, load %.1f%n",
                viewers,
                Runtime.getRuntime().maxMemory() >> 20,
                Runtime.getRuntime().availableProcessors(),
                ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage());
        out.printf(Locale.ROOT, "%-40s %8s %8s %8s%n", "ms", "p50", "p99", "longest");
        row(out, "settled move to the first viewer", firsts);
        row(out, "settled move to the move at any viewer", latencies);
        row(out, "cut to resync", resyncs);
        out.printf(
                Locale.ROOT,
                "games %d, moves %d, not in time %d; bytes a game and viewer %d%n",
                games,
                moves,
                wrong,
                bytes / games);
        return wrong == 0 && !resyncs.contains(Long.MAX_VALUE) ? ExitCode.OK : ExitCode.FAILURE;
    }

    private static void row(PrintWriter out, String what, List<Long> nanos) {
        List<Long> sorted = nanos.stream().sorted().toList();
        if (!sorted.isEmpty()) {
            out.printf(
                    Locale.ROOT,
                    "%-40s %8.2f %8.2f %8.2f%n",
                    what,
                    sorted.get(sorted.size() / 2) / MILLI,
                    sorted.get((int) (sorted.size() * 0.99)) / MILLI,
                    sorted.getLast() / MILLI);
        }
    }
}
