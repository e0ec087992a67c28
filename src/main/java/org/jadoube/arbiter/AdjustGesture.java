package org.jadoube.arbiter;

/**
 * A player's own king lifted and put back twice in a moment, before anything else is touched: that is no way to make a
 * move, and announces that men will be adjusted (article 4.2.1) where there is neither a button nor a page.
 *
 * <p>Times are ms of the game.
 */
final class AdjustGesture {
    /** Both taps, from the first lift to the last contact; who thinks about a king move is slower. */
    private static final long WITHIN_MS = 1_500;

    private static final int TAPS = 2;

    private final int king;
    private long first;
    private int lifts;
    private int taps;

    /** The gesture with the king that stands on {@code king} as the turn begins; below 0 for none. */
    AdjustGesture(int king) {
        this.king = king;
    }

    /** A man is lifted from {@code home}; {@code untouched}: nothing was touched in this turn but the king. */
    void lifted(long t, int home, boolean untouched) {
        if (home != king || !untouched || t - first > WITHIN_MS) {
            lifts = 0;
            taps = 0;
        }
        if (home == king && untouched) {
            first = lifts == 0 ? t : first;
            lifts++;
        }
    }

    /** A man is back on {@code home}; says whether that completes the gesture. */
    boolean putBack(long t, int home) {
        if (home != king || lifts != taps + 1 || t - first > WITHIN_MS) {
            lifts = 0;
            taps = 0;
            return false;
        }
        taps++;
        return taps == TAPS;
    }

    /** The king was set down elsewhere: whatever it is, it is not this. */
    void broken() {
        lifts = 0;
        taps = 0;
    }
}
