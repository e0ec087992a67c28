package org.jadoube.arbiter;

import java.util.Locale;

/** Why a game ended. */
public enum Reason {
    CHECKMATE,
    STALEMATE,
    DEAD_POSITION,
    AGREEMENT,
    RESIGNATION,
    TIME,
    ILLEGAL_MOVES,
    THREEFOLD,
    FIFTY_MOVES,
    FIVEFOLD,
    SEVENTY_FIVE_MOVES,
    KING_CAPTURED,
    GESTURE,
    ARBITER;

    /** The name in events, such as "dead-position". */
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Whether the position alone ends the game so, without a word, a flag or a sign of anybody. */
    boolean byPosition() {
        return switch (this) {
            case CHECKMATE, STALEMATE, DEAD_POSITION, FIVEFOLD, SEVENTY_FIVE_MOVES, KING_CAPTURED -> true;
            case AGREEMENT, RESIGNATION, TIME, ILLEGAL_MOVES, THREEFOLD, FIFTY_MOVES, GESTURE, ARBITER -> false;
        };
    }

    /**
     * The reason with this name.
     *
     * @throws IllegalArgumentException if there is none
     */
    public static Reason of(String word) {
        for (Reason reason : values()) {
            if (reason.word().equals(word)) {
                return reason;
            }
        }
        throw new IllegalArgumentException("unknown reason \"" + word + "\": expected one such as resignation");
    }
}
