package org.jadoube.hardware.wiring;

import java.util.List;

/**
 * What the empty squares read and how far from it a man's magnet moves the reading, in steps of a 10-bit converter.
 *
 * @param empty the reading of each bit without a man; one value stands for all
 * @param white steps above empty from which on a white man is read
 * @param black steps below empty from which on a black man is read
 * @param hysteresis steps by which a reading must fall back before the man counts as gone
 */
public record HallLevels(List<Integer> empty, int white, int black, int hysteresis) {
    /** The highest reading of a 10-bit converter. */
    public static final int FULL_SCALE = 1023;

    public HallLevels {
        empty = List.copyOf(empty);
        if (empty.isEmpty() || white <= hysteresis || black <= hysteresis || hysteresis < 0) {
            throw new IllegalArgumentException("thresholds must lie above the hysteresis");
        }
    }

    /** The reading of a bit without a man. */
    public int empty(int bit) {
        return empty.size() == 1 ? empty.get(0) : empty.get(bit);
    }
}
