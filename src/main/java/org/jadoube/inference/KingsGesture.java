package org.jadoube.inference;

import org.jadoube.rules.Move;
import org.jadoube.rules.Piece;
import org.jadoube.rules.Position;
import org.jadoube.rules.Side;
import org.jadoube.rules.Square;
import org.jspecify.annotations.Nullable;

/**
 * The sign for the result: both kings set on centre squares and nothing else in the air. On e4 and d5 White won, on d4 and e5
 * Black won, on two squares of one file it is a draw. In each of these the kings stand side by side, so it can never be a position
 * of the game. An arbiter may also set only the loser's or winner's king and take the other off.
 */
final class KingsGesture {

    private static final int D4 = Square.of(3, 3);
    private static final int E4 = Square.of(4, 3);
    private static final int D5 = Square.of(3, 4);
    private static final int E5 = Square.of(4, 4);

    /** The four centre squares, as a mask. */
    static final long CENTRE = Square.bit(D4) | Square.bit(E4) | Square.bit(D5) | Square.bit(E5);

    private static final String WHITE_WON = "1-0";
    private static final String BLACK_WON = "0-1";
    private static final String DRAWN = "1/2-1/2";

    /**
     * What the kings show.
     *
     * @param before the line before the kings' moves that belong to the sign
     */
    record Sign(String result, Line before) {}

    private KingsGesture() {}

    /** The result that the kings show, seen from the told line or from before its last king moves; null if they show none. */
    static @Nullable Sign both(Sight sight, Line told) {
        Line line = told;
        for (int back = 0; back <= 2; back++) {
            String result = both(sight, line.ground.position);
            if (result != null) {
                return new Sign(result, line);
            }
            if (!isKingMove(line)) {
                return null;
            }
            line = line.before();
        }
        return null;
    }

    private static boolean isKingMove(Line line) {
        return !line.isRoot()
                && line.move().piece() == Piece.KING
                && line.move().kind() == Move.Kind.NORMAL;
    }

    private static @Nullable String both(Sight sight, Position position) {
        int white = position.king(Side.WHITE);
        int black = position.king(Side.BLACK);
        if (white < 0 || black < 0) {
            return null;
        }
        long others = position.occupied() & ~Square.bit(white) & ~Square.bit(black);
        long kings = sight.full & ~others;
        if ((others & ~sight.full) != 0 || (kings & ~CENTRE) != 0 || Long.bitCount(kings) != 2) {
            return null;
        }
        int one = Long.numberOfTrailingZeros(kings);
        int other = Long.numberOfTrailingZeros(kings & kings - 1);
        if (one == E4 && other == D5) {
            return shows(sight, E4, D5) ? WHITE_WON : null;
        }
        if (one == D4 && other == E5) {
            return shows(sight, D4, E5) ? BLACK_WON : null;
        }
        return Square.file(one) == Square.file(other) ? DRAWN : null;
    }

    private static boolean shows(Sight sight, int white, int black) {
        return sight.canBe(white, Side.WHITE, Piece.KING) && sight.canBe(black, Side.BLACK, Piece.KING);
    }

    /** The result that one king in the centre shows while the other was taken off the board after him; null for none. */
    static @Nullable Sign one(Sight sight, Line told) {
        Line line = told;
        for (int back = 0; back <= 1; back++) {
            String result = one(sight, line.ground.position);
            if (result != null) {
                return new Sign(result, line);
            }
            if (!isKingMove(line)) {
                return null;
            }
            line = line.before();
        }
        return null;
    }

    private static @Nullable String one(Sight sight, Position position) {
        int white = position.king(Side.WHITE);
        int black = position.king(Side.BLACK);
        if (white < 0 || black < 0) {
            return null;
        }
        long others = position.occupied() & ~Square.bit(white) & ~Square.bit(black);
        long king = sight.full & ~others;
        if ((others & ~sight.full) != 0 || (king & ~CENTRE) != 0 || Long.bitCount(king) != 1) {
            return null;
        }
        int square = Long.numberOfTrailingZeros(king);
        if (square == white || square == black) {
            return null;
        }
        long set = sight.changed(square);
        boolean whiteSet = sight.changed(white) < set && sight.changed(black) >= set;
        boolean blackSet = sight.changed(black) < set && sight.changed(white) >= set;
        if (whiteSet) {
            return square == E4 ? WHITE_WON : square == D4 ? BLACK_WON : null;
        }
        if (blackSet) {
            return square == D5 ? WHITE_WON : square == E5 ? BLACK_WON : null;
        }
        return null;
    }
}
