package org.jadoube.host.measure;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.LongFunction;
import org.jadoube.arbiter.RemoteSides;
import org.jadoube.game.GameEvent;
import org.jadoube.game.GameSession;
import org.jadoube.game.GameSetup;
import org.jadoube.game.GameView;
import org.jadoube.game.Input;
import org.jadoube.hardware.Board;
import org.jadoube.hardware.BoardListener;
import org.jadoube.hardware.dgt.ClockTimes;
import org.jadoube.hardware.foreign.ForeignPlace;
import org.jadoube.hardware.scan.DeviceReport;
import org.jadoube.hardware.wiring.Button;
import org.jadoube.host.bridge.ClockFace;
import org.jadoube.host.bridge.Follower;
import org.jadoube.host.bridge.Mirror;
import org.jadoube.host.bridge.Placement;
import org.jadoube.host.bridge.Standing;
import org.jadoube.host.bridge.Table;
import org.jadoube.host.bridge.dgt.DgtMirror;
import org.jadoube.host.recording.RecordingReader;
import org.jadoube.rules.Side;
import org.jadoube.sensing.Reading;
import org.jadoube.sensing.SensorKind;
import org.jspecify.annotations.Nullable;

/**
 * One recorded game through a real serial line: our board plays it, a DGT board is made of it, our reader takes that for a board
 * and plays it again. The game's time is that of the recording; the line takes its own.
 */
public final class DgtGame {
    private static final long PATIENCE = 5_000;

    /**
     * What came of it.
     *
     * @param sent the moves of our game, UCI
     * @param read the moves of the game at the other end, which has an arbiter of its own and takes the men for what it is told
     * @param missed positions after moves that did not stand at the other end, from the first such on
     * @param boards how often the other end did not see the same men in time
     * @param clocks how often it did not see the same clock
     */
    public record Outcome(List<String> sent, List<String> read, int missed, int boards, int clocks) {
        /** Copies the lists. */
        public Outcome {
            sent = List.copyOf(sent);
            read = List.copyOf(read);
        }

        /** Whether all that was told arrived: the position after each move, every board and every time. */
        public boolean isTold() {
            return missed == 0 && boards == 0 && clocks == 0;
        }

        /** Whether the other end plays the same game besides. */
        public boolean isSame() {
            return sent.equals(read) && isTold();
        }
    }

    private final GameSession here;
    private final GameSession there;
    private final Follower follower;
    private final Reader reader = new Reader();
    private long t;
    private Reading.@Nullable Identity seen;
    private final Deque<Reading.Identity> wanted = new ArrayDeque<>();
    private int boards;
    private int clocks;

    private DgtGame(GameSetup setup, Mirror mirror) {
        this.here = new GameSession(setup);
        this.there = new GameSession(identity(setup));
        this.follower = new Follower(List.of(mirror), here::view);
    }

    /** Plays the lines of a recording through the two ends of {@code line}. */
    public static Outcome play(List<String> lines, PtyPair line) throws InterruptedException {
        RecordingReader recording = new RecordingReader("game", lines.iterator());
        try (DgtMirror mirror = DgtMirror.open(line.board(), Map.of(), new Alone())) {
            return new DgtGame(recording.header(), mirror).run(recording, line);
        }
    }

    private static GameSetup identity(GameSetup setup) {
        return new GameSetup(
                SensorKind.IDENTITY,
                setup.start(),
                setup.history(),
                setup.rules(),
                setup.time(),
                setup.clock(),
                setup.levers(),
                false,
                RemoteSides.NONE,
                setup.offences(),
                setup.names());
    }

    private Outcome run(RecordingReader recording, PtyPair line) throws InterruptedException {
        follower.start();
        try (Board board =
                ForeignPlace.dgt(line.pc(), System::nanoTime, reader::clock).open(reader)) {
            board.start();
            for (Input input = recording.next(); input != null; input = recording.next()) {
                while (here.nextDue() < input.t()) {
                    take(new Input.Tick(here.nextDue() + 1));
                }
                take(input);
            }
            // What was told last is still on its way.
            while (!wanted.isEmpty() && reader.await(() -> !reader.inputs.isEmpty())) {
                hear(List.of());
            }
        }
        there.on(new Input.End(t));
        return new Outcome(moves(here), moves(there), wanted.size(), boards, clocks);
    }

