package org.jadoube.lesson;

import java.util.Comparator;
import org.jadoube.rules.Move;
import org.jadoube.rules.Position;
import org.jadoube.rules.Square;

/**
 * The side that is to be mated: it takes what it can, walks out of the next mate, and keeps to the middle of the board.
 * The same position always gets the same answer.
 */
final class Defender {

    private Defender() {}

    /** The answer of the side to move, which has at least one. */
    static Move reply(Position position) {
        return position.legalMoves().stream()
                .min(Comparator.comparingInt((Move move) -> fear(position, move))
                        .thenComparing(move -> move.uci()))
                .orElseThrow(() -> new IllegalArgumentException("no move to answer with: " + position.fen()));
    }

    private static int fear(Position position, Move move) {
        Position after = position.play(move);
        boolean mated =
                after.legalMoves().stream().anyMatch(next -> after.play(next).isCheckmate());
        int taken = move.captured() == null ? 100 : 0;
        return (mated ? 1000 : 0) + taken + edge(after.king(position.turn()));
    }

    /** How far a square is from the middle, 0 to 6. */
    private static int edge(int square) {
        int file = Square.file(square);
        int rank = Square.rank(square);
        return Math.max(3 - file, file - 4) + Math.max(3 - rank, rank - 4);
    }
}
