package org.jadoube.hardware.measure;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongConsumer;
import org.jadoube.hardware.model.BusClock;
import org.jadoube.hardware.model.HallModel;
import org.jadoube.hardware.model.Hc165Model;
import org.jadoube.hardware.model.Ht16k33Model;
import org.jadoube.hardware.model.MatrixModel;
import org.jadoube.hardware.model.Max7219Model;
import org.jadoube.hardware.model.Mcp23017Model;
import org.jadoube.hardware.model.ModelPi;
import org.jadoube.hardware.model.Ws2812Model;
import org.jadoube.hardware.wiring.LampChip;
import org.jadoube.hardware.wiring.SensorChip;
import org.jadoube.hardware.wiring.WiringProfile;

/** The chips of a profile on a modelled Pi: their switches, and when the lights were last written to. */
final class ModelledParts {
    /** Levels of an MCP3008 that reads a man, and an empty square. */
    private static final int MAN = 700;

    private static final int EMPTY = 512;

    private final List<LongConsumer> switches = new ArrayList<>();
    private volatile long flushedAt;

    private ModelledParts() {}

    static ModelledParts of(WiringProfile profile, ModelPi pi, BusClock clock) {
        ModelledParts parts = new ModelledParts();
        profile.sensors().forEach(chip -> parts.add(chip, pi, clock));
        profile.lamps().forEach(chip -> parts.add(chip, pi));
        return parts;
    }

    private void add(SensorChip chip, ModelPi pi, BusClock clock) {
        switch (chip) {
            case SensorChip.GpioMatrix matrix -> {
                MatrixModel model = new MatrixModel(matrix.rows(), matrix.columns(), clock, 34_000);
                matrix.rows().forEach(line -> pi.pins().join(line, model));
                matrix.columns().forEach(line -> pi.pins().join(line, model));
                switches.add(full -> model.close(matrix.squares().bits(full)));
            }
            case SensorChip.Mcp23017 mcp -> {
                Mcp23017Model model = new Mcp23017Model();
                pi.i2c().add(mcp.address(), model);
                switches.add(full -> model.ground((int) mcp.squares().bits(full)));
            }
            case SensorChip.Hc165 chain -> {
                Hc165Model model = new Hc165Model(chain.squares().size() / 8, chain.load());
                pi.pins().join(chain.load(), model);
                pi.spi().add(chain.select(), model);
                switches.add(full -> model.ground(chain.squares().bits(full)));
            }
            case SensorChip.Mcp3008 mcp -> {
                HallModel model = new HallModel(mcp.mux(), clock, 5_000);
                mcp.mux().forEach(line -> pi.pins().join(line, model));
                pi.spi().add(mcp.select(), model);
                switches.add(full -> halls(model, mcp.squares().bits(full)));
            }
            case SensorChip.Serial board -> throw new IllegalArgumentException("a serial board scans by itself");
        }
    }

    private static void halls(HallModel model, long bits) {
        for (int bit = 0; bit < Long.SIZE; bit++) {
            model.set(bit, (bits >>> bit & 1) != 0 ? MAN : EMPTY);
        }
    }

    private void add(LampChip chip, ModelPi pi) {
        switch (chip) {
            case LampChip.Ht16k33 ht -> pi.i2c().add(ht.address(), Timed.i2c(new Ht16k33Model(), this));
            case LampChip.Max7219 max -> pi.spi().add(max.select(), Timed.spi(new Max7219Model(), this));
            case LampChip.Ws2812 strip ->
                pi.spi()
                        .add(
                                strip.select(),
                                Timed.spi(new Ws2812Model(strip.layout().size()), this));
            case LampChip.Apa102 strip -> throw new IllegalArgumentException("no profile has one");
            case LampChip.Serial lights -> throw new IllegalArgumentException("a serial board lights by itself");
        }
    }

    /** Men stand on these squares from now on. */
    void close(long full) {
        switches.forEach(part -> part.accept(full));
    }

    /** A light chip has been written to. */
    void flushed() {
        flushedAt = System.nanoTime();
    }

    /** When that last was, by {@link System#nanoTime}. */
    long flushedAt() {
        return flushedAt;
    }
}
