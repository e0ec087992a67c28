package org.jadoube.hardware;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.TreeMap;
import java.util.function.LongSupplier;
import org.jadoube.hardware.buzzer.Buzzer;
import org.jadoube.hardware.buzzer.Voice;
import org.jadoube.hardware.lamp.LampLoop;
import org.jadoube.hardware.lamp.LampStyle;
import org.jadoube.hardware.lamp.LampWriter;
import org.jadoube.hardware.lamp.LampWriters;
import org.jadoube.hardware.pi4j.Wires;
import org.jadoube.hardware.scan.BusSurvey;
import org.jadoube.hardware.scan.Buttons;
import org.jadoube.hardware.scan.DeviceReport;
import org.jadoube.hardware.scan.ScanListener;
import org.jadoube.hardware.scan.ScanLoop;
import org.jadoube.hardware.scan.ScanStats;
import org.jadoube.hardware.scan.Scanner;
import org.jadoube.hardware.sensor.ChipReader;
import org.jadoube.hardware.sensor.ChipReaders;
import org.jadoube.hardware.sensor.Pause;
import org.jadoube.hardware.wiring.Button;
import org.jadoube.hardware.wiring.LampChip;
import org.jadoube.hardware.wiring.SensorChip;
import org.jadoube.hardware.wiring.WiringProfile;
import org.jadoube.light.LightScene;
import org.jadoube.light.Sign;
import org.jadoube.light.Sound;
import org.jadoube.sensing.Reading;
import org.jadoube.sensing.SensorKind;
import org.jspecify.annotations.Nullable;

/** A board of a wiring profile, opened: scans on one thread, lights on another, until it is closed. */
public final class WiredBoard implements Board {

    private final WiringProfile profile;
    private final SensorKind kind;
    private volatile Reading last;
    private final Wires wires;
    private final ScanLoop scans;
    private final Scanner scanner;
    private final LampLoop lamps;
    private final @Nullable Buzzer buzzer;

    /**
     * Opens the lines and chips; tells nothing before {@link #start}.
     *
     * @param clock nanoseconds, as {@link System#nanoTime} gives them; frames carry its times
     * @throws DeviceException if a line or bus cannot be had; a chip that does not answer is told to the listener
     */
    public WiredBoard(WiringProfile profile, Wires wires, Pause pause, LongSupplier clock, BoardListener listener) {
        this.profile = profile;
        this.wires = wires;
        List<ChipReader> readers = ChipReaders.open(profile.placedSensors(), wires, pause);
        Buttons buttons = Buttons.open(profile.buttons(), wires);
        this.kind = profile.readsColour() ? SensorKind.COLOUR : SensorKind.OCCUPANCY;
        this.last = reading(0, 0);
        this.scanner = new Scanner(readers, buttons, profile.scan().retries(), new Relay(listener));
        this.scans = new ScanLoop(scanner, profile.scan().periodNanos(), clock, profile.name());
        List<LampChip> chips = profile.placedLamps();
        List<LampWriter> writers =
                chips.stream().map(chip -> LampWriters.open(chip, wires)).toList();
        LampStyle colours = profile.comfort().colourBlind() ? LampStyle.COLOUR_BLIND : LampStyle.COLOURS;
        this.lamps = new LampLoop(chips, writers, colours, clock, listener::device, profile.name());
        this.buzzer = profile.comfort()
                .buzzer()
                .map(pin -> new Buzzer(Voice.of(pin, wires), EnumSet.allOf(Sound.class), clock, profile.name()))
                .orElse(null);
    }

    @Override
    public void start() {
        scans.start();
        lamps.start();
        if (buzzer != null) {
            buzzer.start();
        }
    }

    @Override
    public SensorKind kind() {
        return kind;
    }

    @Override
    public Reading read() {
        return last;
    }

    @Override
    public void show(LightScene scene) {
        lamps.show(scene);
    }

    @Override
    public void sign(Sign sign) {
        lamps.sign(sign);
    }

    @Override
    public void sound(Sound sound) {
        if (buzzer != null) {
            buzzer.play(sound);
        }
    }

    @Override
    public void lowIn(long millis) {
        if (buzzer != null) {
            buzzer.lowIn(millis);
        }
    }

    private Reading reading(long full, long white) {
        return kind == SensorKind.COLOUR ? new Reading.Colour(white, full & ~white) : new Reading.Occupancy(full);
    }

    /** The design that was opened. */
    public WiringProfile profile() {
        return profile;
    }

    /** How the scans have kept their time. */
    public ScanStats stats() {
        return scans.stats();
    }

    /** The chips that do not answer now. */
    public List<String> silent() {
        List<String> all = new ArrayList<>(scanner.silent());
        all.addAll(lamps.silent());
        return all;
    }

    @Override
    public String name() {
        return profile.name();
    }

    @Override
    public boolean lost() {
        return scanner.dead();
    }

    @Override
    public void tellAnew(boolean partly) {
        scanner.tellAnew(partly);
    }

    /** Asks every address of the I2C buses that the profile uses. */
    public List<BusSurvey> surveys() {
        TreeMap<Integer, TreeMap<Integer, String>> wanted = new TreeMap<>();
        for (SensorChip chip : profile.sensors()) {
            if (chip instanceof SensorChip.Mcp23017 mcp) {
                wanted.computeIfAbsent(mcp.bus(), bus -> new TreeMap<>()).put(mcp.address(), "MCP23017");
            }
        }
        for (LampChip chip : profile.lamps()) {
            if (chip instanceof LampChip.Ht16k33 ht) {
                wanted.computeIfAbsent(ht.bus(), bus -> new TreeMap<>()).put(ht.address(), "HT16K33");
            }
        }
        List<BusSurvey> surveys = new ArrayList<>();
        wanted.forEach((bus, chips) -> surveys.add(new BusSurvey(bus, chips, wires.answering(bus))));
        return surveys;
    }

    /** Scans once on the caller's thread, for tests and for the doctor, who set the pace themselves. */
    public void scanOnce(long nanos) {
        scanner.scan(nanos);
    }

    /** Brings the lights up to date on the caller's thread, as {@link #scanOnce} does for the sensors. */
    public void showOnce(long nanos) {
        lamps.step(nanos);
    }

    /** Stops, puts the lights out, lets go of all lines. */
    @Override
    public void close() {
        scans.close();
        try {
            if (buzzer != null) {
                buzzer.close();
            }
            lamps.close();
        } finally {
            wires.close();
        }
    }

    /** Makes readings out of words. */
    private final class Relay implements ScanListener {

        private final BoardListener listener;

        Relay(BoardListener listener) {
            this.listener = listener;
        }

        @Override
        public void frame(long nanos, long full, long white) {
            last = reading(full, white);
            listener.reading(nanos, last);
        }

        @Override
        public void pressed(long nanos, Button.Action action) {
            listener.pressed(nanos, action);
        }

        @Override
        public void device(DeviceReport report) {
            listener.device(report);
        }
    }
}
