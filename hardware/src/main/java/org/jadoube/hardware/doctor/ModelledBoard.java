package org.jadoube.hardware.doctor;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.jadoube.hardware.BoardListener;
import org.jadoube.hardware.WiredBoard;
import org.jadoube.hardware.lamp.Look;
import org.jadoube.hardware.model.ModelBoard;
import org.jadoube.hardware.scan.DeviceReport;
import org.jadoube.hardware.wiring.Button;
import org.jadoube.hardware.wiring.WiringProfile;
import org.jadoube.light.Light;
import org.jadoube.light.LightScene;
import org.jadoube.sensing.Reading;

/**
 * A board of modelled chips with faults, driven by the real drivers: what is read and what glows has gone over the wires.
 *
 * <p>A colour board has white men only. The board is scanned when something has changed.
 */
public final class ModelledBoard implements Examinee, AutoCloseable {
    private static final long MILLI = 1_000_000;
    /** A moment at which every rhythm is in its first slot, in which each is lit. */
    private static final long ALL_LIT = (long) Look.SLOTS * Look.SLOT_MILLIS * MILLI;

    private final ModelBoard models;
    private final WiredBoard board;
    private List<BoardFault> faults;
    private long men;
    private long felt = -1;

    /** A sound board without men; {@code told} hears of chips that do not answer. */
    public ModelledBoard(WiringProfile profile, Consumer<DeviceReport> told) {
        this.models = new ModelBoard(profile);
        this.board = new WiredBoard(profile, models.wires(), models.clock(), models.clock()::now, new Ear(told));
        this.faults = List.of();
    }

    /** Has these faults from now on, and no man on it. */
    public void suffer(List<BoardFault> others) {
        faults = List.copyOf(others);
        men = 0;
        felt = -1;
        models.withoutDiodes(Faults.bareSwitches(faults));
    }

    @Override
    public void act(Act act) {
        switch (act.kind()) {
            case CLEAR -> men = 0;
            case PLACE -> men |= 1L << act.square();
            case LIFT -> men &= ~(1L << act.square());
        }
    }

    @Override
    public void light(long squares) {
        Map<Integer, Light> lit = new TreeMap<>();
        for (long rest = squares; rest != 0; rest &= rest - 1) {
            lit.put(Long.numberOfTrailingZeros(rest), Light.TARGET);
        }
        board.show(new LightScene(lit));
        board.showOnce(ALL_LIT);
    }

    @Override
    public long seen() {
        return Faults.seen(faults, models.glowing());
    }

    @Override
    public long read(long t) {
        long closed = Faults.closed(faults, men, t);
        if (closed != felt) {
            felt = closed;
            models.stand(closed, 0);
            models.clock().nanos(MILLI);
            board.scanOnce(t * MILLI);
        }
        return board.read().occupied();
    }

    @Override
    public void close() {
        board.close();
    }

    /** Hears of chips alone: what is read is asked for. */
    private record Ear(Consumer<DeviceReport> told) implements BoardListener {
        @Override
        public void reading(long nanos, Reading reading) {
            // It is asked for.
        }

        @Override
        public void pressed(long nanos, Button.Action action) {
            // Nobody presses.
        }

        @Override
        public void device(DeviceReport report) {
            told.accept(report);
        }
    }
}
