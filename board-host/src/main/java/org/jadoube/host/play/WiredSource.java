package org.jadoube.host.play;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.jadoube.arbiter.RemoteSides;
import org.jadoube.game.Input;
import org.jadoube.hardware.Board;
import org.jadoube.hardware.BoardPlace;
import org.jadoube.hardware.KeptBoard;
import org.jadoube.hardware.scan.DeviceReport;
import org.jadoube.hardware.wiring.Button;
import org.jadoube.host.doctor.Patient;
import org.jadoube.host.play.BoardStatus.State;
import org.jadoube.light.Light;
import org.jadoube.light.LightScene;
import org.jadoube.light.Sign;
import org.jadoube.light.Sound;
import org.jadoube.rules.Side;
import org.jadoube.sensing.Reading;
import org.jadoube.sensing.SensorKind;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A board of wire as a source: its scans arrive as messages from a thread of their own, its lamps show the scene. It need not
 * be there: the game waits for it, and goes on from what then stands on it.
 */
final class WiredSource implements BoardSource, KeptBoard.Listener, AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(WiredSource.class);

    /** How long the start of the service waits for a board to say what its sensors can tell. */
    private static final Duration INTRODUCTION = Duration.ofMillis(700);

    private final BoardPlace place;
    private final KeptBoard board;
    private final SensorKind kind;
    private final Map<String, String> logged = new HashMap<>();
    private BoardStatus status;
    private Consumer<String> page = json -> {};
    private volatile Supplier<RemoteSides> engines = () -> RemoteSides.NONE;
    private volatile @Nullable GameThread game;
    /** What the game lights, and the squares of a code that is shown in its place; on the game's thread alone. */
    private LightScene lights = LightScene.DARK;

    private long code;

    /** Begins to look for the board; tells the game nothing before {@link #start}. */
    WiredSource(BoardPlace place) {
        this.place = place;
        this.status = BoardStatus.unseen(place.name());
        this.board = new KeptBoard(place, this);
        board.start();
        this.kind = place.kind().orElseGet(this::introduced);
    }

    private SensorKind introduced() {
        try {
            return board.first(INTRODUCTION).map(Board::kind).orElse(SensorKind.OCCUPANCY);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return SensorKind.OCCUPANCY;
        }
    }

    /** What its sensors tell of a man, as far as the game uses it. */
    SensorKind kind() {
        return kind;
    }

    /** The page is told how it stands with the board, now and whenever that changes. */
    synchronized void tell(Consumer<String> listening) {
        page = listening;
        page.accept(status.json());
    }

    /**
     * Begins to tell {@code thread} what happens on the board, and what stands on it now.
     *
     * @param seated the sides at which engines sit
     */
    void start(GameThread thread, Supplier<RemoteSides> seated) {
        engines = seated;
        game = thread;
        retell();
    }

    /** Tells once more what stands on the board now. */
    void retell() {
        board.board().ifPresent(open -> open.tellAnew(false));
    }

    /** A lesson has the board, or has given it back. */
    void lent(boolean begins) {
        change(now -> begins
                ? now.with(State.LESSON, "")
                : now.with(board.board().isPresent() ? State.HERE : State.LOST, now.what()));
    }

    @Override
    public void present(Board open) {
        if (kind == SensorKind.OCCUPANCY && open.kind() == SensorKind.COLOUR) {
            LOG.warn("{} tells the colour of men; start the service again to let the game use it", open.name());
        }
        LOG.info("{} is there", open.name());
        post(thread -> thread.take(new Input.Unwatched(thread.now())));
        change(now -> now.present(open.name()));
    }

    @Override
    public void absent(String why) {
        LOG.warn("{}. The game waits.", why);
        change(now -> now.absent(why));
    }

    @Override
    public void reading(long nanos, Reading reading) {
        Reading used = kind == SensorKind.OCCUPANCY ? new Reading.Occupancy(reading.occupied()) : reading;
        post(thread -> thread.take(new Input.Frame(thread.at(nanos), used)));
    }

    @Override
    public void pressed(long nanos, Button.Action action) {
        post(thread -> thread.take(input(thread.at(nanos), action)));
    }

    private Input input(long t, Button.Action action) {
        return switch (action) {
            case PRESS_WHITE -> new Input.Press(t, Side.WHITE);
            case PRESS_BLACK -> new Input.Press(t, Side.BLACK);
            case ADJUST_WHITE -> new Input.Say(t, "adjust", Side.WHITE, Map.of());
            case ADJUST_BLACK -> new Input.Say(t, "adjust", Side.BLACK, Map.of());
            case NEW_GAME -> new Input.Say(t, "new-game", null, Map.of());
            case TAKEBACK -> new Input.Say(t, "takeback", OwnVoice.person(engines.get()), Map.of());
            case PAUSE -> new Input.Say(t, "pause", null, Map.of());
        };
    }

    @Override
    public void device(DeviceReport report) {
        log(report);
        boolean lost = board.board().map(Board::lost).orElse(false);
        change(now -> lost(now.with(report), lost, report.text()));
    }

    private static BoardStatus lost(BoardStatus now, boolean lost, String why) {
        return switch (now.state()) {
            case HERE -> lost ? now.with(State.LOST, why) : now;
            case LOST -> lost ? now : now.with(State.HERE, "");
            case MISSING, DOCTOR, LESSON -> now;
        };
    }

    /** A chip that stays silent is told once, however often the board is opened anew. */
    private synchronized void log(DeviceReport report) {
        if (report.healed()) {
            if (logged.remove(report.device()) != null) {
                LOG.info("{}", report.text());
            }
        } else if (!report.text().equals(logged.put(report.device(), report.text()))) {
            LOG.warn("{}", report.text());
        }
    }

    /** The board as the doctor examines it. */
    Patient patient() {
        return new WiredPatient(place, board);
    }

    /** The doctor has the board, or has given it back. */
    void examined(boolean begins) {
        change(now -> begins
                ? now.with(State.DOCTOR, "")
                : now.with(board.board().isPresent() ? State.HERE : State.LOST, now.what()));
    }

    private synchronized void change(UnaryOperator<BoardStatus> by) {
        BoardStatus before = status;
        status = by.apply(before);
        if (!status.equals(before)) {
            page.accept(status.json());
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

    /** Shows this scene on its lamps. */
    void show(LightScene scene) {
        lights = scene;
        if (code == 0) {
            board.show(scene);
        }
    }

    @Override
    public synchronized String state() {
        return status.state().name().toLowerCase(Locale.ROOT);
    }

    /** A man was lifted: whoever plays does not wait for a code. */
    void lifted() {
        if (code != 0) {
            code(0);
        }
    }

    /** Shows the squares of a code in place of the scene, until a man is lifted; 0: the scene again. */
    void code(long squares) {
        code = squares;
        Map<Integer, Light> lit = new HashMap<>();
        for (long rest = squares; rest != 0; rest &= rest - 1) {
            lit.put(Long.numberOfTrailingZeros(rest), Light.ASK);
        }
        board.show(squares == 0 ? lights : new LightScene(lit));
    }

    /** Shows a sign over the scene for a moment. */
    void sign(Sign sign) {
        board.sign(sign);
    }

    /** Lets its buzzer, if it has one, be heard. */
    void sound(Sound sound) {
        board.sound(sound);
    }

    /** Little time is left in so many ms; negative: no clock runs. */
    void lowIn(long millis) {
        board.lowIn(millis);
    }

    @Override
    public void close() {
        board.close();
    }
}
