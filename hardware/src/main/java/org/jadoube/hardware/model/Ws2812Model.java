package org.jadoube.hardware.model;

import java.util.ArrayList;
import java.util.List;

/**
 * A chain of WS2812 lights on the MOSI line: measures every high and low in nanoseconds at the SPI clock and takes bits as the
 * data sheet allows them, with 150 ns on either side.
 *
 * <p>Between two transfers the line idles as the bus left it. A low of at least 300 us takes the bits over.
 */
public final class Ws2812Model implements SpiChip {
    private static final double SHORT_LOW = 350 - 150;
    private static final double SHORT_HIGH = 400 + 150;
    private static final double LONG_LOW = 700 - 150;
    private static final double LONG_HIGH = 800 + 150;
    private static final double PERIOD_LOW = 1250 - 600;
    private static final double PERIOD_HIGH = 1250 + 600;
    private static final double RESET = 300_000;
    private static final int BITS = 24;

    private final int[] colours;
    private final List<String> faults = new ArrayList<>();
    private final List<Boolean> bits = new ArrayList<>();

    /** A dark chain. */
    public Ws2812Model(int lights) {
        this.colours = new int[lights];
    }

    /** What light {@code i} shows, 0xRRGGBB. */
    public int colour(int i) {
        return colours[i];
    }

    /** Pulses that no light would take. */
    public List<String> faults() {
        return List.copyOf(faults);
    }

    @Override
    public void transfer(byte[] out, byte[] in, int count, int hertz, int mode) {
        double step = 1e9 / hertz;
        int total = count * Byte.SIZE;
        int at = 0;
        while (at < total) {
            int low = run(out, at, total, false);
            if (low * step >= RESET) {
                latch();
            }
            at += low;
            int high = run(out, at, total, true);
            at += high;
            if (high > 0) {
                pulse(high * step, run(out, at, total, false) * step);
            }
        }
        if (run(out, total - 1, total, true) > 0) {
            faults.add("the line is left high");
        }
    }

    private static int run(byte[] out, int from, int total, boolean high) {
        int at = from;
        while (at < total && ((out[at / Byte.SIZE] >>> (7 - at % Byte.SIZE) & 1) != 0) == high) {
            at++;
        }
        return at - from;
    }

    private void pulse(double high, double low) {
        boolean isShort = high >= SHORT_LOW && high <= SHORT_HIGH;
        boolean isLong = high >= LONG_LOW && high <= LONG_HIGH;
        boolean period = low >= RESET || (high + low >= PERIOD_LOW && high + low <= PERIOD_HIGH);
        if (isShort == isLong || !period) {
            faults.add("high for " + Math.round(high) + " ns, low for " + Math.round(low) + " ns");
        } else {
            bits.add(isLong);
        }
    }

    private void latch() {
        for (int i = 0; i < colours.length && (i + 1) * BITS <= bits.size(); i++) {
            int grb = 0;
            for (int bit = 0; bit < BITS; bit++) {
                grb = grb << 1 | (bits.get(i * BITS + bit) ? 1 : 0);
            }
            colours[i] = (grb >>> 8 & 0xFF) << 16 | (grb >>> 16 & 0xFF) << 8 | (grb & 0xFF);
        }
        bits.clear();
    }
}
