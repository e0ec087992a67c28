package org.jadoube.hardware.model;

import java.util.Arrays;

/**
 * An MCP23017 at the level of its registers (data sheet DS20001952C, tables 3-1 to 3-5), both address orders included.
 *
 * <p>Pins without pull-up and without a closed switch read as noise would let them: here high when even, so that a
 * driver that forgets the pull-ups is found out.
 */
public final class Mcp23017Model implements I2cChip {
    private static final int PAIRS = 11;
    private static final int IODIR = 0;
    private static final int IPOL = 1;
    private static final int IOCON = 5;
    private static final int GPPU = 6;
    private static final int GPIO = 9;
    private static final int OLAT = 10;
    private static final int BANK = 0x80;
    private static final int SEQOP = 0x20;
    private static final int FLOATING = 0x55;

    private final int[][] registers = new int[PAIRS][2];
    private int grounded;
    private int pointer;

    /** As after power-up: all pins inputs. */
    public Mcp23017Model() {
        reset();
    }

    /** Power off and on. */
    public void reset() {
        for (int[] pair : registers) {
            Arrays.fill(pair, 0);
        }
        Arrays.fill(registers[IODIR], 0xFF);
        pointer = 0;
    }

    /** The state in which another program may have left the chip. */
    public void leave(int iocon, int iodir, int ipol) {
        Arrays.fill(registers[IOCON], iocon);
        Arrays.fill(registers[IODIR], iodir);
        Arrays.fill(registers[IPOL], ipol);
    }

    /** Joins exactly these pins to ground: bits 0 to 7 are GPA, 8 to 15 GPB. */
    public void ground(int pins) {
        grounded = pins;
    }

    /** A register by its address in the order of BANK = 0. */
    public int register(int address) {
        return value(address / 2, address % 2);
    }

    @Override
    public void write(byte[] bytes, int from, int count) {
        if (count == 0) {
            return;
        }
        pointer = bytes[from] & 0xFF;
        for (int i = 1; i < count; i++) {
            store(bytes[from + i] & 0xFF);
            advance();
        }
    }

    @Override
    public void read(byte[] into, int from, int count) {
        for (int i = 0; i < count; i++) {
            int pair = pair();
            into[from + i] = (byte) (pair < PAIRS ? value(pair, port()) : 0);
            advance();
        }
    }

    private boolean banked() {
        return (registers[IOCON][0] & BANK) != 0;
    }

    private int pair() {
        return banked() ? pointer & 0x0F : pointer / 2;
    }

    private int port() {
        return banked() ? pointer >>> 4 & 1 : pointer & 1;
    }

    private void advance() {
        boolean fixed = (registers[IOCON][0] & SEQOP) != 0;
        if (fixed) {
            // Byte mode: with BANK = 0 the pointer toggles between the two registers of a pair.
            pointer = banked() ? pointer : pointer ^ 1;
        } else {
            pointer = (pointer + 1) % (banked() ? 0x1B : 0x16);
        }
    }

    private void store(int value) {
        int pair = pair();
        if (pair >= PAIRS) {
            return;
        }
        if (pair == IOCON) {
            Arrays.fill(registers[IOCON], value);
        } else if (pair == GPIO) {
            registers[OLAT][port()] = value;
        } else {
            registers[pair][port()] = value;
        }
    }

    private int value(int pair, int port) {
        if (pair != GPIO) {
            return registers[pair][port];
        }
        int inputs = registers[IODIR][port];
        int low = grounded >>> (8 * port) & 0xFF;
        int pulled = registers[GPPU][port];
        int pins = (pulled | FLOATING) & ~low;
        int levels = (pins & inputs) | (registers[OLAT][port] & ~inputs);
        return (levels ^ (registers[IPOL][port] & inputs)) & 0xFF;
    }
}
