package org.jadoube.arbiter;

import java.util.Locale;
import org.jadoube.rules.Side;

/**
 * A step in the life of a draw offer (article 9.1).
 *
 * @param by who offered
 * @param state what became of the offer
 * @param law the article
 */
public record Offer(Side by, State state, String law) implements Verdict {
    /** The states an offer goes through; an accepted one ends the game instead. */
    public enum State {
        /** It stands until accepted, declined or lapsed; it cannot be withdrawn (9.1.2.1). */
        OPEN,
        /** Refused aloud. */
        DECLINED,
        /** Ended by the opponent touching a man, or by the end of the game. */
        LAPSED,
        /** Not admitted by the arbiter (5.2.3). */
        REFUSED;

        /** The name in events. */
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }
}
