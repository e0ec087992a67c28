package org.jadoube.rules.fast;

/**
 * The squares that bishops and rooks attack when men stand in the way.
 *
 * <p>Three methods give the same answers; which one is used is settled when the class is loaded, so that the compiler drops
 * the others: {@code magic} (a multiplication and a table of 841 KiB; the usual one), {@code pext} (the processor gathers the
 * bits itself; faster where that is an instruction, slow elsewhere), {@code lines} (subtraction, 1 KiB; for processors with
 * small caches, and the usual one on ARM). The system property {@code jadoube.sliders} picks one.
 */
public final class Sliders {

    private static final boolean LINES;
    private static final boolean PEXT;

    /** Four numbers a square: mask of the squares that matter, multiplier, shift, start in {@link #ATTACKS}. */
    private static final long[] BISHOP;

    private static final long[] ROOK;
    private static final long[] ATTACKS;

    static {
        String arm = System.getProperty("os.arch", "").startsWith("a") && !"amd64".equals(System.getProperty("os.arch"))
                ? "lines"
                : "magic";
        String method = System.getProperty("jadoube.sliders", arm);
        LINES = "lines".equals(method);
        PEXT = "pext".equals(method);
        BISHOP = new long[LINES ? 0 : 256];
        ROOK = new long[LINES ? 0 : 256];
        ATTACKS = new long[LINES ? 0 : 5_248 + 102_400];
        if (!LINES) {
            fill(ROOK, Magics.ROOK, true, fill(BISHOP, Magics.BISHOP, false, 0));
        }
    }

    private Sliders() {}

    private static int fill(long[] table, long[] magics, boolean rook, int start) {
        int end = start;
        for (int square = 0; square < 64; square++) {
            long mask = mask(square, rook);
            table[square << 2] = mask;
            table[square << 2 | 1] = magics[square];
            table[square << 2 | 2] = 64L - Long.bitCount(mask);
            table[square << 2 | 3] = end;
            long line = mask & (rook ? Lines.FILE_A << (square & 7) : Hyperbola.diagonal(square));
            long across = mask ^ line;
            long[] attacks = attacks(square, line, rook);
            long men = 0;
            do {
                long attacked = rook ? Hyperbola.rank(square, men) : Hyperbola.antidiagonal(square, men);
                end += fill(table, square, line, attacks, men, attacked);
                men = (men - across) & across;
            } while (men != 0);
        }
        return end;
    }

    /** What is attacked along the first of two lines, for all men on it in their order. */
    private static long[] attacks(int square, long line, boolean rook) {
        long[] attacks = new long[1 << Long.bitCount(line)];
        long men = 0;
        for (int i = 0; i < attacks.length; i++) {
            attacks[i] = rook ? Hyperbola.file(square, men) : Hyperbola.diagonal(square, men);
            men = (men - line) & line;
        }
        return attacks;
    }

    /**
     * Enters all men on one line through the square with those {@code across}, who leave so much {@code attacked}; says how
     * many there are. A method of its own, as it is compiled after some hundred calls, where a loop of all waits for half of the
     * table: that took 30 ms of every start of a game.
     */
    private static int fill(long[] table, int square, long line, long[] attacks, long across, long attacked) {
        long men = across;
        for (long attack : attacks) {
            ATTACKS[index(table, square, men)] = attack | attacked;
            men = (((men & line) - line) & line) | across;
        }
        return attacks.length;
    }

    /** The squares where a man shortens an attack: not the last ones of each line. */
    private static long mask(int square, boolean rook) {
        if (!rook) {
            return Lines.DIAGONALS[square] & ~(Lines.FILE_A | Lines.FILE_H | Lines.RANK_1 | Lines.RANK_8);
        }
        long file = Lines.FILE_A << (square & 7);
        long rank = Lines.RANK_1 << (square & 56);
        return ((file & ~(Lines.RANK_1 | Lines.RANK_8)) | (rank & ~(Lines.FILE_A | Lines.FILE_H))) & ~(1L << square);
    }

    private static int index(long[] table, int square, long occupied) {
        int at = square << 2;
        long mask = table[at];
        long gathered = PEXT ? Long.compress(occupied, mask) : ((occupied & mask) * table[at + 1]) >>> table[at + 2];
        return (int) (gathered + table[at + 3]);
    }

    /** The squares that a bishop on a square attacks, the first man in each direction included. */
    public static long bishop(int square, long occupied) {
        return LINES ? Hyperbola.bishop(square, occupied) : ATTACKS[index(BISHOP, square, occupied)];
    }

    /** The squares that a rook on a square attacks, the first man in each direction included. */
    public static long rook(int square, long occupied) {
        return LINES ? Hyperbola.rook(square, occupied) : ATTACKS[index(ROOK, square, occupied)];
    }
}
