package org.jadoube.hardware.wiring;

/**
 * A push button or clock lever on a GPIO line, closed to ground.
 *
 * @param bcm the line, pulled up
 * @param action what pressing it means
 */
public record Button(int bcm, Action action) {

    /** What a button means. */
    public enum Action {
        /** White's clock lever. */
        PRESS_WHITE("press-white"),
        /** Black's clock lever. */
        PRESS_BLACK("press-black"),
        /** White's word that he adjusts. */
        ADJUST_WHITE("adjust-white"),
        /** Black's word that he adjusts. */
        ADJUST_BLACK("adjust-black"),
        /** A new game. */
        NEW_GAME("new-game"),
        /** Take the last move back. */
        TAKEBACK("takeback"),
        /** Stop or start the clocks. */
        PAUSE("pause");

        private final String word;

        Action(String word) {
            this.word = word;
        }

        /** The name in the profile. */
        public String word() {
            return word;
        }
    }
}
