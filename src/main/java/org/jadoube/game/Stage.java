package org.jadoube.game;

import java.util.List;
import org.jadoube.game.GameEvent.Question;
import org.jadoube.sensing.SquareEdge;
import org.jspecify.annotations.Nullable;

/** What happens around a game: a new one, a result shown by the kings, a board that is turned. */
final class Stage {

    /**
     * What was agreed and is for the session to do: a new game, the board turned by so many degrees or put {@code upright}
     * again, another past.
     */
    record Wish(
            boolean newGame,
            int degrees,
            boolean upright,
            @Nullable UnknownPast past) {
        static final Wish NONE = new Wish(false, 0, false, null);
        static final Wish NEW_GAME = new Wish(true, 0, false, null);
    }

    /** What a player answers who does not want it. */
    private static final String NO = "no";

    private final Questions questions;
    private final PutBacks kingsBack = new PutBacks();
    private Wish wish = Wish.NONE;
    private long shown;

    Stage(Questions questions) {
        this.questions = questions;
    }

    /** What was agreed since the last time. */
    Wish takeWish() {
        Wish taken = wish;
        wish = Wish.NONE;
        return taken;
    }

    /** Takes back so many plies. */
    @FunctionalInterface
    interface TakeBack {
        void plies(int plies);
    }

    /** Declares the result that the kings show. */
    @FunctionalInterface
    interface Declare {
        void result(String result);
    }

    /** The men stand as at the start of a game; {@code plies} back is the start, or -1 if it cannot be meant. */
    void startPosition(int plies, TakeBack takeBack) {
        if (questions.isOpen(Question.NEW_GAME) || questions.isOpen(Question.NEW_GAME_OR_TAKEBACK)) {
            return;
        }
        if (plies > 0) {
            questions.ask(Question.NEW_GAME_OR_TAKEBACK, null, 0, List.of("new-game", "takeback"), choice -> {
                if (choice.equals("takeback")) {
                    takeBack.plies(plies);
                } else {
                    wish = Wish.NEW_GAME;
                }
            });
        } else {
            newGameAsked();
        }
    }

    private void newGameAsked() {
        questions.ask(Question.NEW_GAME, null, 0, List.of("yes", NO), choice -> {
            if (!choice.equals(NO)) {
                wish = Wish.NEW_GAME;
            }
        });
    }

    /** A move is begun from the men set up anew; false if nobody had asked whether a new game begins. */
    boolean playedAnew() {
        return answer(Question.NEW_GAME, GameEvent.How.PLAY);
    }

    /** Says yes, which is the first choice; false if nobody had asked. */
    private boolean answer(Question question, GameEvent.How how) {
        List<Questions.Open> asked = questions.open().stream()
                .filter(open -> open.question() == question)
                .toList();
        asked.forEach(open -> questions.answer(open, open.choices().getFirst(), how));
        return !asked.isEmpty();
    }

    /** The game is cancelled and a new one played (FIDE 7.2.1, 7.3). */
    void anew() {
        wish = Wish.NEW_GAME;
    }

    /** The position goes over to a board that stands right (FIDE 7.2.2). */
    void upright() {
        wish = new Wish(false, 0, true, null);
    }

    /** A player says that a new game begins; while one is {@code open} it is asked back. */
    void newGame(boolean open) {
        if (!open) {
            wish = Wish.NEW_GAME;
        } else if (!questions.isOpen(Question.NEW_GAME)) {
            newGameAsked();
        }
    }

    /** The kings stand in the centre: a result, asked back before it counts. */
    void kings(String result, long squares, Declare declare) {
        if (!questions.isOpen(Question.RESULT)) {
            shown = squares;
            kingsBack.forget();
            questions.ask(Question.RESULT, null, squares, List.of(result, NO), choice -> {
                if (!choice.equals(NO)) {
                    declare.result(choice);
                }
            });
        }
    }

    /** A king who is lifted where he shows the result, and put back, says yes to it. */
    void follow(List<SquareEdge> edges) {
        long back = kingsBack.follow(edges, questions.isOpen(Question.RESULT) ? shown : 0);
        if (back != 0) {
            answer(Question.RESULT, GameEvent.How.TOUCH);
        }
    }

    /** The board seems to be turned by one of these degrees. */
    void turned(List<Integer> degrees, @Nullable Runnable told) {
        if (!questions.isOpen(Question.ORIENTATION)) {
            List<String> choices =
                    degrees.stream().map(d -> Integer.toString(d)).toList();
            questions.ask(
                    Question.ORIENTATION,
                    null,
                    0,
                    choices,
                    choice -> wish = new Wish(false, Integer.parseInt(choice), false, null));
            if (told != null) {
                told.run();
            }
        }
    }

    /** Asks whether the move before a position that was set up gave the right to the capture that the board shows. */
    void past(UnknownPast past, Runnable refused) {
        if (!questions.isOpen(Question.SET_UP)) {
            String fen = past.before().fen();
            questions.ask(Question.SET_UP, null, past.capture().squares(), List.of(fen, NO), choice -> {
                if (choice.equals(fen)) {
                    wish = new Wish(false, 0, false, past);
                } else {
                    refused.run();
                }
            });
        }
    }
}
