package org.jadoube.inference;

import org.jadoube.rules.Move;
import org.jadoube.rules.Piece;
import org.jadoube.rules.Square;
import org.jadoube.sensing.SquareEdge;
import org.jspecify.annotations.Nullable;

/**
 * Answers a question at the board: a lit man lifted and put back, or a lit empty square of a promotion covered. Both only while no other
 * man is in the air and no later move was made: what happens during play belongs to the game.
 */
final class TouchAnswer {

    private int lifted = -1;
    private int covered = -1;

    /** The move that this edge chooses; null if it chooses nothing. */
    @Nullable
    Move edge(SquareEdge edge, Finding.Asked question, Hypothesis best, boolean playedOn) {
        boolean lit = (question.squares() >>> edge.square() & 1) != 0;
        if (!lit) {
            lifted = -1;
            return null;
        }
        boolean alone = (best.unexplained() & ~(1L << edge.square())) == 0;
        if (!alone || playedOn) {
            lifted = -1;
            return null;
        }
        if (!edge.closed()) {
            lifted = edge.square();
            return null;
        }
        if (lifted == edge.square()) {
            lifted = -1;
            return meant(question, edge.square());
        }
        lifted = -1;
        if (question.question() == Question.PROMOTION && best.lifted() == 0) {
            Move move = meant(question, edge.square());
            covered = move == null ? -1 : edge.square();
            return move;
        }
        return null;
    }

    /** Whether the edge only takes the cover away again: no man has moved by it. */
    boolean uncovers(SquareEdge edge) {
        if (covered == edge.square() && !edge.closed()) {
            covered = -1;
            return true;
        }
        return false;
    }

    /** Whether an answer was just given by covering, so that the edge is no man's. */
    boolean isCovered(int square) {
        return covered == square;
    }

    private static @Nullable Move meant(Finding.Asked question, int square) {
        Move meant = null;
        for (Move move : question.candidates()) {
            if (stands(question.question(), move) == square) {
                if (meant != null) {
                    return null;
                }
                meant = move;
            }
        }
        return meant;
    }

    /** The square that stands for a choice. */
    private static int stands(Question question, Move move) {
        Piece piece = move.promotion();
        return switch (question) {
            case PROMOTION -> piece == null ? -1 : Promotions.square(move.to(), piece);
            case WHICH_CAPTURE -> move.victim();
            case WHICH_MOVE -> move.to();
        };
    }

    /** All squares that stand for a choice, as a mask. */
    static long squares(Question question, Iterable<Move> candidates) {
        long squares = 0;
        for (Move move : candidates) {
            int square = stands(question, move);
            squares |= square < 0 ? 0 : Square.bit(square);
        }
        return squares;
    }
}
