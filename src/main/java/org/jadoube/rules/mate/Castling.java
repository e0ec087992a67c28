package org.jadoube.rules.mate;

import java.util.Arrays;

/**
 * Where kings and rooks start and land when castling (3.8.2, Guidelines II for Chess960), fixed by the position a
 * question starts from. A wing is 2 * side + (0 king's, 1 queen's); its right is that bit of {@link Node#rights()}.
 */
final class Castling {
    private final int[] king = new int[4];
    private final int[] rook = new int[4];
    private final int[] kept = new int[64];

    /** Takes away all wings. */
    void clear() {
        Arrays.fill(kept, 15);
    }

    /** Adds the wing of a king and a rook of one side and returns its right. */
    int add(int side, int kingSquare, int rookSquare) {
        int wing = 2 * side + (rookSquare > kingSquare ? 0 : 1);
        king[wing] = kingSquare;
        rook[wing] = rookSquare;
        kept[kingSquare] &= ~(1 << wing);
        kept[rookSquare] &= ~(1 << wing);
        return 1 << wing;
    }

    /** Rights that remain of a set after a man left or entered a square. */
    int kept(int square) {
        return kept[square];
    }

    int kingFrom(int wing) {
        return king[wing];
    }

    int rookFrom(int wing) {
        return rook[wing];
    }

    static int kingTo(int wing) {
        return (wing >> 1) * 56 + ((wing & 1) == 0 ? 6 : 2);
    }

    static int rookTo(int wing) {
        return (wing >> 1) * 56 + ((wing & 1) == 0 ? 5 : 3);
    }

    /** Squares the king starts on, passes and reaches: none may be attacked (3.8.2.2.1, 3.8.2.2.2). */
    long kingPath(int wing) {
        return row(king[wing], kingTo(wing));
    }

    /** Squares that must hold nothing but this king and this rook (3.8.2.2.3). */
    long path(int wing) {
        return row(king[wing], kingTo(wing)) | row(rook[wing], rookTo(wing));
    }

    private static long row(int a, int b) {
        int from = Math.min(a, b);
        int to = Math.max(a, b);
        return (-1L >>> (63 - (to - from))) << from;
    }
}
