package org.jadoube.arbiter;

import java.util.Locale;
import org.jadoube.rules.Side;
import org.jspecify.annotations.Nullable;

/**
 * A decision about an irregularity.
 *
 * @param id its number in this game, from 1, by which it can be overruled
 * @param kind what happened
 * @param by who did it, or null where it is nobody's act
 * @param law the article it falls under
 * @param penalty what the opponent receives, or null
 * @param offence how many offences this side now has (7.5.5), 0 where the act does not count
 * @param judgement whether the Laws leave room here, so that a human may well decide otherwise
 */
public record Ruling(
        int id,
        Kind kind,
        @Nullable Side by,
        String law,
        @Nullable Penalty penalty,
        int offence,
        boolean judgement) implements Verdict {
    /** An act that counts or costs time has a doer. */
    public Ruling {
        if (by == null && (kind.counts() || penalty != null)) {
            throw new IllegalArgumentException(kind.word() + " is somebody's act");
        }
    }

    /** What was ruled on. */
    public enum Kind {
        /** An unlawful move was completed (7.5.1). */
        ILLEGAL_MOVE("7.5.1"),
        /** The clock was pressed without a move (7.5.3). */
        PRESS_WITHOUT_MOVE("7.5.3"),
        /** The clock was pressed with a pawn on the last rank (7.5.2). */
        PAWN_NOT_PROMOTED("7.5.2"),
        /** Two hands made one move (7.5.4). */
        TWO_HANDS("7.5.4"),
        /** A lawful move that article 4 does not allow; not an offence of article 7. */
        TOUCH_BREACH("4.3"),
        /** The player not on move moved a man. */
        WRONG_SIDE("4.3"),
        /** A claim of a draw was incorrect (9.5.3). */
        CLAIM_WRONG("9.5.3"),
        /** Men had been displaced, which is found later (7.6). */
        DISPLACED("7.6"),
        /** The first position was wrong, which is found later (7.2.1). */
        WRONG_SET_UP("7.2.1"),
        /** The players had each other's colours, which is found later (7.3). */
        COLOURS_REVERSED("7.3"),
        /** The board stands turned against article 2.1, which is found later (7.2.2). */
        BOARD_TURNED("7.2.2");

        private final String law;

        Kind(String law) {
            this.law = law;
        }

        /** The name in events, such as "illegal-move". */
        public String word() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }

        /** The article that names the act. */
        public String law() {
            return law;
        }

        /** Whether it adds to the count of article 7.5.5. */
        public boolean counts() {
            return switch (this) {
                case ILLEGAL_MOVE, PRESS_WITHOUT_MOVE, PAWN_NOT_PROMOTED, TWO_HANDS -> true;
                case TOUCH_BREACH, WRONG_SIDE, CLAIM_WRONG -> false;
                case DISPLACED, WRONG_SET_UP, COLOURS_REVERSED, BOARD_TURNED -> false;
            };
        }
    }
}
