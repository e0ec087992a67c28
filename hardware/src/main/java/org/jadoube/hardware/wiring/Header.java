package org.jadoube.hardware.wiring;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The 40-pin header of a Raspberry Pi: which physical pin carries which GPIO line, and what each line also does.
 *
 * <p>Lines have BCM numbers. Source: the board's documentation, "GPIO and the 40-pin header".
 */
public final class Header {
    /** Physical pins on the header. */
    public static final int PINS = 40;
    /** Pins that give 3.3 V. */
    public static final List<Integer> POWER_3V3 = List.of(1, 17);
    /** Pins that give 5 V. */
    public static final List<Integer> POWER_5V = List.of(2, 4);
    /** Pins at ground. */
    public static final List<Integer> GROUND = List.of(6, 9, 14, 20, 25, 30, 34, 39);
    /** What one 3.3 V GPIO line may give or take, in mA: the strongest pad setting. */
    public static final int LINE_MILLIAMPS = 16;

    /** The physical pin of BCM line 0, 1, 2 ... 27. */
    private static final int[] PIN_OF = {
        27, 28, 3, 5, 7, 29, 31, 26, 24, 21, 19, 23, 32, 33, 8, 10, 36, 11, 12, 35, 38, 40, 15, 16, 18, 22, 37, 13
    };

    private static final Map<Integer, String> DUTY = duties();

    private Header() {}

    /** True for the BCM lines that the header carries. */
    public static boolean carries(int bcm) {
        return bcm >= 0 && bcm < PIN_OF.length;
    }

    /** The physical pin, 1 to 40, of a BCM line that {@link #carries} it. */
    public static int pin(int bcm) {
        if (!carries(bcm)) {
            throw new IllegalArgumentException("no BCM line " + bcm + " on the header");
        }
        return PIN_OF[bcm];
    }

    /** The BCM line at a physical pin; empty for power and ground. */
    public static Optional<Integer> line(int pin) {
        for (int bcm = 0; bcm < PIN_OF.length; bcm++) {
            if (PIN_OF[bcm] == pin) {
                return Optional.of(bcm);
            }
        }
        return Optional.empty();
    }

    /** The second duty of a line ("I2C1 SDA"), where it has one. */
    public static Optional<String> duty(int bcm) {
        return Optional.ofNullable(DUTY.get(bcm));
    }

    /** True for the two lines of the identity EEPROM, which are to be left alone. */
    public static boolean reserved(int bcm) {
        return bcm == 0 || bcm == 1;
    }

    /** The two lines of I2C bus 1. */
    public static List<Integer> i2cLines() {
        return List.of(2, 3);
    }

    /** The lines of SPI bus 0 or 1 with the given chip select: MOSI, MISO, SCLK, CE. */
    public static List<Integer> spiLines(int bus, int select) {
        if (bus == 0) {
            return List.of(10, 9, 11, select == 0 ? 8 : 7);
        }
        return List.of(20, 19, 21, 18 - select);
    }

    private static Map<Integer, String> duties() {
        Map<Integer, String> duty = new TreeMap<>();
        duty.put(0, "ID EEPROM data");
        duty.put(1, "ID EEPROM clock");
        duty.put(2, "I2C1 SDA");
        duty.put(3, "I2C1 SCL");
        duty.put(7, "SPI0 CE1");
        duty.put(8, "SPI0 CE0");
        duty.put(9, "SPI0 MISO");
        duty.put(10, "SPI0 MOSI");
        duty.put(11, "SPI0 SCLK");
        duty.put(14, "UART TX");
        duty.put(15, "UART RX");
        return duty;
    }
}
