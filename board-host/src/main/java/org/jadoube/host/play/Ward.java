package org.jadoube.host.play;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import org.jadoube.game.GameEvent;
import org.jadoube.game.Input;
import org.jadoube.host.doctor.DoctorRoom;
import org.jadoube.host.doctor.SimulatedPatient;
import org.jspecify.annotations.Nullable;

/** Where the game's board is examined: while the doctor has it the game waits, its clock too. */
final class Ward implements GameThread.Listener {

    private final BoardSource source;
    private final DoctorRoom doctor;
    private final BiConsumer<String, String> page;
    private volatile @Nullable GameThread game;
    /** On the game's thread alone: whether the clock runs, and whether we stopped it. */
    private boolean running;

    private boolean stopped;

    private Ward(BoardSource source, BiConsumer<String, String> page) {
        this.source = source;
        this.page = page;
        this.doctor = new DoctorRoom(
                source instanceof WiredSource wired ? wired.patient() : new SimulatedPatient(),
                json -> page.accept("doctor", json),
                this::examined);
    }

    /** The ward of a board, or null for what is none; {@code page} takes a kind of message and its JSON. */
    static @Nullable Ward of(BoardSource source, BiConsumer<String, String> page) {
        return source instanceof WiredSource || source instanceof SimulatedSource ? new Ward(source, page) : null;
    }

    /** Examinations may begin. */
    void open(GameThread thread) {
        game = thread;
        doctor.introduce();
    }

    DoctorRoom doctor() {
        return doctor;
    }

    /** True while the doctor has the board. */
    boolean examining() {
        return doctor.examining();
    }

    private void examined(boolean begins) {
        if (source instanceof WiredSource wired) {
            wired.examined(begins);
        } else {
            BoardStatus status = new BoardStatus(
                    "simulated", begins ? BoardStatus.State.DOCTOR : BoardStatus.State.HERE, "", new TreeMap<>());
            page.accept("board", status.json());
        }
        GameThread thread = game;
        if (thread != null) {
            thread.post(begins ? this::stopClock : this::startClock);
        }
    }

    private void stopClock(GameThread thread) {
        if (running) {
            stopped = true;
            thread.take(new Input.Say(thread.now(), "pause", null, Map.of()));
        }
    }

    private void startClock(GameThread thread) {
        if (stopped) {
            stopped = false;
            thread.take(new Input.Say(thread.now(), "resume", null, Map.of()));
        }
    }

    @Override
    public void input(Input input) {}

    @Override
    public void events(List<GameEvent> events) {
        for (GameEvent event : events) {
            if (event instanceof GameEvent.Clock clock) {
                running = clock.running() != null;
            }
        }
    }
}
