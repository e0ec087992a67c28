package org.jadoube.host.play;

import java.util.TreeMap;
import java.util.function.BiConsumer;
import org.jadoube.host.doctor.DoctorRoom;
import org.jadoube.host.doctor.SimulatedPatient;
import org.jspecify.annotations.Nullable;

/** Where the game's board is examined: while the doctor has it the game waits, its clock too. */
final class Ward {

    private final BoardSource source;
    private final DoctorRoom doctor;
    private final BiConsumer<String, String> page;
    private volatile @Nullable GameThread game;
    private final ClockPause pause;

    private Ward(BoardSource source, ClockPause pause, BiConsumer<String, String> page) {
        this.source = source;
        this.pause = pause;
        this.page = page;
        this.doctor = new DoctorRoom(
                source instanceof WiredSource wired ? wired.patient() : new SimulatedPatient(),
                json -> page.accept("doctor", json),
                this::examined);
    }

    /** The ward of a board, or null for what is none; {@code page} takes a kind of message and its JSON. */
    static @Nullable Ward of(BoardSource source, ClockPause pause, BiConsumer<String, String> page) {
        return source instanceof WiredSource || source instanceof SimulatedSource
                ? new Ward(source, pause, page)
                : null;
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
            thread.post(begins ? pause::stop : pause::start);
        }
    }
}
