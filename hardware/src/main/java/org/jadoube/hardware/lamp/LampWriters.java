package org.jadoube.hardware.lamp;

import org.jadoube.hardware.pi4j.SpiDevice;
import org.jadoube.hardware.pi4j.Wires;
import org.jadoube.hardware.wiring.LampChip;
import org.jadoube.hardware.wiring.LampChip.Apa102;
import org.jadoube.hardware.wiring.LampChip.Ht16k33;
import org.jadoube.hardware.wiring.LampChip.Max7219;
import org.jadoube.hardware.wiring.LampChip.Serial;
import org.jadoube.hardware.wiring.LampChip.Ws2812;

/** Makes the driver of each kind of light chip. */
public final class LampWriters {

    private LampWriters() {}

    /** The driver of one chip. Throws DeviceException if its place on the bus cannot be had. */
    public static LampWriter open(LampChip chip, Wires wires) {
        return switch (chip) {
            case Ht16k33 ht -> new Ht16k33Writer(ht, wires.i2c(ht.bus(), ht.address(), ht.label()));
            case Max7219 max ->
                new Max7219Writer(
                        max, spi(wires, max.bus(), max.select(), max.hertz(), Max7219Writer.SPI_MODE, max.label()));
            case Serial board -> throw new IllegalArgumentException(board.label() + " are not on the Pi's wires");
            case Ws2812 strip ->
                new Ws2812Writer(
                        strip,
                        spi(wires, strip.bus(), strip.select(), strip.hertz(), Ws2812Writer.SPI_MODE, strip.label()));
            case Apa102 strip ->
                new Apa102Writer(
                        strip,
                        spi(wires, strip.bus(), strip.select(), strip.hertz(), Apa102Writer.SPI_MODE, strip.label()));
        };
    }

    private static SpiDevice spi(Wires wires, int bus, int select, int hertz, int mode, String name) {
        return wires.spi(bus, select, hertz, mode, name);
    }
}
