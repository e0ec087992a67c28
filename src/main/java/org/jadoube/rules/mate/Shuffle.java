package org.jadoube.rules.mate;

/** Puts moves in another order by a fixed seed, so that the same question always gets the same answer. */
final class Shuffle {
    private long state;

    /** Starts a series; 0 leaves all orders as they are. */
    void seed(long seed) {
        state = seed * 0x9E3779B97F4A7C15L;
    }

    void order(int[] moves, int count) {
        if (state == 0) {
            return;
        }
        for (int i = count - 1; i > 0; i--) {
            state ^= state << 13;
            state ^= state >>> 7;
            state ^= state << 17;
            int other = (int) ((state >>> 33) % (i + 1));
            int move = moves[i];
            moves[i] = moves[other];
            moves[other] = move;
        }
    }
}
