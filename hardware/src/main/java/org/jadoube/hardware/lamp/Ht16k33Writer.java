package org.jadoube.hardware.lamp;

import java.util.Arrays;
import org.jadoube.hardware.pi4j.I2cDevice;
import org.jadoube.hardware.wiring.LampChip.Ht16k33;

/**
 * Drives an HT16K33 LED matrix (Holtek HT16K33, version 1.10, command summary).
 *
 * <p>A state is one write: an address of the display RAM and the bytes from the first that changed to the last, most often
 * one; the chip counts the address on by itself.
 */
public final class Ht16k33Writer implements LampWriter {
    private static final int OSCILLATOR_ON = 0x21;
    private static final int DISPLAY_ON_STEADY = 0x81;
    private static final int PINS_ARE_ROWS = 0xA0;
    private static final int DIMMING = 0xE0;
    private static final int ROWS = 8;
    private static final int RAM = 16;

    private final I2cDevice chip;
    private final int brightness;
    private final int rotated;
    private final int size;
    /** What the RAM holds. */
    private final byte[] shown = new byte[RAM];

    private final byte[] flush = new byte[1 + RAM];
    private final byte[] command = new byte[1];

    /** The chip of a profile. */
    public Ht16k33Writer(Ht16k33 wired, I2cDevice chip) {
        this.chip = chip;
        this.brightness = wired.brightness();
        this.rotated = wired.rotated();
        this.size = wired.layout().size();
        if (size > ROWS * Byte.SIZE) {
            throw new IllegalArgumentException(size + " lights on an 8 by 8 matrix");
        }
    }

    @Override
    public String name() {
        return chip.name();
    }

    @Override
    public int size() {
        return size;
    }

    @Override
    public void start() {
        command(OSCILLATOR_ON);
        command(PINS_ARE_ROWS);
        // RAM holds whatever it woke up with; it is emptied before the display goes on.
        Arrays.fill(shown, (byte) 0);
        flush(0, RAM - 1);
        command(DIMMING | brightness);
        // Blinking is done by meaning, light by light; the chip could only blink them all.
        command(DISPLAY_ON_STEADY);
    }

    private void command(int code) {
        command[0] = (byte) code;
        chip.write(command, 1);
    }

    @Override
    public void show(int[] colours) {
        int first = RAM;
        int last = -1;
        for (int row = 0; row < ROWS; row++) {
            int bits = 0;
            for (int column = 0; column < Byte.SIZE; column++) {
                int light = row * Byte.SIZE + column;
                bits |= light < size && colours[light] != 0 ? 1 << (column + rotated & 7) : 0;
            }
            if (shown[2 * row] != (byte) bits) {
                shown[2 * row] = (byte) bits;
                first = Math.min(first, 2 * row);
                last = 2 * row;
            }
        }
        if (last >= 0) {
            flush(first, last);
        }
    }

    private void flush(int first, int last) {
        int count = last - first + 1;
        flush[0] = (byte) first;
        System.arraycopy(shown, first, flush, 1, count);
        chip.write(flush, 1 + count);
    }
}
