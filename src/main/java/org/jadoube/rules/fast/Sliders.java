package org.jadoube.rules.fast;

/** The squares that bishops and rooks attack when men stand in the way. */
public final class Sliders {

    private static final long[] DIAGONAL = new long[64];
    private static final long[] ANTIDIAGONAL = new long[64];

    static {
        for (int square = 0; square < 64; square++) {
            long own = ~(1L << square);
            int file = square & 7;
            int rank = square >>> 3;
            for (int other = 0; other < 64; other++) {
                int dx = (other & 7) - file;
                int dy = (other >>> 3) - rank;
                if (dx == dy) {
                    DIAGONAL[square] |= 1L << other & own;
                }
                if (dx == -dy) {
                    ANTIDIAGONAL[square] |= 1L << other & own;
                }
            }
        }
    }

    private Sliders() {}

    /** The squares that a bishop on a square attacks, the first man in each direction included. */
    public static long bishop(int square, long occupied) {
        return line(square, occupied, DIAGONAL[square]) | line(square, occupied, ANTIDIAGONAL[square]);
    }

    /** The squares that a rook on a square attacks, the first man in each direction included. */
    public static long rook(int square, long occupied) {
        long bit = 1L << square;
        long file = (Lines.FILE_A << (square & 7)) ^ bit;
        long rank = (Lines.RANK_1 << (square & 56)) ^ bit;
        return line(square, occupied, file) | line(square, occupied, rank);
    }

    private static long line(int square, long occupied, long mask) {
        long bit = 1L << square;
        long up = occupied & mask;
        long down = Long.reverse(up);
        return (up - bit ^ Long.reverse(down - Long.reverse(bit))) & mask;
    }
}
