package org.jadoube.host.measure;

import java.io.PrintWriter;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jadoube.arbiter.RuleSet;
import org.jadoube.arbiter.TimeControl;
import org.jadoube.game.GameEvent;
import org.jadoube.game.GameSession;
import org.jadoube.game.GameSetup;
import org.jadoube.game.Input;
import org.jadoube.rules.Move;
import org.jadoube.rules.Position;
import org.jadoube.rules.Side;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code bench arbiter}: what a ruling costs, and whether a long game with clock and claims slows down. */
@Command(
        name = "arbiter",
        description =
                "Measure what a ruling costs, and a long game with clock, claims and offers from its first to its last move.")
public final class ArbiterBenchCommand implements Callable<Integer> {

    /** Processor time of the thread alone: other work of the machine is no part of it. */
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    /** Every third move is tried unlawfully first. */
    private static final int UNLAWFUL = 3;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Option(
            names = "--moves",
            paramLabel = "N",
            defaultValue = "300",
            description = "moves of each side (default: 300)")
    private int moves = 300;

    @Option(names = "--games", paramLabel = "N", defaultValue = "5", description = "games that count (default: 5)")
    private int games = 5;

    @Option(names = "--warmup", paramLabel = "N", defaultValue = "2", description = "games before them (default: 2)")
    private int warmup = 2;

    private final Sample ruling = new Sample();
    private final Sample input = new Sample();
    private final Sample early = new Sample();
    private final Sample late = new Sample();
    private final Sample earlyRulings = new Sample();
    private final Sample lateRulings = new Sample();

    @Override
    public Integer call() {
        for (int game = -warmup; game < games; game++) {
            if (game == 0) {
                List.of(ruling, input, early, late, earlyRulings, lateRulings).forEach(Sample::clear);
            }
            new OneGame(LongGame.moves(2 * moves, game + warmup + 1L)).play();
        }
        PrintWriter out = spec.commandLine().getOut();
        ruling.print(out, "press to ruling, processor time, us", 1_000.0);
        input.print(out, "any input to its events, processor time, us", 1_000.0);
        growth(out, "an input", early, late);
        growth(out, "a ruling", earlyRulings, lateRulings);
        return 0;
    }

    private static void growth(PrintWriter out, String what, Sample first, Sample last) {
        out.printf(
                Locale.ROOT,
                "%s in the last third of the game to the first third: mean %.2f, median %.2f%n",
                what,
                last.mean() / first.mean(),
                last.at(0.5) / first.at(0.5));
    }

    /** One long game, played by hands, levers and words. */
    private final class OneGame {
        private final List<Move> line;
        private final GameSession session;
        private Position position;
        private int ply;
        private long t;
        private long took;
        private boolean ruled;

        OneGame(List<Move> line) {
            this.line = line;
            RuleSet rules = RuleSet.parse("fide", List.of("no-penalty", "no-touch-move"));
            this.session = new GameSession(GameSetup.usual()
                    .with(new GameSetup.Changes(
                            rules, null, TimeControl.parse("36000+30"), null, null, null, Map.of())));
            this.position = Position.initial();
        }

        void play() {
            for (Move move : line) {
                Side side = position.turn();
                if (ply % UNLAWFUL == 0) {
                    unlawful(move, side);
                }
                words(side);
                lawful(move);
                press(side);
                position = position.play(move);
                ply++;
            }
            on(500, new Input.End(t + 500));
        }

        /** The man goes where no move takes him, the clock is pressed, and he comes back. */
        private void unlawful(Move move, Side side) {
            int astray = 0;
            while (position.at(astray) != null || reaches(move.from(), astray)) {
                astray++;
            }
            on(400, new Input.Lift(t + 400, move.from(), null, null));
            on(400, new Input.Place(t + 400, astray, null, null));
            ruled = false;
            took = 0;
            press(side);
            if (ruled) {
                ruling.add(took);
                third(earlyRulings, lateRulings, took);
            }
            on(400, new Input.Lift(t + 400, astray, null, null));
            on(400, new Input.Place(t + 400, move.from(), null, null));
        }

        private boolean reaches(int from, int to) {
            return position.legalMoves().stream().anyMatch(move -> move.from() == from && move.to() == to);
        }

        /** A claim by the wrong player, an offer and its answer. */
        private void words(Side side) {
            say("claim-threefold", side.other());
            say("offer-draw", side);
            say("decline-draw", side.other());
        }

        private void lawful(Move move) {
            on(400, new Input.Lift(t + 400, move.from(), null, null));
            if (move.captured() != null) {
                on(200, new Input.Lift(t + 200, move.victim(), null, null));
            }
            on(300, new Input.Place(t + 300, move.to(), position.turn(), move.promotion()));
            if (move.rookFrom() >= 0) {
                on(300, new Input.Lift(t + 300, move.rookFrom(), null, null));
                on(300, new Input.Place(t + 300, move.rookTo(), null, null));
            }
        }

        /** A press is judged a moment after it, when edges of the same time have come. */
        private void press(Side side) {
            on(500, new Input.Press(t + 500, side));
            on(30, new Input.Tick(t + 30));
        }

        private void say(String word, Side by) {
            on(50, new Input.Say(t + 50, word, by, Map.of()));
        }

        private void third(Sample first, Sample last, long cost) {
            if (ply < line.size() / 3) {
                first.add(cost);
            } else if (ply >= line.size() * 2 / 3) {
                last.add(cost);
            }
        }

        private void on(long later, Input next) {
            t += later;
            long start = THREADS.getCurrentThreadCpuTime();
            List<GameEvent> events = session.on(next);
            long cost = THREADS.getCurrentThreadCpuTime() - start;
            took += cost;
            input.add(cost);
            third(early, late, cost);
            ruled |= events.stream().anyMatch(GameEvent.Ruled.class::isInstance);
        }
    }
}
