package org.jadoube.hardware.model;

import com.pi4j.io.exception.IOException;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/** An SPI bus with chips at its selects, errors and a clock. */
public final class SpiBusModel {

    private final Map<Integer, SpiChip> chips = new HashMap<>();
    private final BusClock clock;
    private long transfers;
    private long bytes;
    private int failures;

    /** An empty bus. */
    public SpiBusModel(BusClock clock) {
        this.clock = clock;
    }

    /** Puts a chip at a select. */
    public synchronized void add(int select, SpiChip chip) {
        chips.put(select, chip);
    }

    /** Takes the chip at a select away: the line floats. */
    public synchronized void remove(int select) {
        chips.remove(select);
    }

    /** Lets the next transfers fail: what spidev does when it is taken away, for an absent chip is not noticed. */
    public synchronized void fail(int count) {
        failures = count;
    }

    /** The number of transfers so far. */
    public synchronized long transfers() {
        return transfers;
    }

    /** The number of bytes so far, one way. */
    public synchronized long bytes() {
        return bytes;
    }

    synchronized void transfer(int select, byte[] out, byte[] in, int count, int hertz, int mode) {
        transfers++;
        if (failures > 0) {
            failures--;
            throw new IOException("Input/output error");
        }
        bytes += count;
        clock.nanos(count * 8L * 1_000_000_000L / hertz);
        SpiChip chip = chips.get(select);
        if (chip == null) {
            // Nothing drives MISO: it reads high or low as it likes, here high.
            Arrays.fill(in, 0, count, (byte) 0xFF);
        } else {
            chip.transfer(out, in, count, hertz, mode);
        }
    }
}
