package org.jadoube.rules.fast;

/**
 * A legal move as an int, seen from the side to move: bits 0-5 from, 6-11 to, 12-14 kind, 15-18 the code of the man.
 *
 * <p>Castling goes from the king to its own rook, which names it in Chess960 too.
 */
public final class Moves {

    /** No more moves than this are legal in any position, by a wide margin (218 is the record from the start). */
    public static final int MOST = 320;

    public static final int NORMAL = 0;
    public static final int DOUBLE_STEP = 1;
    public static final int EN_PASSANT = 2;
    public static final int CASTLING = 3;
    /** The least of the four promotions: knight, bishop, rook, queen. */
    public static final int TO_KNIGHT = 4;

    public static final int PAWN = 0;
    public static final int KNIGHT = 1;
    public static final int BISHOP = 2;
    public static final int ROOK = 4;
    public static final int QUEEN = 6;
    public static final int KING = 8;

    private Moves() {}

    /** Packs a move. */
    public static int of(int from, int to, int kind, int man) {
        return from | to << 6 | kind << 12 | man << 15;
    }

    /** The square that the man leaves. */
    public static int from(int move) {
        return move & 63;
    }

    /** The square that the man reaches; in castling that of the rook. */
    public static int to(int move) {
        return move >>> 6 & 63;
    }

    /** What is special about the move: {@link #NORMAL} to {@link #TO_KNIGHT} and beyond. */
    public static int kind(int move) {
        return move >>> 12 & 7;
    }

    /** The code of the man that moves. */
    public static int man(int move) {
        return move >>> 15;
    }

    /** The code of the man that a pawn becomes: knight, bishop, rook or queen by kind. */
    public static int promoted(int kind) {
        int step = kind - TO_KNIGHT;
        return step == 0 ? KNIGHT : step << 1;
    }
}
