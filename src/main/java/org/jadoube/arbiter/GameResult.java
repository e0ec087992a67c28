package org.jadoube.arbiter;

import org.jadoube.rules.Side;
import org.jspecify.annotations.Nullable;

/**
 * How a game ended.
 *
 * @param winner who won, or null for a draw
 * @param reason why; a draw because the opponent cannot mate keeps its cause
 * @param law the article
 */
public record GameResult(@Nullable Side winner, Reason reason, String law) implements Verdict {
    /** The result as text: "1-0", "0-1" or "1/2-1/2" (article 10.1). */
    public String text() {
        if (winner == null) {
            return "1/2-1/2";
        }
        return winner == Side.WHITE ? "1-0" : "0-1";
    }

    /** A win. */
    public static GameResult win(Side winner, Reason reason, String law) {
        return new GameResult(winner, reason, law);
    }

    /** A draw. */
    public static GameResult draw(Reason reason, String law) {
        return new GameResult(null, reason, law);
    }
}
