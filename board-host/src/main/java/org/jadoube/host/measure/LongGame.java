package org.jadoube.host.measure;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.jadoube.rules.History;
import org.jadoube.rules.Move;
import org.jadoube.rules.Piece;
import org.jadoube.rules.Position;

/** A lawful game as long as is asked for: few captures, a pawn move in time for the seventy-five moves, no position often. */
public final class LongGame {

    private static final int HALF_MOVES = 130;
    private static final int REPETITIONS = 2;
    private static final int SELDOM = 8;
    private static final int ATTEMPTS = 1_000;

    private LongGame() {}

    /** A game of exactly {@code plies} plies; the same seed gives the same game. */
    public static List<Move> moves(int plies, long seed) {
        Random random = new Random(seed);
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            List<Move> moves = attempt(plies, random);
            if (moves.size() == plies) {
                return moves;
            }
        }
        throw new IllegalStateException("no game of " + plies + " plies was found");
    }

    private static List<Move> attempt(int plies, Random random) {
        History history = History.of(Position.initial());
        List<Move> moves = new ArrayList<>();
        while (moves.size() < plies) {
            Position position = history.position();
            boolean due = position.halfmoveClock() >= HALF_MOVES;
            History next = null;
            for (int n = 0; n < ATTEMPTS && next == null; n++) {
                Move move = position.legalMoves()
                        .get(random.nextInt(position.legalMoves().size()));
                boolean quiet = move.captured() == null && move.piece() != Piece.PAWN;
                History after = history.play(move);
                boolean goesOn = !after.position().legalMoves().isEmpty() && after.repetitions() <= REPETITIONS;
                boolean fits = due ? !quiet : quiet || (move.captured() == null && random.nextInt(SELDOM) == 0);
                if (goesOn && fits) {
                    next = after;
                    moves.add(move);
                }
            }
            if (next == null) {
                return moves;
            }
            history = next;
        }
        return moves;
    }
}
