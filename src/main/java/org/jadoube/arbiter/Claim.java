package org.jadoube.arbiter;

import java.util.List;
import java.util.Locale;
import org.jadoube.rules.Side;

/**
 * The answer to a claim.
 *
 * @param kind what was claimed
 * @param by who claimed
 * @param accepted whether it is correct
 * @param law the article
 * @param proof for a repetition the plies (0 = the first position of the game) after which the position stood, the
 *     intended move included; for the fifty moves one number, the half-moves without a pawn move or capture; else empty
 */
public record Claim(Kind kind, Side by, boolean accepted, String law, List<Integer> proof) implements Verdict {
    /** What can be claimed. */
    public enum Kind {
        /** The position stood three times (9.2). */
        THREEFOLD,
        /** Fifty moves of each without pawn move or capture (9.3). */
        FIFTY,
        /** The opponent broke article 4 or 7 (4.8, 7.5). */
        ILLEGAL;

        /** The name in events. */
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** Copies the proof. */
    public Claim {
        proof = List.copyOf(proof);
    }
}
