package org.jadoube.inference;

import java.util.List;
import org.jadoube.rules.Piece;
import org.jadoube.rules.Square;

/**
 * Answering a promotion at the board: the four squares next to the promotion square towards the middle of the file stand for queen,
 * rook, bishop and knight, nearest first. The promotion square itself stands for nothing, because pawn and man are exchanged there.
 */
public final class Promotions {

    private static final List<Piece> ORDER = List.of(Piece.QUEEN, Piece.ROOK, Piece.BISHOP, Piece.KNIGHT);

    private Promotions() {}

    /** The square that stands for a man, when a pawn was promoted there. */
    public static int square(int promotedOn, Piece piece) {
        int step = Square.rank(promotedOn) == 7 ? -8 : 8;
        int place = ORDER.indexOf(piece);
        if (place < 0) {
            throw new IllegalArgumentException("no pawn becomes a " + piece);
        }
        return promotedOn + step * (place + 1);
    }
}
