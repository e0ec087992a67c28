package org.jadoube.host.play;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import org.jadoube.hardware.Board;
import org.jadoube.hardware.BoardListener;
import org.jadoube.hardware.BoardPlace;
import org.jadoube.hardware.KeptBoard;
import org.jadoube.hardware.Machine;
import org.jadoube.hardware.doctor.Facts;
import org.jadoube.hardware.doctor.Grid;
import org.jadoube.hardware.scan.DeviceReport;
import org.jadoube.hardware.wiring.Button;
import org.jadoube.host.doctor.Patient;
import org.jadoube.light.Light;
import org.jadoube.light.LightScene;
import org.jadoube.sensing.Reading;

/** A board of wire that the game lends to the doctor. */
final class WiredPatient implements Patient {

    private static final long NANOS_A_MILLI = 1_000_000;

    private final BoardPlace place;
    private final KeptBoard board;
    private final Set<String> noted = Collections.synchronizedSet(new LinkedHashSet<>());
    private volatile long full;

    WiredPatient(BoardPlace place, KeptBoard board) {
        this.place = place;
        this.board = board;
    }

    @Override
    public String name() {
        return board.board().map(Board::name).orElse(place.name());
    }

    @Override
    public Grid grid() {
        return place.grid();
    }

    @Override
    public void begin(BiConsumer<Long, Long> reading) {
        if (board.board().isEmpty()) {
            throw new IllegalStateException(place.missing().orElse(place.name() + " is not there yet"));
        }
        noted.clear();
        full = 0;
        board.lend(new Notes(reading));
    }

    @Override
    public void light(long squares) {
        Map<Integer, Light> lit = new TreeMap<>();
        for (long rest = squares; rest != 0; rest &= rest - 1) {
            lit.put(Long.numberOfTrailingZeros(rest), Light.TARGET);
        }
        board.board().ifPresent(open -> open.show(new LightScene(lit)));
    }

    @Override
    public long read(long t) {
        return full;
    }

    @Override
    public List<String> facts() {
        List<String> facts = new ArrayList<>(board.board()
                .map(open -> Facts.of(open, Machine.here()))
                .orElseGet(() -> List.of(place.missing().orElse(place.name() + " is gone"))));
        synchronized (noted) {
            facts.addAll(noted);
        }
        return facts;
    }

    @Override
    public void end() {
        board.takeBack();
    }

    /** What the board tells while the doctor has it. */
    private final class Notes implements BoardListener {

        private final BiConsumer<Long, Long> told;

        Notes(BiConsumer<Long, Long> told) {
            this.told = told;
        }

        @Override
        public void reading(long nanos, Reading reading) {
            full = reading.occupied();
            told.accept(nanos / NANOS_A_MILLI, full);
        }

        @Override
        public void pressed(long nanos, Button.Action action) {
            noted.add("The button " + action.word() + " works.");
        }

        @Override
        public void device(DeviceReport report) {
            noted.add(report.text());
        }
    }
}
