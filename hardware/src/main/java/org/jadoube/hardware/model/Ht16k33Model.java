package org.jadoube.hardware.model;

/** An HT16K33 at the level of its commands and display RAM (Holtek, version 1.10, command summary). */
public final class Ht16k33Model implements I2cChip {
    private static final int RAM = 16;

    private final int[] ram = new int[RAM];
    private boolean oscillator;
    private boolean display;
    private int blink;
    private int dimming = 15;
    private int pointer;
    private long flushes;

    /** As after power-up: asleep, RAM holding whatever it woke up with. */
    public Ht16k33Model() {
        for (int i = 0; i < RAM; i++) {
            ram[i] = 0xA5;
        }
    }

    /** The byte at a RAM address, 0 to 15. */
    public int ram(int address) {
        return ram[address];
    }

    /** True if the display really shows its RAM: oscillator and display are on. */
    public boolean shining() {
        return oscillator && display;
    }

    /** 0 off, 1 at 2 Hz, 2 at 1 Hz, 3 at 0.5 Hz. */
    public int blink() {
        return blink;
    }

    /** 0 to 15. */
    public int dimming() {
        return dimming;
    }

    /** The lights of eight rows of eight as one word: bit {@code row * 8 + column}; 0 while the display is off. */
    public long lit() {
        long word = 0;
        for (int row = 0; row < 8; row++) {
            word |= (long) ram[2 * row] << (8 * row);
        }
        return shining() ? word : 0;
    }

    /** How many writes changed the RAM. */
    public long flushes() {
        return flushes;
    }

    @Override
    public void write(byte[] bytes, int from, int count) {
        if (count == 0) {
            return;
        }
        int code = bytes[from] & 0xFF;
        switch (code & 0xF0) {
            case 0x00 -> {
                pointer = code & 0x0F;
                for (int i = 1; i < count; i++) {
                    ram[pointer] = bytes[from + i] & 0xFF;
                    pointer = (pointer + 1) % RAM;
                }
                flushes += count > 1 ? 1 : 0;
            }
            case 0x20 -> oscillator = (code & 1) != 0;
            case 0x80 -> {
                display = (code & 1) != 0;
                blink = code >>> 1 & 3;
            }
            case 0xE0 -> dimming = code & 0x0F;
            default -> {
                // Row and interrupt settings, key data: without effect on the lights.
            }
        }
    }

    @Override
    public void read(byte[] into, int from, int count) {
        for (int i = 0; i < count; i++) {
            into[from + i] = (byte) ram[pointer];
            pointer = (pointer + 1) % RAM;
        }
    }
}
