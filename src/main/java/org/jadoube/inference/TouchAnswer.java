package org.jadoube.inference;

import org.jadoube.rules.Move;
import org.jadoube.rules.Piece;
import org.jadoube.rules.Square;
import org.jadoube.sensing.SquareEdge;
import org.jspecify.annotations.Nullable;

/**
 * Answers a question at the board: a lit man lifted and put back, or a lit empty square of a promotion covered. Both only while no other
 * man is in the air and no later move was made: what happens during play belongs to the game.
 *
 * <p>A man who is bumped or put right says nothing. One who is gone for a moment only is no answer; and where the board would
 * stand wrong after the move that is meant, but not after another, it is believed when it is given twice.
 */
final class TouchAnswer {

    private final Terms terms;
    private final Beam beam;
    private final Told told;
    private int lifted = -1;
    private long since;
    private int covered = -1;
    /** The move that was meant once although the board says otherwise. */
    private @Nullable Move doubted;

    TouchAnswer(Terms terms, Beam beam, Told told) {
        this.terms = terms;
        this.beam = beam;
        this.told = told;
    }

    /** The move that this edge chooses; null if it chooses nothing. */
    @Nullable
    Move edge(SquareEdge edge, Finding.Asked question) {
        boolean lit = (question.squares() >>> edge.square() & 1) != 0;
        int wasUp = lifted;
        lifted = -1;
        if (!lit || isDuringPlay(edge.square(), question)) {
            return null;
        }
        if (!edge.closed()) {
            lifted = edge.square();
            since = edge.t();
            return null;
        }
        if (wasUp == edge.square()) {
            boolean bumped = edge.t() - since < terms.p(Price.TOUCH_LIFT);
            return bumped ? null : believed(meant(question, edge.square()), question);
        }
        if (question.question() == Question.PROMOTION && beam.best().lifted() == 0) {
            Move move = meant(question, edge.square());
            covered = move == null ? -1 : edge.square();
            return move;
        }
        return null;
    }

    /** Whether another man is in the air, or a later move was made. */
    private boolean isDuringPlay(int square, Finding.Asked question) {
        Hypothesis best = beam.best();
        return (best.unexplained() & ~(1L << square)) != 0 || best.line.length > told.length(question.index());
    }

    /** What was meant, unless it leaves more open than another choice and was not meant before. */
    private @Nullable Move believed(@Nullable Move move, Finding.Asked question) {
        boolean again = move != null && move.equals(doubted);
        boolean believed =
                again || question.question() == Question.PROMOTION || move == null || isExplained(move, question);
        doubted = believed ? null : move;
        return believed ? move : null;
    }

    /** Whether with this move the board stands right but for the man who is being put back. */
    private boolean isExplained(Move move, Finding.Asked question) {
        int length = told.length(question.index());
        int square = stands(question.question(), move);
        boolean explained = false;
        for (int i = 0; i < beam.size() && !explained; i++) {
            Hypothesis h = beam.get(i);
            explained = h.line.length >= length
                    && h.line.first(length).move().equals(move)
                    && (h.unexplained() & ~Square.bit(square)) == 0;
        }
        return explained;
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
