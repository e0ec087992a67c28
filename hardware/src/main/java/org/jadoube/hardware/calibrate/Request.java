package org.jadoube.hardware.calibrate;

import org.jadoube.hardware.wiring.LightLayout;
import org.jadoube.rules.Square;

/** One thing that the person at the board is asked to do; one of a closed set. */
public sealed interface Request {

    /** The request in words. */
    String text();

    /** Which man is meant. */
    enum Man {
        /** Any one. */
        ANY("the man"),
        /** A white one. */
        WHITE("a white man"),
        /** A black one. */
        BLACK("a black man");

        private final String words;

        Man(String words) {
            this.words = words;
        }
    }

    /** Take all men off; the person says when, if levels are measured. */
    record Clear(boolean levels) implements Request {
        @Override
        public String text() {
            return "Take all men off the board" + (levels ? ", then press Enter." : ".");
        }
    }

    /** Put the only man on the board on this square. */
    record Put(Man man, int square) implements Request {
        @Override
        public String text() {
            return "Put " + man.words + " on " + Square.name(square) + ", and no other man on the board."
                    + (square == 0 ? " (a1 is the corner at White's left hand.)" : "");
        }
    }

    /** Put the only man on the board where the light glows. */
    record Follow(int lamp, int light, LightLayout.Kind kind) implements Request {
        @Override
        public String text() {
            return switch (kind) {
                case SQUARES ->
                    "Put the man on the square that glows; lift it and set it down again if it stands there.";
                case CORNERS ->
                    "One light glows. Put the man on the corner square of the board (a1, h1, a8, h8) nearest to it.";
                case EDGES -> "One light glows beside the board. Put the man on the square at the edge next to it.";
            };
        }
    }

    /** Set up the men for the start of a game. */
    record SetUp() implements Request {
        @Override
        public String text() {
            return "Set up all men for the start of a game, White on ranks 1 and 2.";
        }
    }
}
