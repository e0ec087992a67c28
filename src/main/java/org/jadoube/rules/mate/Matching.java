package org.jadoube.rules.mate;

import java.util.Arrays;

/** Whether squares can be filled by different men at once: a bipartite matching by augmenting paths. */
final class Matching {
    private static final int NONE = -1;

    private final long[] squares = new long[Men.MOST];
    private final int[] place = new int[Men.MOST];
    private int count;
    private long asked;

    void clear() {
        count = 0;
    }

    /** Adds a man by the squares it may stand on. */
    void add(long mayStand) {
        squares[count++] = mayStand;
    }

    /** Whether each of the squares can hold a man of its own at the same time. */
    boolean fills(long wanted) {
        if (wanted == 0) {
            return true;
        }
        if (Long.bitCount(wanted) > count) {
            return false;
        }
        Arrays.fill(place, 0, count, NONE);
        for (long left = wanted; left != 0; left &= left - 1) {
            asked = 0;
            if (!fill(Long.numberOfTrailingZeros(left))) {
                return false;
            }
        }
        return true;
    }

    private boolean fill(int square) {
        for (int man = 0; man < count; man++) {
            if ((squares[man] >>> square & 1) == 0 || (asked >>> man & 1) != 0) {
                continue;
            }
            asked |= 1L << man;
            if (place[man] == NONE || fill(place[man])) {
                place[man] = square;
                return true;
            }
        }
        return false;
    }
}
