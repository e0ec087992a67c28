package org.jadoube.hardware.model;

import java.util.ArrayList;
import java.util.List;

/** A MAX7219 at the level of its 16-bit words (data sheet 19-4452, tables 1 to 10). */
public final class Max7219Model implements SpiChip {
    private static final int DIGITS = 8;

    private final int[] registers = new int[16];
    private final List<Integer> words = new ArrayList<>();

    /** As some chips wake up: in shutdown, in test, decoding, only one digit scanned, and rubbish in the digits. */
    public Max7219Model() {
        registers[0x0F] = 1;
        registers[0x09] = 0xFF;
        for (int digit = 1; digit <= DIGITS; digit++) {
            registers[digit] = 0x3C;
        }
    }

    /** The words taken so far, register in the upper byte. */
    public List<Integer> words() {
        return List.copyOf(words);
    }

    /** 0 to 15. */
    public int intensity() {
        return registers[0x0A] & 0x0F;
    }

    /** The lights of eight digits of eight segments: bit {@code digit * 8 + segment}; all of them in test mode. */
    public long lit() {
        if ((registers[0x0F] & 1) != 0) {
            return -1L;
        }
        boolean running = (registers[0x0C] & 1) != 0 && registers[0x09] == 0;
        long lit = 0;
        for (int digit = 0; running && digit <= (registers[0x0B] & 7); digit++) {
            lit |= (long) (registers[1 + digit] & 0xFF) << (8 * digit);
        }
        return lit;
    }

    @Override
    public void transfer(byte[] out, byte[] in, int count, int hertz, int mode) {
        if (hertz > 10_000_000 || mode != 0 || count < 2) {
            return;
        }
        // When the select rises, the last sixteen bits count.
        int register = out[count - 2] & 0x0F;
        int data = out[count - 1] & 0xFF;
        words.add(register << 8 | data);
        registers[register] = data;
    }
}
