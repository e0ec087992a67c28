package org.jadoube.hardware.wiring;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jadoube.hardware.wiring.LampChip.Apa102;
import org.jadoube.hardware.wiring.LampChip.Ht16k33;
import org.jadoube.hardware.wiring.LampChip.Max7219;
import org.jadoube.hardware.wiring.LampChip.Serial;
import org.jadoube.hardware.wiring.LampChip.Ws2812;

/** Reads the {@code [[lamp]]} tables of a profile. */
final class LampReader {
    private static final List<String> CHIPS = List.of("ht16k33", "max7219", "ws2812", "apa102", "serial");
    /** Milliamps of a matrix driver with one row of eight lights on. */
    private static final int MATRIX_MILLIAMPS = 160;
    /** Milliamps of one colour light, all three colours full. */
    private static final int COLOUR_MILLIAMPS = 60;
    /** Lights that a scene has on at once at worst: a queen's targets and what else is told. */
    private static final int MOST_LIT = 32;

    private final PinBook pins;
    private final PowerBook power;

    LampReader(PinBook pins, PowerBook power) {
        this.pins = pins;
        this.power = power;
    }

    List<LampChip> read(Section top) {
        List<LampChip> found = new ArrayList<>();
        for (Section section : top.tables("lamp")) {
            lamp(section).ifPresent(found::add);
            section.close();
        }
        return found;
    }

    private Optional<LampChip> lamp(Section section) {
        return switch (section.text("chip").orElse("")) {
            case "ht16k33" -> Optional.of(ht16k33(section));
            case "max7219" -> Optional.of(max7219(section));
            case "ws2812" -> Optional.of(ws2812(section));
            case "apa102" -> Optional.of(apa102(section));
            case "serial" -> Optional.of(serial(section));
            default -> {
                section.unknownChip(CHIPS);
                yield Optional.empty();
            }
        };
    }

    private Ht16k33 ht16k33(Section section) {
        int bus = section.integer("bus", 1, 1, 1);
        int address = section.address("address", 0x70, 0x77);
        int brightness = section.integer("brightness", 0, 15, 7);
        int rotated = section.integer("rotated", 0, 7, 0);
        pins.i2c(section, bus, address, "HT16K33");
        power.chip(section, "3.3V", MATRIX_MILLIAMPS, true);
        return new Ht16k33(bus, address, brightness, rotated, LayoutReader.matrix(section));
    }

    private Max7219 max7219(Section section) {
        int bus = section.integer("spi", 0, 1, 0);
        int select = section.integer("select", 0, bus == 0 ? 1 : 2, 0);
        int hertz = section.integer("hertz", 10_000, 10_000_000, 1_000_000);
        int brightness = section.integer("brightness", 0, 15, 7);
        pins.spi(section, bus, select, "MAX7219");
        power.chip(section, "5V", MATRIX_MILLIAMPS, false);
        return new Max7219(bus, select, hertz, brightness, LayoutReader.matrix(section));
    }

    private Ws2812 ws2812(Section section) {
        int bus = section.integer("spi", 0, 1, 0);
        int select = section.integer("select", 0, bus == 0 ? 1 : 2, 0);
        int hertz = section.integer("hertz", 2_200_000, 8_000_000, 2_400_000);
        int brightness = section.integer("brightness", 1, 255, 64);
        pins.spi(section, bus, select, "WS2812");
        pins.alone(section, bus, "WS2812");
        int milliamps = strip(section, brightness, 255);
        return new Ws2812(bus, select, hertz, brightness, milliamps, LayoutReader.chain(section));
    }

    private Apa102 apa102(Section section) {
        int bus = section.integer("spi", 0, 1, 0);
        int select = section.integer("select", 0, bus == 0 ? 1 : 2, 0);
        int hertz = section.integer("hertz", 100_000, 20_000_000, 4_000_000);
        int brightness = section.integer("brightness", 1, 31, 8);
        pins.spi(section, bus, select, "APA102");
        pins.alone(section, bus, "APA102");
        int milliamps = strip(section, brightness, 31);
        return new Apa102(bus, select, hertz, brightness, milliamps, LayoutReader.chain(section));
    }

    private static Serial serial(Section section) {
        return new Serial(section.has("squares") ? LayoutReader.matrix(section) : LightLayout.straightSquares());
    }

    /** What the chain is given, in mA: enough for so many lights, or what the profile says. */
    private int strip(Section section, int brightness, int full) {
        int lit = section.integer("most-lit", 1, 256, MOST_LIT);
        int drawn = (lit * COLOUR_MILLIAMPS * brightness + full - 1) / full;
        return power.chip(section, "5V", drawn, false);
    }
}
