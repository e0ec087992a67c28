package org.jadoube.host.bridge;

import org.jadoube.rules.Side;
import org.jspecify.annotations.Nullable;

/**
 * The clock as it stood at one moment.
 *
 * @param white ms on White's clock at {@code nanos}
 * @param black ms on Black's clock then
 * @param running whose clock runs since then; null: neither
 * @param nanos the moment, on the monotonic clock of the machine
 */
public record ClockFace(long white, long black, @Nullable Side running, long nanos) {
    private static final long MILLI = 1_000_000;

    /** What {@code side} has left, in ms, at {@code now} of the same clock as {@code nanos}; never below 0. */
    public long left(Side side, long now) {
        long then = side == Side.WHITE ? white : black;
        return Math.max(0, side == running ? then - (now - nanos) / MILLI : then);
    }
}
