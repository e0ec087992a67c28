package org.jadoube.arbiter;

import java.util.Locale;
import org.jadoube.rules.Move;

/**
 * A made move is completed (article 6.2.1).
 *
 * @param ply its number in the game, from 1, moves before the start of the recording included
 * @param move the move
 * @param cause what completed it
 */
public record Completed(int ply, Move move, Cause cause) implements Verdict {
    /** What completes a move. */
    public enum Cause {
        /** Its player pressed the clock. */
        PRESS,
        /** There is no lever, and it settled. */
        SETTLED,
        /** It ended the game (6.2.1.1). */
        GAME_END,
        /** Its player made the next move (6.2.1.2). */
        NEXT_MOVE;

        /** The name in events, such as "next-move". */
        public String word() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }
}
