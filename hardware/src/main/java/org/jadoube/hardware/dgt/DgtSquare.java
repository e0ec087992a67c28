package org.jadoube.hardware.dgt;

import org.jadoube.rules.Man;
import org.jadoube.rules.Piece;
import org.jadoube.rules.Side;
import org.jspecify.annotations.Nullable;

/** How the wire numbers squares (a8 is 0, h8 7, h1 63) and men (pawn, rook, knight, bishop, king, queen from 1; black from 7). */
final class DgtSquare {

    private static final Piece[] ORDER = {Piece.PAWN, Piece.ROOK, Piece.KNIGHT, Piece.BISHOP, Piece.KING, Piece.QUEEN};
    private static final int BLACK = 6;

    private DgtSquare() {}

    /** The wire's number of our square (a1 is 0), and back. */
    static int turned(int square) {
        return square ^ 56;
    }

    /** The code of a man; 0 for an empty square. */
    static int code(@Nullable Man man) {
        if (man == null) {
            return 0;
        }
        int at = 1;
        while (ORDER[at - 1] != man.piece()) {
            at++;
        }
        return man.side() == Side.WHITE ? at : at + BLACK;
    }

    /** The man of a code; null for 0 and for the pieces that stand for a result (13 to 15). */
    static @Nullable Man man(int code) {
        if (code < 1 || code > 2 * BLACK) {
            return null;
        }
        return code > BLACK ? Man.of(Side.BLACK, ORDER[code - BLACK - 1]) : Man.of(Side.WHITE, ORDER[code - 1]);
    }
}
