package org.jadoube.hardware.wiring;

import java.util.List;

/** A chip, or chain of chips, by which lights are shown; one of a closed set. */
public sealed interface LampChip {

    /** How the chip is named to a person who looks for it. */
    String label();

    /** Where its lights are. */
    LightLayout layout();

    /** The GPIO lines that it takes: those of its bus. */
    default List<Integer> lines() {
        return switch (this) {
            case Ht16k33 ht -> Header.i2cLines();
            case Max7219 max -> Header.spiLines(max.bus(), max.select());
            case Ws2812 strip -> Header.spiLines(strip.bus(), strip.select());
            case Apa102 strip -> Header.spiLines(strip.bus(), strip.select());
            case Serial lights -> List.of();
        };
    }

    /** The same chip with its lights elsewhere. */
    LampChip placed(LightLayout other);

    /** The same chip on a board turned by quarter turns clockwise. */
    default LampChip turned(int quarters) {
        return placed(layout().turned(quarters));
    }

    /** The same chip at a quarter of its brightness, though never dark. */
    default LampChip atNight() {
        return switch (this) {
            case Ht16k33 it -> new Ht16k33(it.bus, it.address, it.brightness / NIGHT, it.rotated, it.layout);
            case Max7219 it -> new Max7219(it.bus, it.select, it.hertz, it.brightness / NIGHT, it.layout);
            case Ws2812 it ->
                new Ws2812(it.bus, it.select, it.hertz, Math.max(1, it.brightness / NIGHT), it.milliamps, it.layout);
            case Apa102 it ->
                new Apa102(it.bus, it.select, it.hertz, Math.max(1, it.brightness / NIGHT), it.milliamps, it.layout);
            case Serial it -> it;
        };
    }

    /** By how much night dims. */
    int NIGHT = 4;

    /** True if each light can show any colour. */
    boolean colours();

    /**
     * HT16K33, LED matrix driver on I2C (Holtek, version 1.10). Light {@code row * 8 + column} is bit {@code column} of
     * display RAM byte {@code row * 2}.
     *
     * @param address 0x70 to 0x77
     * @param brightness 0 to 15, the chip's dimming steps at a full light
     * @param rotated steps by which the bits of a row are turned left on the way to the chip, as some backpacks need
     */
    record Ht16k33(int bus, int address, int brightness, int rotated, LightLayout layout) implements LampChip {
        @Override
        public String label() {
            return WiringText.i2c("HT16K33", bus, address);
        }

        @Override
        public Ht16k33 placed(LightLayout other) {
            return new Ht16k33(bus, address, brightness, rotated, other);
        }

        @Override
        public boolean colours() {
            return false;
        }
    }

    /**
     * MAX7219, LED matrix driver on SPI. Light {@code digit * 8 + segment} is bit {@code segment} (0 is G, 6 is A, 7 is
     * the point) of digit register {@code digit + 1}.
     *
     * @param brightness 0 to 15, the chip's intensity steps at a full light
     */
    record Max7219(int bus, int select, int hertz, int brightness, LightLayout layout) implements LampChip {
        @Override
        public String label() {
            return "MAX7219 on " + WiringText.spi(bus, select);
        }

        @Override
        public Max7219 placed(LightLayout other) {
            return new Max7219(bus, select, hertz, brightness, other);
        }

        @Override
        public boolean colours() {
            return false;
        }
    }

    /**
     * A chain of WS2812 lights whose data line is the MOSI of an SPI bus: each bit is sent as several SPI bits.
     *
     * @param brightness 0 to 255, what a full light is scaled to
     * @param milliamps what the chain may draw at a time; a scene that would draw more is dimmed as a whole
     */
    record Ws2812(int bus, int select, int hertz, int brightness, int milliamps, LightLayout layout)
            implements LampChip {
        @Override
        public String label() {
            return "chain of " + layout.size() + " WS2812 on " + WiringText.spi(bus, select);
        }

        @Override
        public Ws2812 placed(LightLayout other) {
            return new Ws2812(bus, select, hertz, brightness, milliamps, other);
        }

        @Override
        public boolean colours() {
            return true;
        }
    }

    /**
     * A chain of APA102 lights on SPI.
     *
     * @param brightness 0 to 31, the chip's global brightness of a full light
     * @param milliamps what the chain may draw at a time; a scene that would draw more is dimmed as a whole
     */
    record Apa102(int bus, int select, int hertz, int brightness, int milliamps, LightLayout layout)
            implements LampChip {
        @Override
        public String label() {
            return "chain of " + layout.size() + " APA102 on " + WiringText.spi(bus, select);
        }

        @Override
        public Apa102 placed(LightLayout other) {
            return new Apa102(bus, select, hertz, brightness, milliamps, other);
        }

        @Override
        public boolean colours() {
            return true;
        }
    }

    /** The lights of a board with a microcontroller; light i is what the board itself takes for that of square i. */
    record Serial(LightLayout layout) implements LampChip {
        @Override
        public String label() {
            return "lights of the serial board";
        }

        @Override
        public Serial placed(LightLayout other) {
            return new Serial(other);
        }

        @Override
        public boolean colours() {
            return true;
        }
    }
}
