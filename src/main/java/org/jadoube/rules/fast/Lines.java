package org.jadoube.rules.fast;

/** Where men attack on an empty board, and which squares lie between two others. */
public final class Lines {

    /** The squares a knight attacks, by square (3.6). */
    static final long[] KNIGHT = new long[64];

    /** The squares a king attacks, by square (3.8.1). */
    static final long[] KING = new long[64];

    /** The squares a bishop reaches on an empty board, by square (3.2). */
    static final long[] DIAGONALS = new long[64];

    /** The squares a rook reaches on an empty board, by square (3.3). */
    static final long[] STRAIGHTS = new long[64];

    /** The squares strictly between two squares of one line, at {@code a << 6 | b}; 0 if they share none. */
    static final long[] BETWEEN = new long[64 * 64];

    static final long FILE_A = 0x0101010101010101L;
    static final long FILE_H = FILE_A << 7;
    static final long RANK_1 = 0xffL;
    static final long RANK_3 = RANK_1 << 16;
    static final long RANK_6 = RANK_1 << 40;
    static final long RANK_8 = RANK_1 << 56;

    static {
        for (int square = 0; square < 64; square++) {
            long bit = 1L << square;
            KNIGHT[square] = knights(bit);
            KING[square] = kings(bit);
            for (int dx = -1; dx <= 1; dx++) {
                for (int dy = -1; dy <= 1; dy++) {
                    if (dx != 0 || dy != 0) {
                        walk(square, dx, dy);
                    }
                }
            }
        }
    }

    private Lines() {}

    private static void walk(int start, int dx, int dy) {
        long passed = 0;
        int file = (start & 7) + dx;
        int rank = (start >>> 3) + dy;
        while (((file | rank) & ~7) == 0) {
            int square = rank << 3 | file;
            BETWEEN[start << 6 | square] = passed;
            passed |= 1L << square;
            file += dx;
            rank += dy;
        }
        (dx == 0 || dy == 0 ? STRAIGHTS : DIAGONALS)[start] |= passed;
    }

    /** The squares that a knight attacks (3.6). */
    public static long knight(int square) {
        return KNIGHT[square];
    }

    /** The squares that a king attacks (3.8.1). */
    public static long king(int square) {
        return KING[square];
    }

    /** The squares strictly between two squares of one line; none if they share none. */
    public static long between(int a, int b) {
        return BETWEEN[a << 6 | b];
    }

    /** All squares that a set of knights attacks. */
    static long knights(long set) {
        long one = (set & ~FILE_H) << 1 | (set & ~FILE_A) >>> 1;
        long two = (set & ~(FILE_H | FILE_H >>> 1)) << 2 | (set & ~(FILE_A | FILE_A << 1)) >>> 2;
        return one << 16 | one >>> 16 | two << 8 | two >>> 8;
    }

    private static long kings(long set) {
        long row = set | (set & ~FILE_H) << 1 | (set & ~FILE_A) >>> 1;
        return (row | row << 8 | row >>> 8) ^ set;
    }

    /** All squares that pawns going up the board attack (3.7.3). */
    static long pawnsUp(long set) {
        return (set & ~FILE_A) << 7 | (set & ~FILE_H) << 9;
    }

    /** All squares that pawns going down the board attack (3.7.3). */
    static long pawnsDown(long set) {
        return (set & ~FILE_A) >>> 9 | (set & ~FILE_H) >>> 7;
    }
}
