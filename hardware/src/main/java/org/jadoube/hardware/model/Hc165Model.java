package org.jadoube.hardware.model;

/**
 * A chain of 74HC165 at the level of clock edges: while SH/LD is low the registers follow the inputs; each rising clock edge
 * shifts towards QH, the serial input of the last chip taking a one.
 */
public final class Hc165Model implements SpiChip, PinModel {
    private static final int INPUTS = 8;

    private final boolean[] register;
    private final int loadLine;
    private long grounded;
    private boolean loading;

    /** {@code chips} in a chain, whose SH/LD pins hang on GPIO line {@code loadLine}. */
    public Hc165Model(int chips, int loadLine) {
        this.register = new boolean[chips * INPUTS];
        this.loadLine = loadLine;
    }

    /** Joins exactly these inputs to ground: bits 0 to 7 are A to H of the chip next to the Pi. */
    public void ground(long inputs) {
        grounded = inputs;
        follow();
    }

    @Override
    public void drive(int bcm, Drive drive) {
        if (bcm == loadLine) {
            loading = drive == Drive.LOW;
            follow();
        }
    }

    @Override
    public boolean level(int bcm) {
        return !loading;
    }

    private void follow() {
        if (!loading) {
            return;
        }
        for (int i = 0; i < register.length; i++) {
            register[i] = (grounded >>> i & 1) == 0;
        }
    }

    @Override
    public void transfer(byte[] out, byte[] in, int count, int hertz, int mode) {
        // With the clock idle high (modes 2, 3), or sampling after the shift (mode 1), a bit is lost: the usual
        // mistake.
        boolean shiftsBeforeSampling = mode != 0;
        for (int i = 0; i < count * Byte.SIZE; i++) {
            if (shiftsBeforeSampling) {
                shift();
            }
            int bit = qh() ? 0x80 >>> i % Byte.SIZE : 0;
            in[i / Byte.SIZE] = (byte) (i % Byte.SIZE == 0 ? bit : in[i / Byte.SIZE] | bit);
            if (!shiftsBeforeSampling) {
                shift();
            }
        }
    }

    /** The output of the chip next to the Pi: its input H. */
    private boolean qh() {
        return register[INPUTS - 1];
    }

    private void shift() {
        if (loading) {
            return;
        }
        // Each chip's A ... H move towards H; A takes the H of the chip behind.
        for (int chip = 0; chip < register.length / INPUTS; chip++) {
            int base = chip * INPUTS;
            for (int i = INPUTS - 1; i > 0; i--) {
                register[base + i] = register[base + i - 1];
            }
            int behind = base + INPUTS + INPUTS - 1;
            register[base] = behind >= register.length || register[behind];
        }
    }
}
