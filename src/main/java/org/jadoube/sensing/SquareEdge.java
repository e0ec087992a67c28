package org.jadoube.sensing;

import org.jadoube.rules.Piece;
import org.jadoube.rules.Side;
import org.jspecify.annotations.Nullable;

/**
 * A settled change of one square: a lift (it became empty) or a place (it became full).
 *
 * @param t the first contact of the change that then held, in ms
 * @param square 0 (a1) to 63 (h8)
 * @param closed true: a man was placed; false: a man was lifted
 * @param colour the colour of the man that stands (place) or stood (lift) there, null if the sensor cannot tell
 * @param piece its kind, null if the sensor cannot tell
 */
public record SquareEdge(
        long t,
        int square,
        boolean closed,
        @Nullable Side colour,
        @Nullable Piece piece) {

    public SquareEdge {
        if (square < 0 || square > 63) {
            throw new IllegalArgumentException("no such square: " + square);
        }
    }

    /** A man was lifted from the square; nothing more is known of him. */
    public static SquareEdge lift(long t, int square) {
        return new SquareEdge(t, square, false, null, null);
    }

    /** A man was placed on the square; nothing more is known of him. */
    public static SquareEdge place(long t, int square) {
        return new SquareEdge(t, square, true, null, null);
    }
}
