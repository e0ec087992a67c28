package org.jadoube.hardware.model;

import com.pi4j.Pi4J;
import com.pi4j.io.gpio.digital.DigitalInputProvider;
import com.pi4j.io.gpio.digital.DigitalOutputProvider;
import org.jadoube.hardware.pi4j.Pi4jWires;
import org.jadoube.hardware.pi4j.ProviderIds;
import org.jadoube.hardware.pi4j.Wires;

/**
 * A modelled Raspberry Pi behind Pi4J's providers: its GPIO lines, one I2C bus, one SPI bus, and their common clock.
 *
 * <p>The drivers run unchanged on it, down to the last call into Pi4J.
 */
public final class ModelPi {
    private static final ProviderIds IDS = new ProviderIds("model-in", "model-out", "model-i2c", "model-spi");

    private final BusClock clock;
    private final PinBoard pins = new PinBoard();
    private final I2cBusModel i2c;
    private final SpiBusModel spi;

    /** A Pi whose I2C bus runs at {@code i2cHertz}. */
    public ModelPi(BusClock clock, int i2cHertz) {
        this.clock = clock;
        this.i2c = new I2cBusModel(clock, i2cHertz);
        this.spi = new SpiBusModel(clock);
    }

    /** The time of its wires. */
    public BusClock clock() {
        return clock;
    }

    /** Its GPIO lines. */
    public PinBoard pins() {
        return pins;
    }

    /** I2C bus 1. */
    public I2cBusModel i2c() {
        return i2c;
    }

    /** SPI bus 0. */
    public SpiBusModel spi() {
        return spi;
    }

    /** A new Pi4J context on it; each has its own lines. */
    public Wires wires() {
        return wires(new ModelInput.Provider(pins, IDS.input()), new ModelOutput.Provider(pins, IDS.output()));
    }

    /** The same with providers of GPIO lines that are not ours. */
    public Wires wires(DigitalInputProvider inputs, DigitalOutputProvider outputs) {
        return new Pi4jWires(
                Pi4J.newContextBuilder()
                        .noAutoDetect()
                        .add(
                                inputs,
                                outputs,
                                new ModelI2c.Provider(i2c, IDS.i2c()),
                                new ModelSpi.Provider(spi, IDS.spi()))
                        .build(),
                new ProviderIds(inputs.id(), outputs.id(), IDS.i2c(), IDS.spi()));
    }
}
