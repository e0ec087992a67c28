package org.jadoube.hardware.lamp;

import java.util.Arrays;
import org.jadoube.hardware.pi4j.SpiDevice;
import org.jadoube.hardware.wiring.LampChip.Apa102;

/**
 * Drives a chain of APA102 lights: a start frame of 32 zero bits, for each light 111 and five bits of brightness, blue,
 * green, red, and at the end at least half a clock edge a light, so that the last one gets its data.
 */
public final class Apa102Writer implements LampWriter {
    /** Data is taken on the rising edge, the clock idles low. */
    public static final int SPI_MODE = 0;

    private static final int START = 4;
    private static final int LIGHT = 4;
    private static final int MARK = 0xE0;
    private static final int FULL = 31;

    private final SpiDevice chain;
    private final int brightness;
    private final int size;
    private final int milliamps;
    private final byte[] out;
    private final byte[] ignored;

    /** The chain of a profile. */
    public Apa102Writer(Apa102 wired, SpiDevice chain) {
        this.chain = chain;
        this.brightness = wired.brightness();
        this.size = wired.layout().size();
        this.milliamps = wired.milliamps();
        // Some revisions take the first zero bits of the end for a light's reset, hence 32 more than half a bit each.
        this.out = new byte[START + size * LIGHT + START + (size + 15) / 16];
        this.ignored = new byte[out.length];
    }

    @Override
    public String name() {
        return chain.name();
    }

    @Override
    public int size() {
        return size;
    }

    @Override
    public void start() {
        show(new int[size]);
    }

    @Override
    public void show(int[] colours) {
        Arrays.fill(out, (byte) 0);
        int scale = PowerCap.scale(colours, brightness, FULL, milliamps);
        int at = START;
        for (int light = 0; light < size; light++) {
            int rgb = colours[light];
            out[at++] = (byte) (MARK | brightness);
            out[at++] = (byte) (((rgb & 0xFF) * scale) >> 8);
            out[at++] = (byte) (((rgb >>> 8 & 0xFF) * scale) >> 8);
            out[at++] = (byte) (((rgb >>> 16 & 0xFF) * scale) >> 8);
        }
        chain.transfer(out, ignored, out.length);
    }
}
