package org.jadoube.rules.mate;

/**
 * Attack sets on 64-bit square sets (bit = square, a1 = 0, h8 = 63): of one man on one square, and of all squares of a
 * set at once. The eight directions are numbered clockwise from north: even ones are lines, odd ones diagonals.
 */
final class Rays {
    static final long FILE_A = 0x0101010101010101L;
    static final long FILE_H = FILE_A << 7;
    static final long RANK_1 = 0xFFL;
    static final long RANK_8 = RANK_1 << 56;
    static final long LIGHT = 0x55AA55AA55AA55AAL;
    static final long LAST_RANKS = RANK_1 | RANK_8;

    static final int NORTH = 0;
    static final int EAST = 2;
    static final int SOUTH = 4;
    static final int WEST = 6;

    private static final int[] TURN = {8, 9, 1, -7, -8, -9, -1, 7};
    private static final long[] LANDING = {
        ~RANK_1,
        ~(RANK_1 | FILE_A),
        ~FILE_A,
        ~(RANK_8 | FILE_A),
        ~RANK_8,
        ~(RANK_8 | FILE_H),
        ~FILE_H,
        ~(RANK_1 | FILE_H)
    };
    private static final long[][] RAY = new long[8][64];
    private static final long[] LINES = new long[64];
    private static final long[] DIAGONALS = new long[64];
    private static final long[] KNIGHT = new long[64];
    private static final long[] KING = new long[64];
    private static final long[][] PAWN = new long[2][64];

    static {
        for (int square = 0; square < 64; square++) {
            long bit = 1L << square;
            for (int direction = 0; direction < 8; direction++) {
                RAY[direction][square] = slide(bit, -1L, direction);
                if ((direction & 1) == 0) {
                    LINES[square] |= RAY[direction][square];
                } else {
                    DIAGONALS[square] |= RAY[direction][square];
                }
            }
            KNIGHT[square] = knightSpread(bit);
            KING[square] = kingSpread(bit);
            PAWN[Node.WHITE][square] = pawnSpread(bit, Node.WHITE);
            PAWN[Node.BLACK][square] = pawnSpread(bit, Node.BLACK);
        }
    }

    private Rays() {}

    /** The set one step in a direction; what leaves the board is dropped. */
    static long shift(long set, int direction) {
        return Long.rotateLeft(set, TURN[direction]) & LANDING[direction];
    }

    /** Squares seen from a set in one direction, up to and with the first square outside {@code air}. */
    static long slide(long from, long air, int direction) {
        long front = shift(from, direction);
        long seen = front;
        while ((front &= air) != 0) {
            front = shift(front, direction);
            seen |= front;
        }
        return seen;
    }

    static long lineSpread(long from, long air) {
        return slide(from, air, 0) | slide(from, air, 2) | slide(from, air, 4) | slide(from, air, 6);
    }

    static long diagonalSpread(long from, long air) {
        return slide(from, air, 1) | slide(from, air, 3) | slide(from, air, 5) | slide(from, air, 7);
    }

    static long knightSpread(long from) {
        long beside = shift(from, EAST) | shift(from, WEST);
        long far = shift(shift(from, EAST), EAST) | shift(shift(from, WEST), WEST);
        return shift(shift(beside, NORTH), NORTH)
                | shift(shift(beside, SOUTH), SOUTH)
                | shift(far, NORTH)
                | shift(far, SOUTH);
    }

    static long kingSpread(long from) {
        long beside = shift(from, EAST) | shift(from, WEST);
        long row = from | beside;
        return beside | shift(row, NORTH) | shift(row, SOUTH);
    }

    static long pawnSpread(long from, int side) {
        long ahead = pawnPush(from, side);
        return shift(ahead, EAST) | shift(ahead, WEST);
    }

    static long pawnPush(long from, int side) {
        return shift(from, side == Node.WHITE ? NORTH : SOUTH);
    }

    static long knight(int square) {
        return KNIGHT[square];
    }

    static long king(int square) {
        return KING[square];
    }

    static long pawn(int side, int square) {
        return PAWN[side][square];
    }

    static long ray(int direction, int square) {
        return RAY[direction][square];
    }

    /** Squares on the lines through a square of an empty board. */
    static long lines(int square) {
        return LINES[square];
    }

    /** Squares on the diagonals through a square of an empty board. */
    static long diagonals(int square) {
        return DIAGONALS[square];
    }

    static long rook(int square, long occupied) {
        return forward(0, square, occupied)
                | forward(2, square, occupied)
                | backward(4, square, occupied)
                | backward(6, square, occupied);
    }

    static long bishop(int square, long occupied) {
        return forward(1, square, occupied)
                | forward(7, square, occupied)
                | backward(3, square, occupied)
                | backward(5, square, occupied);
    }

    // The corner put in as a last blocker has no ray of its own in that direction, so it takes nothing away.
    private static long forward(int direction, int square, long occupied) {
        long ray = RAY[direction][square];
        return ray & ~RAY[direction][Long.numberOfTrailingZeros((ray & occupied) | 1L << 63)];
    }

    private static long backward(int direction, int square, long occupied) {
        long ray = RAY[direction][square];
        return ray & ~RAY[direction][63 - Long.numberOfLeadingZeros((ray & occupied) | 1L)];
    }

    /** What a man of the given code and side attacks from a square; blockers are attacked too. */
    static long attacks(int piece, int side, int square, long occupied) {
        return switch (piece) {
            case Node.PAWN -> PAWN[side][square];
            case Node.KNIGHT -> KNIGHT[square];
            case Node.BISHOP -> bishop(square, occupied);
            case Node.ROOK -> rook(square, occupied);
            case Node.QUEEN -> bishop(square, occupied) | rook(square, occupied);
            case Node.KING -> KING[square];
            default -> throw new IllegalArgumentException("no man has code " + piece);
        };
    }

    /** What men of one kind attack from all squares of a set at once, through {@code air}. */
    static long spread(int piece, int side, long from, long air) {
        return switch (piece) {
            case Node.PAWN -> pawnSpread(from, side);
            case Node.KNIGHT -> knightSpread(from);
            case Node.BISHOP -> diagonalSpread(from, air);
            case Node.ROOK -> lineSpread(from, air);
            case Node.QUEEN -> diagonalSpread(from, air) | lineSpread(from, air);
            case Node.KING -> kingSpread(from);
            default -> throw new IllegalArgumentException("no man has code " + piece);
        };
    }

    /** Steps of a king between two squares. */
    static int distance(int a, int b) {
        return Math.max(Math.abs((a & 7) - (b & 7)), Math.abs((a >> 3) - (b >> 3)));
    }
}