    private static List<String> moves(GameSession session) {
        return session.view().plies().stream().map(GameView.PlyView::uci).toList();
    }

    private void take(Input input) throws InterruptedException {
        t = Math.max(t, input.t());
        follower.input(input);
        List<GameEvent> events = here.on(input);
        if (!events.isEmpty()) {
            follower.events(events);
            compare();
        }
        hear(events);
        there.on(new Input.Tick(t));
    }

    /** Takes what the other end sees; the positions after all moves must stand there, one after the other. */
    private void hear(List<GameEvent> events) {
        for (GameEvent event : events) {
            String stands = DgtMirror.stands(event);
            if (stands != null) {
                wanted.add(Placement.read(stands));
            }
        }
        look();
        for (LongFunction<Input> next = reader.next(); next != null; next = reader.next()) {
            Input input = next.apply(t);
            if (input instanceof Input.Frame frame && frame.reading() instanceof Reading.Identity men) {
                seen = men;
                look();
            }
            there.on(input);
        }
    }

    private void look() {
        while (!wanted.isEmpty() && wanted.getFirst().equals(seen)) {
            wanted.removeFirst();
        }
    }

    private void compare() throws InterruptedException {
        Standing standing = follower.standing();
        if (!reader.await(() -> standing.men().equals(reader.men))) {
            boards++;
        }
        ClockFace clock = standing.clock();
        if (clock != null && !reader.await(() -> same(clock, reader.times))) {
            clocks++;
        }
    }

    /** Whether the wire tells what the clock shows, to the second. */
    private static boolean same(ClockFace clock, @Nullable ClockTimes times) {
        long now = System.nanoTime();
        return times != null
                && Math.abs(times.left().seconds() * 1000L - clock.left(Side.WHITE, now)) < 1_000
                && Math.abs(times.right().seconds() * 1000L - clock.left(Side.BLACK, now)) < 1_000
                && (clock.running() != null) == ((times.status() & ClockTimes.RUNNING) != 0)
                && (clock.running() == null
                        || (clock.running() == Side.WHITE) == ((times.status() & ClockTimes.LEFT_TO_MOVE) != 0));
    }

    /** A table at which nobody sits. */
    private record Alone() implements Table {
        @Override
        public void post(LongFunction<? extends Input> input) {}

        @Override
        public void light(Mirror mirror, long squares) {}
    }

    /** What the other end sees. */
    private static final class Reader implements BoardListener {
        private final Queue<LongFunction<Input>> inputs = new ArrayDeque<>();
        private @Nullable Reading men;
        private @Nullable ClockTimes times;

        @Override
        public synchronized void reading(long nanos, Reading reading) {
            men = reading;
            inputs.add(t -> new Input.Frame(t, reading));
            notifyAll();
        }

        @Override
        public synchronized void pressed(long nanos, Button.Action action) {
            Side side = action == Button.Action.PRESS_WHITE ? Side.WHITE : Side.BLACK;
            inputs.add(t -> new Input.Press(t, side));
            notifyAll();
        }

        @Override
        public void device(DeviceReport report) {}

        synchronized void clock(ClockTimes told) {
            times = told;
            notifyAll();
        }

        synchronized @Nullable LongFunction<Input> next() {
            return inputs.poll();
        }

        synchronized boolean await(BooleanSupplier condition) throws InterruptedException {
            long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(PATIENCE);
            while (!condition.getAsBoolean()) {
                long left = TimeUnit.NANOSECONDS.toMillis(end - System.nanoTime());
                if (left <= 0) {
                    return false;
                }
                wait(left);
            }
            return true;
        }
    }
}
