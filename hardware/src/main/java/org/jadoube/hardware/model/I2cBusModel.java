package org.jadoube.hardware.model;

import com.pi4j.io.exception.IOException;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * An I2C bus with chips, errors and a clock: every byte takes nine bit times, start and stop one each.
 *
 * <p>Safe for several threads, as a real bus is: one transfer after the other.
 */
public final class I2cBusModel {

    private final Map<Integer, I2cChip> chips = new HashMap<>();
    private final Set<Integer> gone = new HashSet<>();
    private final BusClock clock;
    private final long bitNanos;
    private long transfers;
    private long bits;
    private int failures;

    /** An empty bus at {@code hertz}. */
    public I2cBusModel(BusClock clock, int hertz) {
        this.clock = clock;
        this.bitNanos = 1_000_000_000L / hertz;
    }

    /** Puts a chip on the bus. */
    public synchronized void add(int address, I2cChip chip) {
        chips.put(address, chip);
    }

    /** Takes a chip's answer away, or gives it back; its registers stay. */
    public synchronized void gone(int address, boolean isGone) {
        if (isGone) {
            gone.add(address);
        } else {
            gone.remove(address);
        }
    }

    /** Lets the next {@code count} transfers fail, whatever chip they are for. */
    public synchronized void fail(int count) {
        failures = count;
    }

    /** The number of transfers so far; one with a repeated start counts once. */
    public synchronized long transfers() {
        return transfers;
    }

    /** The number of bits on the wire so far. */
    public synchronized long bits() {
        return bits;
    }

    synchronized void write(int address, byte[] bytes, int from, int count) {
        I2cChip chip = begin(address);
        pass(1 + 9L * (1 + count) + 1);
        chip.write(bytes, from, count);
    }

    synchronized void read(int address, byte[] into, int from, int count) {
        I2cChip chip = begin(address);
        pass(1 + 9L * (1 + count) + 1);
        chip.read(into, from, count);
    }

    synchronized void writeRead(int address, byte[] out, byte[] into, int from, int count) {
        I2cChip chip = begin(address);
        pass(1 + 9L * (1 + out.length) + 1 + 9L * (1 + count) + 1);
        chip.write(out, 0, out.length);
        chip.read(into, from, count);
    }

    private I2cChip begin(int address) {
        transfers++;
        I2cChip chip = chips.get(address);
        if (failures > 0) {
            failures--;
            pass(1 + 9 + 1);
            throw new IOException("Input/output error");
        }
        if (chip == null || gone.contains(address)) {
            pass(1 + 9 + 1);
            throw new IOException("Remote I/O error");
        }
        return chip;
    }

    private void pass(long wireBits) {
        bits += wireBits;
        clock.nanos(wireBits * bitNanos);
    }
}
