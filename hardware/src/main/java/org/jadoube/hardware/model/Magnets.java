package org.jadoube.hardware.model;

import org.jadoube.hardware.wiring.SquareMap;

/**
 * The fields of men's magnets at linear Hall sensors: each sensor has its own level without a man and its own strength, as parts
 * differ, and feels a share of the men on the squares next to it.
 */
final class Magnets {
    private static final int MIDDLE = 512;
    private static final int SIDE = 8;
    private static final int NEIGHBOUR_PERCENT = 4;
    private static final int PERCENT = 100;

    private final SquareMap squares;
    private final HallModel halls;

    Magnets(SquareMap squares, HallModel halls) {
        this.squares = squares;
        this.halls = halls;
    }

    void feel(long white, long black) {
        for (int bit = 0; bit < squares.size(); bit++) {
            int square = squares.square(bit);
            if (square != SquareMap.NONE) {
                int field = PERCENT * pole(white, black, square);
                for (int file = -1; file <= 1; file++) {
                    for (int rank = -1; rank <= 1; rank++) {
                        field += file == 0 && rank == 0
                                ? 0
                                : NEIGHBOUR_PERCENT * pole(white, black, square % SIDE + file, square / SIDE + rank);
                    }
                }
                halls.set(bit, MIDDLE + empty(bit) + field * strength(bit) / PERCENT);
            }
        }
    }

    private static int pole(long white, long black, int file, int rank) {
        boolean onBoard = file >= 0 && file < SIDE && rank >= 0 && rank < SIDE;
        return onBoard ? pole(white, black, rank * SIDE + file) : 0;
    }

    private static int pole(long white, long black, int square) {
        return (int) (white >>> square & 1) - (int) (black >>> square & 1);
    }

    /** From 35 steps below the middle to 35 above. */
    private static int empty(int bit) {
        return bit * 29 % 71 - 35;
    }

    /** From 150 steps to 199. */
    private static int strength(int bit) {
        return 150 + bit * 17 % 50;
    }
}
