package org.jadoube.rules;

import org.jspecify.annotations.Nullable;

/**
 * A move in a position, with everything that it changes on the board.
 *
 * @param from the square that the man leaves; in castling the king's
 * @param to the square that it reaches; in castling the king's goal, also in Chess960
 * @param kind what is special about it
 * @param piece the piece that moves; a pawn also when it promotes
 * @param captured the piece that is taken, or null
 * @param promotion the piece that the pawn becomes (3.7.3.3), or null
 * @param rookFrom in castling the square that the rook leaves, else -1
 * @param rookTo in castling the square that the rook reaches, else -1
 */
public record Move(
        int from,
        int to,
        Kind kind,
        Piece piece,
        @Nullable Piece captured,
        @Nullable Piece promotion,
        int rookFrom,
        int rookTo) {

    /** What is special about a move. */
    public enum Kind {
        /** One man moves, and takes at most the man on its goal. */
        NORMAL,
        /** A pawn advances two squares (3.7.2). */
        DOUBLE_STEP,
        /** A pawn takes a pawn that has just advanced two squares (3.7.3.1). */
        EN_PASSANT,
        /** King and rook move together (3.8.2). */
        CASTLING
    }

    public Move {
        if ((from | to) >>> 6 != 0) {
            throw new IllegalArgumentException("squares are 0 to 63, got " + from + " and " + to);
        }
        if (kind == Kind.CASTLING != (rookFrom >= 0 && rookTo >= 0)) {
            throw new IllegalArgumentException("castling, and nothing else, moves a rook beside the king");
        }
    }

    /** Field by field, without the machinery of records, which a JVM that has just started is slow to link and to run. */
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Move move
                && from == move.from
                && to == move.to
                && kind == move.kind
                && piece == move.piece
                && captured == move.captured
                && promotion == move.promotion
                && rookFrom == move.rookFrom
                && rookTo == move.rookTo;
    }

    @Override
    public int hashCode() {
        int crowned = promotion == null ? 0 : promotion.letter();
        return from | to << 6 | (rookFrom + 1) << 12 | crowned << 20;
    }

    /** The square of the man that is taken, -1 if none is; only en passant takes beside {@link #to}. */
    public int victim() {
        if (captured == null) {
            return -1;
        }
        return kind == Kind.EN_PASSANT ? (from & 56) | (to & 7) : to;
    }

    /** All squares whose content changes. In Chess960 a castling may leave the king or the rook where it stands. */
    public long squares() {
        if (kind != Kind.CASTLING) {
            long squares = Square.bit(from) | Square.bit(to);
            return kind == Kind.EN_PASSANT ? squares | Square.bit(victim()) : squares;
        }
        long king = from == to ? 0 : Square.bit(from) | Square.bit(to);
        long rook = rookFrom == rookTo ? 0 : Square.bit(rookFrom) | Square.bit(rookTo);
        return king | rook;
    }

    /**
     * The place of this move among all sorted by {@link #uci()}, as a number: it is asked of every move at every touch, and texts
     * would be made for that alone.
     */
    public int uciOrder() {
        int promoted = promotion == null ? 0 : promotion.letter() - 'A' + 1;
        return byFile(from) << 11 | byFile(to) << 5 | promoted;
    }

    /** The number of the square counted up the a-file first, as names of squares are sorted. */
    private static int byFile(int square) {
        return (square & 7) << 3 | square >>> 3;
    }

    /** The move in UCI spelling; castling is the king's step, as in {@code e1g1}. */
    public String uci() {
        return uci(false);
    }

    /** The move in UCI spelling; with Chess960 castling is the king taking its rook, as in {@code e1h1}. */
    public String uci(boolean chess960) {
        int goal = chess960 && kind == Kind.CASTLING ? rookFrom : to;
        String squares = Square.name(from) + Square.name(goal);
        return promotion == null ? squares : squares + Character.toLowerCase(promotion.letter());
    }
}
