package org.jadoube.arbiter;

import org.jadoube.rules.Side;
import org.jspecify.annotations.Nullable;

/**
 * What the clock shows when something about it changes.
 *
 * @param white time left to White, ms
 * @param black time left to Black, ms
 * @param running whose time runs, or null if none does
 */
public record ClockReading(long white, long black, @Nullable Side running) implements Verdict {
    /** Time left to a side, ms. */
    public long of(Side side) {
        return side == Side.WHITE ? white : black;
    }
}
