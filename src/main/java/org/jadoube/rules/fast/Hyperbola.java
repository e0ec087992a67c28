package org.jadoube.rules.fast;

/**
 * Sliders by subtraction: an attack up a line is where the occupied squares change when the slider is taken away from
 * them, and down the line the same with the bits in reverse order. Needs 1 KiB of masks and no multiplication.
 */
final class Hyperbola {

    private static final long[] DIAGONAL = new long[64];
    private static final long[] ANTIDIAGONAL = new long[64];

    static {
        for (int square = 0; square < 64; square++) {
            for (int other = 0; other < 64; other++) {
                int dx = (other & 7) - (square & 7);
                int dy = (other >>> 3) - (square >>> 3);
                if (other != square && dx == dy) {
                    DIAGONAL[square] |= 1L << other;
                }
                if (other != square && dx == -dy) {
                    ANTIDIAGONAL[square] |= 1L << other;
                }
            }
        }
    }

    private Hyperbola() {}

    /** The squares on the same diagonal from lower left to upper right, without this one. */
    static long diagonal(int square) {
        return DIAGONAL[square];
    }

    static long bishop(int square, long occupied) {
        return diagonal(square, occupied) | antidiagonal(square, occupied);
    }

    static long rook(int square, long occupied) {
        return file(square, occupied) | rank(square, occupied);
    }

    static long diagonal(int square, long occupied) {
        return line(square, occupied, DIAGONAL[square]);
    }

    static long antidiagonal(int square, long occupied) {
        return line(square, occupied, ANTIDIAGONAL[square]);
    }

    static long file(int square, long occupied) {
        return line(square, occupied, (Lines.FILE_A << (square & 7)) ^ 1L << square);
    }

    static long rank(int square, long occupied) {
        return line(square, occupied, (Lines.RANK_1 << (square & 56)) ^ 1L << square);
    }

    private static long line(int square, long occupied, long mask) {
        long bit = 1L << square;
        long up = occupied & mask;
        long down = Long.reverse(up);
        return ((up - bit) ^ Long.reverse(down - Long.reverse(bit))) & mask;
    }
}
