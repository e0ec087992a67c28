package org.jadoube.arbiter;

import org.jspecify.annotations.Nullable;

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

    /** Asked after every lift: without the machinery of records, which is put together at run time. */
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Touch touch && t == touch.t && square == touch.square && own == touch.own;
    }

    @Override
    public int hashCode() {
        return 31 * Long.hashCode(t) + 2 * square + (own ? 1 : 0);
    }

    /** Whether this man was clearly touched before the other. */
    boolean clearlyBefore(Touch other) {
        return t + SAME_TIME_MS <= other.t;
    }
}
