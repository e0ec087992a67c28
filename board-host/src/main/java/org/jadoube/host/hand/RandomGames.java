package org.jadoube.host.hand;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.rules.History;
import org.jadoube.rules.Move;
import org.jadoube.rules.Position;

/** Random legal games, with more captures, castlings and promotions than people play: they are what inference finds hard. */
public final class RandomGames {

    private static final int CAPTURE = 4;
    private static final int CASTLING = 12;
    private static final int SPECIAL = 8;
    /** Below this number of men a game is of no more use. */
    private static final int FEWEST_MEN = 5;
    /** A position that comes back more often could end the game (9.6.1). */
    private static final int MOST_REPETITIONS = 3;

    private RandomGames() {}

    /** A game of at most {@code plies} plies from the usual start; the same seed gives the same game. */
    public static List<Move> game(int plies, long seed) {
        return game(Position.initial(), plies, seed);
    }

    /** The same from another position. */
    public static List<Move> game(Position start, int plies, long seed) {
        Dice dice = new Dice(seed);
        History history = History.of(start);
        while (history.moves().size() < plies) {
            Position position = history.position();
            List<Move> legal = position.legalMoves();
            if (legal.isEmpty()
                    || Long.bitCount(position.occupied()) < FEWEST_MEN
                    || history.repetitions() > MOST_REPETITIONS) {
                break;
            }
            history = history.play(pick(legal, dice));
        }
        return List.copyOf(history.moves());
    }

    private static Move pick(List<Move> legal, Dice dice) {
        List<Move> weighted = new ArrayList<>();
        for (Move move : legal) {
            for (int i = weight(move); i > 0; i--) {
                weighted.add(move);
            }
        }
        return dice.pick(weighted);
    }

    private static int weight(Move move) {
        if (move.kind() == Move.Kind.CASTLING) {
            return CASTLING;
        }
        if (move.kind() == Move.Kind.EN_PASSANT || move.promotion() != null) {
            return SPECIAL;
        }
        return move.captured() != null ? CAPTURE : 1;
    }
}
