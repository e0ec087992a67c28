package org.jadoube.game;

import java.util.List;
import java.util.stream.Stream;
import org.jadoube.inference.Finding;
import org.jadoube.inference.MoveTracker;
import org.jadoube.rules.Move;
import org.jadoube.rules.Piece;
import org.jadoube.rules.Side;
import org.jspecify.annotations.Nullable;

/** The questions that inference asks, as questions to the players: which man a pawn became, which man was taken. */
final class TrackerQuestions {

    /** The men a pawn may become, in the order of the squares that stand for them. */
    private static final List<Piece> CROWNED = List.of(Piece.QUEEN, Piece.ROOK, Piece.BISHOP, Piece.KNIGHT);

    /** The choice that no move was made yet. */
    private static final String IN_HAND = "in-hand";

    private final Questions questions;
    private final MoveTracker tracker;
    private final Desk desk;
    private int id = -1;
    private Finding.@Nullable Asked waiting;

    TrackerQuestions(Questions questions, MoveTracker tracker, Desk desk) {
        this.questions = questions;
        this.tracker = tracker;
        this.desk = desk;
    }

    /** Inference asks; the question waits until {@link #put}. */
    void asked(Finding.Asked f) {
        waiting = f;
    }

    /** The question that waits to be put, or null. */
    Finding.@Nullable Asked waiting() {
        return waiting;
    }

    /** Puts the question that waits to {@code by}. */
    void put(Side by, boolean chess960) {
        Finding.Asked f = waiting;
        if (f != null) {
            waiting = null;
            ask(f, by, chess960);
        }
    }

    private void ask(Finding.Asked f, Side by, boolean chess960) {
        boolean promotion = f.question() == org.jadoube.inference.Question.PROMOTION;
        List<String> choices = f.candidates().stream()
                .map(move -> promotion ? name(move) : move.uci(chess960))
                .toList();
        id = questions.ask(
                GameEvent.Question.valueOf(f.question().name()),
                by,
                promotion ? answerSquares(f.candidates().get(0).to()) : f.squares(),
                offered(promotion ? crowned(choices) : choices, f.inHand()),
                choice -> tracker.choose(
                        desk.now(),
                        choice.equals(IN_HAND) ? null : f.candidates().get(choices.indexOf(choice))));
    }

    private static List<String> crowned(List<String> choices) {
        return CROWNED.stream()
                .map(TrackerQuestions::word)
                .filter(choices::contains)
                .toList();
    }

    private static List<String> offered(List<String> choices, boolean inHand) {
        return inHand ? Stream.concat(choices.stream(), Stream.of(IN_HAND)).toList() : choices;
    }

    /** Inference has found the answer by itself. */
    void close(Finding.AskClosed f, boolean chess960) {
        if (waiting != null) {
            waiting = null;
            return;
        }
        Move answer = f.answer();
        String choice = answer == null ? "" : answer.promotion() != null ? name(answer) : answer.uci(chess960);
        questions.close(id, choice, GameEvent.How.valueOf(f.how().name()));
    }

    /**
     * The squares that answer a promotion at the board: from the promotion square towards the middle of the file, the
     * nearest for a queen, then rook, bishop, knight.
     */
    static long answerSquares(int promotion) {
        long squares = 0;
        for (int n = 1; n <= CROWNED.size(); n++) {
            squares |= 1L << answerSquare(promotion, n);
        }
        return squares;
    }

    private static int answerSquare(int promotion, int step) {
        return promotion >= 56 ? promotion - 8 * step : promotion + 8 * step;
    }

    /** The man that {@code square} stands for when a pawn on {@code promotion} is crowned, or empty. */
    static String answerAt(int promotion, int square) {
        for (int n = 1; n <= CROWNED.size(); n++) {
            if (answerSquare(promotion, n) == square) {
                return word(CROWNED.get(n - 1));
            }
        }
        return "";
    }

    private static String name(Move move) {
        Piece piece = move.promotion();
        return piece == null ? move.uci() : word(piece);
    }

    private static String word(Piece piece) {
        return GameEvent.Words.of(piece);
    }
}
