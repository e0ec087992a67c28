package org.jadoube.host.play;

import java.util.List;
import java.util.Map;
import org.jadoube.game.GameEvent;
import org.jadoube.game.Input;
import org.jadoube.hardware.Board;
import org.jadoube.hardware.BoardFactory;
import org.jadoube.hardware.BoardListener;
import org.jadoube.hardware.BoardUnavailable;
import org.jadoube.hardware.Machine;
import org.jadoube.hardware.scan.DeviceReport;
import org.jadoube.hardware.wiring.Button;
import org.jadoube.host.UsageException;
import org.jadoube.rules.Side;
import org.jadoube.sensing.Reading;
import org.jadoube.sensing.SensorKind;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A board of wire as a source: its scans arrive as messages from a thread of their own, its lamps show the scene. */
final class WiredSource implements BoardSource, BoardListener, GameThread.Listener, AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(WiredSource.class);

    private final Board board;
    private volatile @Nullable GameThread game;

    /** Opens the board of a wiring profile or at a serial port; it begins to scan with {@link #start}. */
    WiredSource(String nameOrFile) {
        try {
            this.board = BoardFactory.openAny(nameOrFile, Machine.here(), System::nanoTime, this);
        } catch (BoardUnavailable e) {
            throw new UsageException(String.valueOf(e.getMessage()), e);
        }
    }

    /** What its sensors tell of a man. */
    SensorKind kind() {
        return board.kind();
    }

    /** Begins to scan for {@code thread}. */
    void start(GameThread thread) {
        game = thread;
        board.start();
    }

    @Override
    public void reading(long nanos, Reading reading) {
        post(thread -> thread.take(new Input.Frame(thread.at(nanos), reading)));
    }

    @Override
    public void pressed(long nanos, Button.Action action) {
        post(thread -> thread.take(input(thread.at(nanos), action)));
    }

    private static Input input(long t, Button.Action action) {
        return switch (action) {
            case PRESS_WHITE -> new Input.Press(t, Side.WHITE);
            case PRESS_BLACK -> new Input.Press(t, Side.BLACK);
            case ADJUST_WHITE -> new Input.Say(t, "adjust", Side.WHITE, Map.of());
            case ADJUST_BLACK -> new Input.Say(t, "adjust", Side.BLACK, Map.of());
            case NEW_GAME -> new Input.Say(t, "new-game", null, Map.of());
            case TAKEBACK -> new Input.Say(t, "takeback", null, Map.of());
            case PAUSE -> new Input.Say(t, "pause", null, Map.of());
        };
    }

    @Override
    public void device(DeviceReport report) {
        if (report.healed()) {
            LOG.info("{}", report.text());
        } else {
            LOG.warn("{}", report.text());
        }
    }

    private void post(GameThread.Message message) {
        GameThread thread = game;
        if (thread != null) {
            thread.post(message);
        }
    }

    @Override
    public List<Input> due(long t) {
        return List.of();
    }

    @Override
    public long nextDue() {
        return Long.MAX_VALUE;
    }

    @Override
    public void input(Input input) {}

    @Override
    public void events(List<GameEvent> events) {
        for (GameEvent event : events) {
            if (event instanceof GameEvent.Lights lights) {
                board.show(lights.scene());
            }
        }
    }

    @Override
    public void close() {
        board.close();
    }
}
