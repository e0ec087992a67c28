package org.jadoube.light;

import java.util.List;
import org.jadoube.rules.Exchange;
import org.jadoube.rules.Move;
import org.jadoube.rules.Piece;
import org.jadoube.rules.Position;
import org.jspecify.annotations.Nullable;

/** What a move gives away, counted by exchanges alone, in hundredths of a pawn. */
public final class Balance {

    /** From so much on, and so much more than another move would lose, a move is worth asking back. */
    private static final int BLUNDER = 200;

    private final Exchange exchange = new Exchange();

    /**
     * The reply that wins most against a move that gives much away without need; null if the move does not, if it mates, or
     * if whatever is played loses as much.
     */
    public @Nullable Move punisher(Position before, Move move) {
        Position after = before.play(move);
        Move reply = best(after);
        int lost = reply == null ? 0 : won(after, reply) - taken(move);
        if (reply == null || lost < BLUNDER) {
            return null;
        }
        for (Move other : before.legalMoves()) {
            Position instead = other.equals(move) ? null : before.play(other);
            Move answer = instead == null ? null : best(instead);
            if (instead != null && (answer == null ? 0 : won(instead, answer)) - taken(other) <= lost - BLUNDER) {
                return reply;
            }
        }
        return null;
    }

    /** The legal move that wins most by exchange on its goal; null if none wins anything. */
    public @Nullable Move best(Position position) {
        Move best = null;
        int most = 0;
        for (Move move : takings(position)) {
            int worth = exchange.of(position, move);
            if (worth > most) {
                most = worth;
                best = move;
            }
        }
        return best;
    }

    /** What a legal move wins by exchange on its goal. */
    public int won(Position position, Move move) {
        return exchange.of(position, move);
    }

    /** The captures and promotions. */
    static List<Move> takings(Position position) {
        return position.legalMoves().stream()
                .filter(move -> move.captured() != null || move.promotion() == Piece.QUEEN)
                .toList();
    }

    private static int taken(Move move) {
        Piece captured = move.captured();
        Piece crowned = move.promotion();
        return (captured == null ? 0 : Exchange.worth(captured))
                + (crowned == null ? 0 : Exchange.worth(crowned) - Exchange.worth(Piece.PAWN));
    }
}
