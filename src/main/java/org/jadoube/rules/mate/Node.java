package org.jadoube.rules.mate;

/**
 * A position in four longs and an int: the code of each square's man (1 pawn .. 6 king, 0 nothing) in binary over three
 * planes, the white men, and the state. Two nodes with equal fields are the same position, so a table that compares the
 * fields in full can never take one position for another.
 *
 * <p>State: bit 0 the side to move, bits 1-4 castling rights (white king's wing, white queen's wing, black ...), bits
 * 5-10 the en passant square, 0 for none; it is kept only while an enemy pawn stands ready to capture there. Mutable
 * and without checks: the search copies nodes by the million.
 */
final class Node {
    static final int WHITE = 0;
    static final int BLACK = 1;

    static final int PAWN = 1;
    static final int KNIGHT = 2;
    static final int BISHOP = 3;
    static final int ROOK = 4;
    static final int QUEEN = 5;
    static final int KING = 6;

    long low;
    long mid;
    long high;
    long white;
    int state;

    void clear() {
        low = 0;
        mid = 0;
        high = 0;
        white = 0;
        state = 0;
    }

    void copy(Node other) {
        low = other.low;
        mid = other.mid;
        high = other.high;
        white = other.white;
        state = other.state;
    }

    boolean same(Node other) {
        return low == other.low
                && mid == other.mid
                && high == other.high
                && white == other.white
                && state == other.state;
    }

    void put(int square, int piece, int side) {
        long bit = 1L << square;
        low |= (piece & 1) == 0 ? 0 : bit;
        mid |= (piece & 2) == 0 ? 0 : bit;
        high |= (piece & 4) == 0 ? 0 : bit;
        white |= side == WHITE ? bit : 0;
    }

    void remove(long squares) {
        low &= ~squares;
        mid &= ~squares;
        high &= ~squares;
        white &= ~squares;
    }

    int code(int square) {
        return (int) ((low >>> square & 1) | (mid >>> square & 1) << 1 | (high >>> square & 1) << 2);
    }

    int sideOf(int square) {
        return (white >>> square & 1) != 0 ? WHITE : BLACK;
    }

    int turn() {
        return state & 1;
    }

    int rights() {
        return state >> 1 & 15;
    }

    /** The en passant square, 0 for none. */
    int enPassant() {
        return state >> 5;
    }

    static int state(int turn, int rights, int enPassant) {
        return turn | rights << 1 | enPassant << 5;
    }

    long occupied() {
        return low | mid | high;
    }

    long men(int side) {
        return side == WHITE ? white : occupied() & ~white;
    }

    long pawns() {
        return low & ~mid & ~high;
    }

    long knights() {
        return mid & ~low & ~high;
    }

    long bishops() {
        return low & mid;
    }

    long rooks() {
        return high & ~low & ~mid;
    }

    long queens() {
        return high & low;
    }

    long kings() {
        return high & mid;
    }

    long pieces(int piece) {
        return switch (piece) {
            case PAWN -> pawns();
            case KNIGHT -> knights();
            case BISHOP -> bishops();
            case ROOK -> rooks();
            case QUEEN -> queens();
            case KING -> kings();
            default -> throw new IllegalArgumentException("no man has code " + piece);
        };
    }

    int king(int side) {
        return Long.numberOfTrailingZeros(kings() & men(side));
    }
}
