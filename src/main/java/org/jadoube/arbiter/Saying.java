package org.jadoube.arbiter;

import org.jadoube.rules.Side;
import org.jspecify.annotations.Nullable;

/** Something said to the arbiter, by word, button or page. {@code by} null: an arbiter of flesh and blood says it. */
public sealed interface Saying {
    /** Who says it, or null for a human arbiter. */
    @Nullable
    Side by();

    /** Words that need nothing but a speaker. */
    enum Word {
        ADJUST,
        OFFER_DRAW,
        ACCEPT_DRAW,
        DECLINE_DRAW,
        RESIGN,
        CLAIM_ILLEGAL,
        TAKEBACK,
        ACCEPT_TAKEBACK,
        DECLINE_TAKEBACK,
        TWO_HANDS,
        NEED_MAN,
        PAUSE,
        RESUME
    }

    /** A word by itself. */
    record Plain(@Nullable Side by, Word word) implements Saying {}

    /**
     * A claim of a draw.
     *
     * @param kind threefold or fifty
     * @param move the announced move as UCI text, or null
     */
    record ClaimDraw(
            @Nullable Side by, Claim.Kind kind, @Nullable String move) implements Saying {
        /** Checks that it is a draw that is claimed. */
        public ClaimDraw {
            if (kind == Claim.Kind.ILLEGAL) {
                throw new IllegalArgumentException("a draw is claimed by threefold or fifty");
            }
        }
    }

    /**
     * An irregularity is found only now (7.2, 7.3, 7.5.1, 7.6).
     *
     * @param ply the first ply that can no longer stand, from 1; 0 for a kind that has none
     */
    record Found(@Nullable Side by, Irregularity.Kind kind, int ply) implements Saying {}

    /** The human arbiter takes a ruling back (12.9). */
    record Overrule(int ruling) implements Saying {
        @Override
        public @Nullable Side by() {
            return null;
        }
    }

    /** The human arbiter sets the clock, ms (6.10). */
    record SetClock(long white, long black) implements Saying {
        @Override
        public @Nullable Side by() {
            return null;
        }
    }

    /** The human arbiter declares a result (12.9). */
    record Declare(@Nullable Side winner, Reason reason) implements Saying {
        @Override
        public @Nullable Side by() {
            return null;
        }
    }
}
