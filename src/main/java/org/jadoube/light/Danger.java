package org.jadoube.light;

import java.util.List;
import org.jadoube.rules.Exchange;
import org.jadoube.rules.Move;
import org.jadoube.rules.Piece;
import org.jadoube.rules.Position;
import org.jadoube.rules.Side;
import org.jadoube.rules.Square;

/** Where material is lost by exchange: men that the opponent wins something by taking, squares that cost the man in hand. */
public final class Danger {
    private Danger() {}

    /** The men of the side on move that it would lose something by, were it the opponent's turn; as a mask, the king never. */
    public static long of(Position position) {
        Exchange exchange = new Exchange();
        Side own = position.turn();
        long mask = 0;
        for (long rest = position.men(own) & ~position.pieces(Piece.KING); rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            if (exchange.best(position, own.other(), square) > 0) {
                mask |= Square.bit(square);
            }
        }
        return mask;
    }

    /** The goals of these legal moves on which the man that moves is taken at a loss, as a mask. */
    public static long goals(Position position, List<Move> moves) {
        Exchange exchange = new Exchange();
        long mask = 0;
        for (Move move : moves) {
            boolean crowned = move.promotion() != null && move.promotion() != Piece.QUEEN;
            if (!crowned && exchange.of(position, move) < 0) {
                mask |= Square.bit(move.to());
            }
        }
        return mask;
    }
}
