package org.jadoube.host.measure;

import java.io.PrintWriter;
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
    private static final double MICRO = 1_000.0;

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
        int wrong = 0;
        for (int seed = 1; seed <= games; seed++) {
            List<String> lines = Hand.of(Profiles.named("casual"), seed, Sight.OCCUPANCY)
                    .play(GameScript.of(RandomGames.game(80, seed)))
                    .lines();
            try (LinkRun run = new LinkRun("0", "", viewers)) {
                LinkRun.Outcome outcome = run.play(lines, cuts, seed);
                wrong += outcome.wrong();
                out.printf(
                        Locale.ROOT,
                        "viewers %d moves %d wrong %d; settled move to viewer, us: p50 %.0f p99 %.0f max %.0f; bytes a viewer %d%n",
                        viewers,
                        outcome.moves(),
                        outcome.wrong(),
                        outcome.micros(0.5),
                        outcome.micros(0.99),
                        outcome.micros(1),
                        outcome.bytes());
                if (seed == games && reconnects > 0) {
                    wrong += reconnects(run, out);
                }
            }
        }
        return wrong == 0 ? ExitCode.OK : ExitCode.FAILURE;
    }

    private int reconnects(LinkRun run, PrintWriter out) throws InterruptedException {
        long[] took = run.reconnect(reconnects);
        boolean back = took[took.length - 1] < Long.MAX_VALUE;
        out.printf(
                Locale.ROOT,
                "reconnects %d all back %b; cut to resync, us: p50 %.0f p99 %.0f max %.0f; open connections %d, threads %d%n",
                reconnects,
                back,
                took[took.length / 2] / MICRO,
                took[(int) (took.length * 0.99)] / MICRO,
                took[took.length - 1] / MICRO,
                run.connected(),
                Thread.activeCount());
        return back ? 0 : 1;
    }
}
