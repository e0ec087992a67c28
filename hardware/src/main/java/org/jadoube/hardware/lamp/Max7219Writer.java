package org.jadoube.hardware.lamp;

import org.jadoube.hardware.pi4j.SpiDevice;
import org.jadoube.hardware.wiring.LampChip.Max7219;

/**
 * Drives an 8 by 8 matrix on a MAX7219 (data sheet 19-4452, tables 1 to 10): words of 16 bits, register and data, each
 * taken over when the select rises. Only the digits that changed are sent.
 */
public final class Max7219Writer implements LampWriter {
    /** Data is taken on the rising edge, the clock idles low. */
    public static final int SPI_MODE = 0;

    private static final int DIGIT_0 = 0x01;
    private static final int DECODE_MODE = 0x09;
    private static final int INTENSITY = 0x0A;
    private static final int SCAN_LIMIT = 0x0B;
    private static final int SHUTDOWN = 0x0C;
    private static final int DISPLAY_TEST = 0x0F;
    private static final int DIGITS = 8;
    private static final int UNKNOWN = -1;

    private final SpiDevice chip;
    private final int brightness;
    private final int size;
    private final int[] sent = new int[DIGITS];
    private final byte[] word = new byte[2];
    private final byte[] ignored = new byte[2];

    /** The chip of a profile. */
    public Max7219Writer(Max7219 wired, SpiDevice chip) {
        this.chip = chip;
        this.brightness = wired.brightness();
        this.size = wired.layout().size();
        if (size > DIGITS * Byte.SIZE) {
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
        // After power-up the chip may stand in shutdown, in test, or with decoding on: all five are written.
        send(DISPLAY_TEST, 0);
        send(SCAN_LIMIT, DIGITS - 1);
        send(DECODE_MODE, 0);
        send(INTENSITY, brightness);
        for (int digit = 0; digit < DIGITS; digit++) {
            digit(digit, 0);
        }
        send(SHUTDOWN, 1);
    }

    @Override
    public void show(int[] colours) {
        for (int digit = 0; digit < DIGITS; digit++) {
            int bits = 0;
            for (int segment = 0; segment < Byte.SIZE; segment++) {
                int light = digit * Byte.SIZE + segment;
                bits |= light < size && colours[light] != 0 ? 1 << segment : 0;
            }
            if (bits != sent[digit]) {
                digit(digit, bits);
            }
        }
    }

    private void digit(int digit, int bits) {
        sent[digit] = UNKNOWN;
        send(DIGIT_0 + digit, bits);
        sent[digit] = bits;
    }

    private void send(int register, int data) {
        word[0] = (byte) register;
        word[1] = (byte) data;
        chip.transfer(word, ignored, word.length);
    }
}
