package org.jadoube.hardware.lamp;

/**
 * How one bit of a WS2812 is written as several SPI bits, for a given clock.
 *
 * <p>The data sheet asks for a short high of 350 or 400 ns (0), a long one of 700 or 800 ns (1), each within 150 ns, and
 * a period of 1250 ns within 600 ns. Three SPI bits at 2.2 to 2.8 MHz, four up to 3.6 MHz, up to ten at 8 MHz fit.
 *
 * @param bits SPI bits for one bit
 * @param zero SPI bits that are high for a 0
 * @param one SPI bits that are high for a 1
 */
record Ws2812Code(int bits, int zero, int one) {
    private static final double SHORT_NANOS = 375;
    private static final double LONG_NANOS = 750;
    private static final double PERIOD_NANOS = 1250;
    private static final double TOLERANCE_NANOS = 175;
    private static final double PERIOD_TOLERANCE_NANOS = 300;

    /** The code for a clock; throws IllegalArgumentException if none fits. */
    static Ws2812Code at(int hertz) {
        double step = 1e9 / hertz;
        int bits = (int) Math.round(PERIOD_NANOS / step);
        int zero = Math.max(1, (int) Math.round(SHORT_NANOS / step));
        int one = (int) Math.round(LONG_NANOS / step);
        boolean fits = bits >= 3
                && one > zero
                && one < bits
                && Math.abs(zero * step - SHORT_NANOS) <= TOLERANCE_NANOS
                && Math.abs(one * step - LONG_NANOS) <= TOLERANCE_NANOS
                && Math.abs(bits * step - PERIOD_NANOS) <= PERIOD_TOLERANCE_NANOS;
        if (!fits) {
            throw new IllegalArgumentException("no WS2812 timing at " + hertz + " Hz; 2400000 fits");
        }
        return new Ws2812Code(bits, zero, one);
    }

    /** The SPI bits of one bit, the first sent on top. */
    int pattern(boolean set) {
        int high = set ? one : zero;
        return ((1 << high) - 1) << (bits - high);
    }
}
