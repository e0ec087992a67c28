package org.jadoube.hardware.lamp;

/**
 * Keeps a chain of colour lights within the current that it is given, by estimate: each of the three colours of a light
 * draws {@value #COLOUR_MILLIAMPS} mA when full (WS2812 and APA102 data sheets), in proportion below, and each light {@value
 * #IDLE_MICROAMPS} microamperes when dark.
 */
final class PowerCap {
    private static final int COLOUR_MILLIAMPS = 20;
    private static final int IDLE_MICROAMPS = 700;
    private static final int FULL = 255;

    private PowerCap() {}

    /** What the colours draw in mA, {@code brightness} of {@code full} being what a full light is scaled to. */
    static int milliamps(int[] colours, int brightness, int full) {
        long sum = 0;
        for (int rgb : colours) {
            sum += (rgb >>> 16 & 0xFF) + (rgb >>> 8 & 0xFF) + (rgb & 0xFF);
        }
        long lit = sum * COLOUR_MILLIAMPS * brightness / ((long) FULL * full);
        return (int) (lit + (long) colours.length * IDLE_MICROAMPS / 1000);
    }

    /** By how much of 256 every colour is to be scaled so that the chain draws no more than {@code most} mA. */
    static int scale(int[] colours, int brightness, int full, int most) {
        int idle = (int) ((long) colours.length * IDLE_MICROAMPS / 1000);
        int drawn = milliamps(colours, brightness, full) - idle;
        int left = Math.max(0, most - idle);
        return drawn <= left ? 256 : Math.max(1, left * 256 / drawn);
    }
}
