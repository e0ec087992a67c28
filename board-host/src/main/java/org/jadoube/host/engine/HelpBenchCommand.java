package org.jadoube.host.engine;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jadoube.game.GameEvent;
import org.jadoube.game.GameSession;
import org.jadoube.game.GameSetup;
import org.jadoube.game.GameView;
import org.jadoube.game.Input;
import org.jadoube.host.FailureException;
import org.jadoube.host.UsageException;
import org.jadoube.host.measure.Sample;
import org.jadoube.rules.Move;
import org.jadoube.rules.Position;
import org.jadoube.rules.Square;
import org.jadoube.sensing.Reading;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/**
 * {@code jadoube bench help}: how soon the lights answer a lifted man while no engine thinks and while one does, how soon his
 * squares are graded, and what an engine takes of the machine.
 */
@Command(
        name = "help",
        description = "Measure a lift's lights with and without an engine that thinks, and how soon moves are graded.")
public final class HelpBenchCommand implements Callable<Integer> {

    /** How long a grading may take before it is given up, in s. */
    private static final int PATIENCE = 30;

    /** Lifts that warm the code up before those that count. */
    private static final int WARM = 2_000;

    private static final int LIFTS = 4_000;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Option(
            names = "--positions",
            paramLabel = "N",
            defaultValue = "60",
            description = "positions that are graded (default: 60)")
    private int positions;

    @Option(
            names = "--opponent",
            paramLabel = "NAME",
            defaultValue = "stockfish",
            description = "the engine (default: stockfish)")
    private String name = "stockfish";

    @Option(names = "--engine", paramLabel = "PATH", description = "the engine's program")
    private @Nullable Path program;

    @Option(names = "--seed", paramLabel = "N", defaultValue = "1", description = "which moves are played (default: 1)")
    private long seed;

    private record Told(Snapshot snapshot, long at) {}

    @Override
    public Integer call() throws InterruptedException {
        EngineChoice choice = choice();
        PrintWriter out = spec.commandLine().getOut();
        lifts(WARM);
        Sample quiet = lifts(LIFTS);
        Sample busy;
        try (Engine engine = Engine.start(choice.name(), choice.program(), EngineSettings.advising(false))) {
            Thread thinking = Thread.ofPlatform().daemon().start(() -> think(engine));
            busy = lifts(LIFTS);
            out.printf("engine, resident memory: %s%n", resident(engine.pid()));
            engine.interrupt(1);
            thinking.join();
        } catch (EngineTrouble e) {
            throw new FailureException(e.line(), e);
        }
        quiet.print(out, "lift to light scene, no engine, own time, us", 1_000);
        busy.print(out, "lift to light scene, an engine thinks, own time, us", 1_000);
        out.printf(Locale.ROOT, "ratio of the medians %.2f%n", busy.at(0.5) / quiet.at(0.5));
        gradings(choice, out);
        out.flush();
        return 0;
    }

    private EngineChoice choice() {
        try {
            return EngineChoice.read(name, Optional.ofNullable(program), Engines.ofThisMachine());
        } catch (IllegalArgumentException e) {
            throw new UsageException(String.valueOf(e.getMessage()), e);
        }
    }

    private static void think(Engine engine) {
        try {
            engine.think(new Search(null, List.of(), Limit.millis(600_000), 1), 0);
        } catch (EngineTrouble e) {
            throw new FailureException(e.line(), e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Men are lifted and put back; what is measured is from the frame that holds to its lights. */
    private static Sample lifts(int count) {
        Sample sample = new Sample();
        GameSetup setup = setup("targets");
        GameSession session = new GameSession(setup);
        long full = setup.start().occupied();
        session.on(new Input.Frame(0, new Reading.Occupancy(full)));
        long t = 1_000;
        List<Move> moves = setup.start().legalMoves();
        for (int i = 0; i < count; i++) {
            long up = full & ~Square.bit(moves.get(i % moves.size()).from());
            session.on(new Input.Frame(t, new Reading.Occupancy(up)));
            long began = System.nanoTime();
            List<GameEvent> events = session.on(new Input.Tick(t + 20));
            long took = System.nanoTime() - began;
            if (events.stream().noneMatch(GameEvent.Lights.class::isInstance)) {
                throw new IllegalStateException("a lift lit nothing");
            }
            sample.add(took);
            session.on(new Input.Frame(t + 500, new Reading.Occupancy(full)));
            session.on(new Input.Tick(t + 1_500));
            t += 2_000;
        }
        return sample;
    }

    private static GameSetup setup(String help) {
        return GameSetup.usual()
                .with(new GameSetup.Changes(null, null, null, null, null, null, Map.of("help.white", help)));
    }

    private void gradings(EngineChoice choice, PrintWriter out) throws InterruptedException {
        BlockingQueue<Told> told = new LinkedBlockingQueue<>();
        Sample first = new Sample();
        Sample second = new Sample();
        SplittableRandom dice = new SplittableRandom(seed);
        Position position = Position.initial();
        try (Grader grader = new Grader(choice, (of, grades) -> told.add(new Told(of, System.nanoTime())))) {
            for (int i = 0; i <= positions; i++) {
                List<Move> moves = position.legalMoves();
                position = moves.isEmpty() ? Position.initial() : position.play(moves.get(dice.nextInt(moves.size())));
                if (position.legalMoves().isEmpty()) {
                    continue;
                }
                long began = System.nanoTime();
                grader.look(new Snapshot(i + 1, view(position), -1));
                long glance = await(told) - began;
                long look = await(told) - began;
                if (i == 0) {
                    out.printf(Locale.ROOT, "first grading, the engine's start included, ms: %d%n", glance / 1_000_000);
                } else {
                    first.add(glance);
                    second.add(look);
                }
            }
        }
        first.print(out, "position to first grading, ms", 1_000_000);
        second.print(out, "position to second grading, ms", 1_000_000);
    }

    private static GameView view(Position position) {
        GameSetup setup = setup("grades").with(new GameSetup.Changes(null, position, null, null, null, null, Map.of()));
        return new GameSession(setup).view();
    }

    private static long await(BlockingQueue<Told> told) throws InterruptedException {
        Told next = told.poll(PATIENCE, TimeUnit.SECONDS);
        if (next == null) {
            throw new FailureException("no grading within " + PATIENCE + " s");
        }
        return next.at();
    }

    /** What a process takes of memory, as the system tells it. */
    private static String resident(long pid) {
        try {
            return Files.readAllLines(Path.of("/proc/" + pid + "/status")).stream()
                    .filter(line -> line.startsWith("VmRSS:"))
                    .map(line -> line.substring("VmRSS:".length()).strip())
                    .findFirst()
                    .orElse("not told by this system");
        } catch (IOException e) {
            return "not told by this system";
        }
    }
}
