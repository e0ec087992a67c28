package org.jadoube.hardware.doctor;

import org.jadoube.rules.Square;

/**
 * One thing that the person at the board is asked to do.
 *
 * @param square the square, which glows meanwhile; any for {@link Kind#CLEAR}
 */
public record Act(Kind kind, int square) {

    /** What is asked. */
    public enum Kind {
        /** Take all men off. */
        CLEAR,
        /** Place a man on the square. */
        PLACE,
        /** Lift the man from the square. */
        LIFT
    }

    /** The request in words. */
    public String text() {
        return switch (kind) {
            case CLEAR -> "Take all men off the board.";
            case PLACE -> "Place a man on " + Square.name(square) + ", which glows.";
            case LIFT -> "Lift the man from " + Square.name(square) + ", which glows.";
        };
    }
}
