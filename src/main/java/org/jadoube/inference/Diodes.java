package org.jadoube.inference;

/**
 * Works out from the rectangles of full squares which switch of a matrix has no diode. While a man stands on such a square, every
 * square reads full that makes a rectangle with it and two other men; a single one of them that reads empty shows that the diode
 * is there.
 */
final class Diodes {

    /** So many squares that closed at the moment when a rectangle was filled convict the switch at its other end. */
    private static final int CONVICTED = 3;

    private final int[] closedWith = new int[64];
    private long bare;
    /** The squares of which each alone explains all that has closed at once so far; none: more than one diode is missing. */
    private long single = -1L;

    /**
     * Looks at the board after a scan.
     *
     * @param full the full squares, as a mask
     * @param closed those that have just closed
     * @param men squares that may well become full, because men stand or stood there
     */
    void look(long full, long closed, long men) {
        long strange = closed & ~men;
        long explain = 0;
        for (long left = full; left != 0; left &= left - 1) {
            int square = Long.numberOfTrailingZeros(left);
            long shadows = shadows(square, full);
            if ((shadows & ~full) != 0) {
                closedWith[square] = 0;
                bare &= ~(1L << square);
            } else if (Long.bitCount(closed) > 1) {
                closedWith[square] += Long.bitCount(shadows & strange);
                bare |= closedWith[square] >= CONVICTED ? 1L << square : 0;
                explain |= Long.bitCount(strange & ~shadows) < 2 ? 1L << square : 0;
            }
        }
        single &= Long.bitCount(strange) > 1 ? explain : -1L;
    }

    /** Whether more than one diode is missing, so that nothing can be worked out. */
    boolean areMany() {
        return single == 0;
    }

    /** The squares that read full on such a board whether a man stands there or not, as a mask. */
    long shadows(long full) {
        long shadows = 0;
        for (long left = areMany() ? 0 : bare & full; left != 0; left &= left - 1) {
            shadows |= shadows(Long.numberOfTrailingZeros(left), full);
        }
        return shadows;
    }

    /** The fourth corners of all rectangles of full squares in which this one is the opposite corner. */
    private static long shadows(int square, long full) {
        long beside = full >>> (square & 56) & Blindness.RANK & ~(1L << (square & 7));
        long shadows = 0;
        for (int rank = 0; rank < 8; rank++) {
            boolean above = (full >>> (rank * 8 + (square & 7)) & 1) != 0;
            shadows |= above && rank != square >>> 3 ? beside << (rank * 8) : 0;
        }
        return shadows;
    }
}
