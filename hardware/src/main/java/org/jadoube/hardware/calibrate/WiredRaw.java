package org.jadoube.hardware.calibrate;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jadoube.hardware.DeviceException;
import org.jadoube.hardware.lamp.LampWriter;
import org.jadoube.hardware.lamp.LampWriters;
import org.jadoube.hardware.pi4j.Wires;
import org.jadoube.hardware.scan.Buttons;
import org.jadoube.hardware.scan.DeviceReport;
import org.jadoube.hardware.scan.ScanListener;
import org.jadoube.hardware.scan.Scanner;
import org.jadoube.hardware.sensor.ChipReader;
import org.jadoube.hardware.sensor.ChipReaders;
import org.jadoube.hardware.sensor.Pause;
import org.jadoube.hardware.wiring.Button;
import org.jadoube.hardware.wiring.LampChip;
import org.jadoube.hardware.wiring.LightLayout;
import org.jadoube.hardware.wiring.WiringProfile;

/** The chips of a profile on the Pi's wires, as inputs and lights. */
public final class WiredRaw implements RawBoard {
    private static final int WHITE = 0xFFFFFF;
    private static final int INPUTS = 64;

    private final WiringProfile profile;
    private final Wires wires;
    private final Inputs inputs;
    private final List<ChipReader> readers;
    private final Scanner scanner;
    private final List<LampWriter> writers;
    private final boolean[] ready;
    private final List<String> silentLamps = new ArrayList<>();
    private final Consumer<DeviceReport> told;
    private long closed;

    /** Takes over {@code wires}, and closes them. Throws DeviceException if a line or bus cannot be had. */
    public WiredRaw(WiringProfile profile, Wires wires, Pause pause, Consumer<DeviceReport> told) {
        this.profile = profile;
        this.wires = wires;
        this.inputs = Inputs.of(profile);
        this.told = told;
        this.readers = ChipReaders.open(profile.sensors(), wires, pause);
        this.scanner = new Scanner(readers, Buttons.none(), profile.scan().retries(), new Frames());
        this.writers = profile.lamps().stream()
                .map(chip -> LampWriters.open(chip, wires))
                .toList();
        this.ready = new boolean[writers.size()];
    }

    @Override
    public void scan(long nanos) {
        scanner.scan(nanos);
    }

    @Override
    public long closed() {
        return closed;
    }

    @Override
    public boolean hasLevels() {
        return profile.readsColour();
    }

    @Override
    public int level(int input) {
        int square = inputs.square(input);
        for (ChipReader reader : readers) {
            if ((reader.mask() >>> square & 1) != 0) {
                return reader.level(square);
            }
        }
        throw new IllegalArgumentException("input " + input + " of " + INPUTS);
    }

    @Override
    public List<LightLayout> lamps() {
        return profile.lamps().stream().map(LampChip::layout).toList();
    }

    @Override
    public void light(int lamp, int light) {
        for (int i = 0; i < writers.size(); i++) {
            int[] colours = new int[writers.get(i).size()];
            if (i == lamp) {
                colours[light] = WHITE;
            }
            show(i, colours);
        }
    }

    @Override
    public void dark() {
        for (int i = 0; i < writers.size(); i++) {
            show(i, new int[writers.get(i).size()]);
        }
    }

    /** A lamp that does not answer is told once; the person sees that nothing glows. */
    private void show(int lamp, int[] colours) {
        LampWriter writer = writers.get(lamp);
        try {
            if (!ready[lamp]) {
                writer.start();
                ready[lamp] = true;
            }
            writer.show(colours);
            silentLamps.remove(writer.name());
        } catch (DeviceException e) {
            ready[lamp] = false;
            if (!silentLamps.contains(writer.name())) {
                silentLamps.add(writer.name());
                told.accept(new DeviceReport(writer.name(), String.valueOf(e.getMessage()), false));
            }
        }
    }

    @Override
    public List<String> silent() {
        List<String> all = new ArrayList<>(scanner.silent());
        all.addAll(silentLamps);
        return all;
    }

    @Override
    public void close() {
        try {
            dark();
        } finally {
            wires.close();
        }
    }

    /** Takes down what the scanner tells. */
    private final class Frames implements ScanListener {
        @Override
        public void frame(long nanos, long full, long white) {
            closed = inputs.ofSquares(full);
        }

        @Override
        public void pressed(long nanos, Button.Action action) {
            // Buttons have no part in this.
        }

        @Override
        public void device(DeviceReport report) {
            told.accept(report);
        }
    }
}
