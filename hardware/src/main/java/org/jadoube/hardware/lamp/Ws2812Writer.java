package org.jadoube.hardware.lamp;

import java.util.Arrays;
import org.jadoube.hardware.pi4j.SpiDevice;
import org.jadoube.hardware.wiring.LampChip.Ws2812;

/**
 * Drives a chain of WS2812 lights from the MOSI line of an SPI bus: green, red, blue, most significant bit first.
 *
 * <p>A state is one transfer: a zero byte, because MOSI may idle high, the coded bits, and a reset of at least 300 us low,
 * which later revisions of the chip want.
 */
public final class Ws2812Writer implements LampWriter {
    /** Only MOSI is used; mode 0 keeps the clock low at rest. */
    public static final int SPI_MODE = 0;

    private static final double RESET_SECONDS = 300e-6;
    private static final int BITS = 24;
    private static final int FULL = 255;

    private final SpiDevice chain;
    private final int brightness;
    private final int size;
    private final int milliamps;
    private final Ws2812Code code;
    private final byte[] out;
    private final byte[] ignored;
    private int bitAt;
    private int scale;

    /** The chain of a profile. */
    public Ws2812Writer(Ws2812 wired, SpiDevice chain) {
        this.chain = chain;
        this.brightness = wired.brightness();
        this.size = wired.layout().size();
        this.milliamps = wired.milliamps();
        this.code = Ws2812Code.at(wired.hertz());
        int data = (size * BITS * code.bits() + 7) / 8;
        int reset = (int) Math.ceil(wired.hertz() * RESET_SECONDS / 8);
        this.out = new byte[1 + data + reset];
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
        bitAt = Byte.SIZE;
        scale = brightness * PowerCap.scale(colours, brightness, FULL, milliamps);
        for (int light = 0; light < size; light++) {
            int rgb = colours[light];
            put(scaled(rgb >>> 8));
            put(scaled(rgb >>> 16));
            put(scaled(rgb));
        }
        chain.transfer(out, ignored, out.length);
    }

    private int scaled(int channel) {
        return (channel & 0xFF) * scale / (FULL * 256);
    }

    private void put(int value) {
        for (int bit = 7; bit >= 0; bit--) {
            int pattern = code.pattern((value >>> bit & 1) != 0);
            for (int i = code.bits() - 1; i >= 0; i--) {
                out[bitAt >>> 3] |= (byte) ((pattern >>> i & 1) << (7 - (bitAt & 7)));
                bitAt++;
            }
        }
    }
}
