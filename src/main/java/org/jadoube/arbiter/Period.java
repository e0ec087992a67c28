package org.jadoube.arbiter;

/**
 * One period of a time control (article 6.3).
 *
 * @param moves moves to be completed in it; 0 = all that remain
 * @param baseMs main time, ms
 * @param mode what each move gets besides
 * @param bonusMs how much each move gets, ms
 */
public record Period(int moves, long baseMs, Mode mode, long bonusMs) {
    /** What a move gets besides the main time (article 6.3.1 and glossary). */
    public enum Mode {
        /** The bonus is added when the move is completed. */
        INCREMENT('+'),
        /** The main time starts to run only after the bonus is used up. */
        DELAY('d'),
        /** The time used, at most the bonus, is given back when the move is completed. */
        BRONSTEIN('b');

        private final char sign;

        Mode(char sign) {
            this.sign = sign;
        }

        /** The character between main time and bonus in a clock text. */
        public char sign() {
            return sign;
        }
    }

    /** Checks that no part is negative and that some time is given. */
    public Period {
        if (moves < 0 || baseMs < 0 || bonusMs < 0 || baseMs + bonusMs == 0) {
            throw new IllegalArgumentException("a period needs time: " + baseMs + " ms and " + bonusMs + " ms a move");
        }
    }

    /** The period as clock text: "40/5400+30". */
    public String text() {
        String head = moves == 0 ? "" : moves + "/";
        String tail = mode == Mode.INCREMENT && bonusMs == 0 ? "+0" : "" + mode.sign() + bonusMs / 1000;
        return head + baseMs / 1000 + tail;
    }
}
