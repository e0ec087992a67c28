package org.jadoube.arbiter;

/**
 * One man touched by the player on move (article 4.3), counted once, at the first contact.
 *
 * @param t ms of the game
 * @param square where the man stood when the turn began
 * @param own whether it is the player's own man
 */
record Touch(long t, int square, boolean own) {
    /**
     * Contacts closer than this count as at the same time: one hand cannot grip two men one after the other in it,
     * while two sensors of men lifted together may differ by some scans.
     */
    static final long SAME_TIME_MS = 50;

    /** Whether this man was clearly touched before the other. */
    boolean clearlyBefore(Touch other) {
        return t + SAME_TIME_MS <= other.t;
    }
}
