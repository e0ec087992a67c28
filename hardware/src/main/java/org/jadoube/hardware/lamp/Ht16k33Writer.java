package org.jadoube.hardware.lamp;

import java.util.Arrays;
import org.jadoube.hardware.pi4j.I2cDevice;
import org.jadoube.hardware.wiring.LampChip.Ht16k33;

/**
 * Drives an HT16K33 LED matrix (Holtek HT16K33, version 1.10, command summary).
 *
 * <p>A state is one write of 17 bytes: the display RAM address 0 and all 16 bytes of RAM.
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
        Arrays.fill(flush, (byte) 0);
        // RAM holds whatever it woke up with; it is emptied before the display goes on.
        chip.write(flush, flush.length);
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
        for (int row = 0; row < ROWS; row++) {
            int bits = 0;
            for (int column = 0; column < Byte.SIZE; column++) {
                int light = row * Byte.SIZE + column;
                bits |= light < size && colours[light] != 0 ? 1 << (column + rotated & 7) : 0;
            }
            flush[1 + 2 * row] = (byte) bits;
        }
        chip.write(flush, flush.length);
    }
}
