package org.jadoube.hardware.model;

import java.util.Arrays;
import java.util.List;

/**
 * An MCP3008 with eight 8-way multiplexers and 64 linear Hall sensors (data sheet DS21295, figure 6-1: a start bit, single or
 * differential, three bits of channel; then, after one null bit, ten bits of the reading).
 *
 * <p>After the select lines change, the inputs move for {@code settleNanos}: until then the old sensor is read.
 */
public final class HallModel implements SpiChip, PinModel {
    private static final int CHANNELS = 8;
    private static final int SELECTS = 8;
    private static final int FULL_SCALE = 1023;

    private final List<Integer> mux;
    private final BusClock clock;
    private final long settleNanos;
    private final int[] readings = new int[CHANNELS * SELECTS];
    private int select;
    private int before;
    private long changed;
    private long conversions;

    /** All sensors at rest, in the middle of the range. {@code mux} are the lines of S0, S1, S2. */
    public HallModel(List<Integer> mux, BusClock clock, long settleNanos) {
        this.mux = List.copyOf(mux);
        this.clock = clock;
        this.settleNanos = settleNanos;
        Arrays.fill(readings, 512);
    }

    /** Sets what sensor {@code channel * 8 + select} gives, 0 to 1023. */
    public void set(int bit, int reading) {
        readings[bit] = Math.clamp(reading, 0, FULL_SCALE);
    }

    /** Conversions so far. */
    public long conversions() {
        return conversions;
    }

    @Override
    public void drive(int bcm, Drive drive) {
        int line = mux.indexOf(bcm);
        int bit = drive == Drive.HIGH ? 1 << line : 0;
        int next = (select & ~(1 << line)) | bit;
        if (line >= 0 && next != select) {
            before = select;
            select = next;
            changed = clock.now();
        }
    }

    @Override
    public boolean level(int bcm) {
        int line = mux.indexOf(bcm);
        return line >= 0 && (select >>> line & 1) != 0;
    }

    @Override
    public void transfer(byte[] out, byte[] in, int count, int hertz, int mode) {
        boolean[] dataIn = new boolean[count * Byte.SIZE];
        Arrays.fill(in, 0, count, (byte) 0);
        int start = -1;
        int channel = 0;
        int reading = 0;
        for (int i = 0; i < dataIn.length; i++) {
            boolean bit = (out[i / Byte.SIZE] >>> (7 - i % Byte.SIZE) & 1) != 0;
            int since = start < 0 ? -1 : i - start;
            if (start < 0 && bit) {
                start = i;
            } else if (since >= 2 && since <= 4) {
                channel = channel << 1 | (bit ? 1 : 0);
                reading = since == 4 ? convert(channel) : 0;
            } else if (since >= 7 && since < 17 && (reading >>> (16 - since) & 1) != 0) {
                // One clock to sample, one null bit, then B9 first.
                in[i / Byte.SIZE] |= (byte) (1 << (7 - i % Byte.SIZE));
            }
        }
    }

    private int convert(int channel) {
        conversions++;
        int selected = clock.now() - changed >= settleNanos ? select : before;
        return readings[channel * SELECTS + selected];
    }
}
