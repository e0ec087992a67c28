package org.jadoube.hardware.wiring;

import java.util.List;
import java.util.Locale;
import org.jadoube.hardware.wiring.SensorChip.GpioMatrix;
import org.jadoube.hardware.wiring.SensorChip.Hc165;
import org.jadoube.hardware.wiring.SensorChip.Mcp23017;
import org.jadoube.hardware.wiring.SensorChip.Mcp3008;

/** The least time that a scan of a profile's chips takes, in microseconds: bits on the wire and waiting for levels. */
final class ScanTime {
    private static final double MICROS_A_SECOND = 1e6;
    /** Address, register, address, two ports, with starts and stops. */
    private static final int I2C_BITS = 48;
    /** The fastest clock of a Pi's I2C that all chips here bear. */
    private static final double I2C_HERTZ = 400_000;

    private ScanTime() {}

    /** Notes a rate that the chips cannot keep up with, whatever the Pi is. */
    static void check(Section top, ScanSettings scan, List<SensorChip> sensors) {
        double micros = micros(sensors);
        if (micros > MICROS_A_SECOND / scan.rate()) {
            Section section = top.table("scan").orElse(top);
            section.problem(
                    section.lineOf("rate"),
                    String.format(
                            Locale.ROOT, "rate is %d, but one scan takes %.1f ms at least", scan.rate(), micros / 1000),
                    "lower rate to " + (int) (MICROS_A_SECOND / micros) + " or less, or raise hertz");
        }
    }

    static double micros(List<SensorChip> sensors) {
        return sensors.stream().mapToDouble(ScanTime::micros).sum();
    }

    private static double micros(SensorChip chip) {
        return switch (chip) {
            case GpioMatrix matrix -> (matrix.rows().size() - 1.0) * matrix.settleMicros();
            case Mcp23017 mcp -> I2C_BITS * MICROS_A_SECOND / I2C_HERTZ;
            case Hc165 chain -> chain.squares().size() * MICROS_A_SECOND / chain.hertz();
            case Mcp3008 mcp -> 8.0 * mcp.settleMicros() + 64 * 24 * MICROS_A_SECOND / mcp.hertz();
            case SensorChip.Serial board -> 0;
        };
    }
}
