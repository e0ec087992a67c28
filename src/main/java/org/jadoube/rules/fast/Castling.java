package org.jadoube.rules.fast;

/**
 * The geometry of castling on the first rank (3.8.2, Chess960 included), by {@code king file << 3 | rook file}.
 *
 * <p>A right is the square of the rook that still has it, so the same tables serve every starting position.
 */
final class Castling {

    /** The squares that must be empty but for the two castling men themselves (3.8.2.2.1). */
    static final long[] EMPTY = new long[64];

    /** The squares that the king crosses and reaches, its own square left out; none may be attacked (3.8.2.1.2). */
    static final long[] SAFE = new long[64];

    static {
        for (int king = 0; king < 8; king++) {
            for (int rook = 0; rook < 8; rook++) {
                long men = 1L << king | 1L << rook;
                long kingWay = span(king, kingGoal(king, rook));
                EMPTY[king << 3 | rook] = (kingWay | span(rook, rookGoal(king, rook))) & ~men;
                SAFE[king << 3 | rook] = kingWay & ~(1L << king);
            }
        }
    }

    private Castling() {}

    /** The file that the king reaches: g towards a rook on its right, c else. */
    static int kingGoal(int king, int rook) {
        return rook > king ? 6 : 2;
    }

    /** The file that the rook reaches: f or d. */
    static int rookGoal(int king, int rook) {
        return rook > king ? 5 : 3;
    }

    private static long span(int a, int b) {
        int low = Math.min(a, b);
        return (2L << Math.max(a, b)) - (1L << low);
    }
}
