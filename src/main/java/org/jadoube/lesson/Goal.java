package org.jadoube.lesson;

import java.util.List;
import org.jadoube.rules.Piece;

/**
 * What has to be done in a task. Squares are 0 to 63, sets of squares 64-bit masks; a number of moves counts those of the
 * side that has the task.
 */
public sealed interface Goal {

    /** One of these moves is played, in UCI spelling. */
    record Play(List<String> moves) implements Goal {
        public Play {
            moves = List.copyOf(moves);
            require(!moves.isEmpty(), "at least one move expected");
        }
    }

    /**
     * One man visits squares, or takes the men on them, while the other side stands still.
     *
     * @param from where that man stands, -1 if any man may do it
     * @param squares those to be visited, in any order
     * @param moves how many moves he has
     * @param taking whether the men on the squares are to be taken
     */
    record Visit(int from, long squares, int moves, boolean taking) implements Goal {
        public Visit {
            require(squares != 0, "at least one square expected");
            require(moves >= 1 && moves <= 8, "1 to 8 moves expected");
        }
    }

    /** The next move mates (1.4.1). */
    record Mate() implements Goal {}

    /** Mate within so many moves against the program, which defends. */
    record MateWithin(int moves) implements Goal {
        public MateWithin {
            require(moves >= 2 && moves <= 10, "2 to 10 moves expected");
        }
    }

    /** The king gets out of check in this way. */
    record Escape(Way way) implements Goal {}

    /** Castling on this side (3.8.2). */
    record Castle(Wing wing) implements Goal {}

    /** A pawn is taken in passing (3.7.3.1). */
    record EnPassant() implements Goal {}

    /** A pawn reaches the last rank and becomes this piece (3.7.3.3). */
    record Promote(Piece piece) implements Goal {
        public Promote {
            require(piece != Piece.KING && piece != Piece.PAWN, "queen, rook, bishop or knight expected");
        }
    }

    /** Any move that neither leaves the other side without a move (5.2.1) nor gives a man away. */
    record NoStalemate() implements Goal {}

    /** A capture that wins at least so many points, what is taken back counted in. */
    record Win(int points) implements Goal {
        public Win {
            require(points >= 1 && points <= 20, "1 to 20 points expected");
        }
    }

    /** A move after which nothing can be won by taking. */
    record Save() implements Goal {}

    /**
     * Men are pointed at, by lifting them.
     *
     * @param all whether all of the squares are meant; false: any one of them will do
     */
    record Point(long squares, boolean all) implements Goal {
        public Point {
            require(squares != 0, "at least one square expected");
        }
    }

    /** A question is answered: yes by lifting the king of the side to move, no by lifting the other king. */
    record Say(boolean yes) implements Goal {}

    /** A way out of check (3.9.2). */
    enum Way {
        CAPTURE,
        BLOCK,
        FLEE,
        ANY
    }

    /** A side of the board to castle to. */
    enum Wing {
        SHORT,
        LONG,
        EITHER
    }

    private static void require(boolean holds, String otherwise) {
        if (!holds) {
            throw new IllegalArgumentException(otherwise);
        }
    }
}
