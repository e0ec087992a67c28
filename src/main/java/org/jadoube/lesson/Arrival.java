package org.jadoube.lesson;

import org.jspecify.annotations.Nullable;

/**
 * When a man who visits squares has arrived: the same hand moves him on at once, and a game would wait longer to see whether
 * he only slides.
 */
final class Arrival {

    /** After so many ms of rest he has. */
    private static final int REST = 500;

    private static final long NEVER = Long.MAX_VALUE;

    private @Nullable String move;
    private long due = NEVER;

    /** The game thinks of this move at {@code t}, or of none. */
    void likely(long t, @Nullable String uci) {
        move = uci;
        due = uci == null ? NEVER : t + REST;
    }

    /** A man was set down. */
    void placed(long t) {
        due = move == null ? NEVER : t + REST;
    }

    /** A man was taken up. */
    void lifted() {
        due = NEVER;
    }

    long due() {
        return due;
    }

    /** The move that has arrived at {@code t}, or null. */
    @Nullable
    String arrived(long t) {
        return due <= t ? move : null;
    }
}
