package org.jadoube.hardware.model;

/**
 * A chain of APA102 lights at the level of bits: 32 zero bits start, each light takes a frame of 32 that begins with three
 * ones and hands the rest on half a clock later, so that the last light needs half an edge for each one before it.
 */
public final class Apa102Model implements SpiChip {
    private static final int FRAME = 32;

    private final int[] colours;
    private final int[] brightness;

    /** A dark chain. */
    public Apa102Model(int lights) {
        this.colours = new int[lights];
        this.brightness = new int[lights];
    }

    /** What light {@code i} shows, 0xRRGGBB. */
    public int colour(int i) {
        return colours[i];
    }

    /** Its global brightness, 0 to 31. */
    public int brightness(int i) {
        return brightness[i];
    }

    @Override
    public void transfer(byte[] out, byte[] in, int count, int hertz, int mode) {
        int total = count * Byte.SIZE;
        if (total < FRAME || word(out, 0) != 0) {
            return;
        }
        for (int light = 0; light < colours.length; light++) {
            int from = FRAME + light * FRAME;
            // The data has come through when half a clock has passed for every light on the way.
            boolean arrived = from + FRAME + (light + 1) / 2 <= total;
            if (!arrived || (word(out, from) >>> 29) != 7) {
                return;
            }
            int frame = word(out, from);
            brightness[light] = frame >>> 24 & 31;
            colours[light] = (frame & 0xFF) << 16 | (frame & 0xFF00) | (frame >>> 16 & 0xFF);
        }
    }

    private static int word(byte[] out, int bit) {
        int at = bit / Byte.SIZE;
        int word = 0;
        for (int i = 0; i < 4; i++) {
            word = word << 8 | (at + i < out.length ? out[at + i] & 0xFF : 0);
        }
        return word;
    }
}
