package org.jadoube.game;

import java.util.List;
import org.jadoube.game.GameEvent.How;
import org.jadoube.game.GameEvent.Question;
import org.jadoube.rules.Fen;
import org.jadoube.rules.Position;
import org.jadoube.rules.Square;
import org.jadoube.sensing.SquareEdge;

/**
 * Asks once whether the queens stand on d1 and d8 (FIDE 2.3): most sensors cannot tell them from the kings.
 *
 * <p>It is asked only if a queen was seen to be set up, that is if her square was empty at first and the men stood
 * complete later. Men that stand ready when the board wakes are believed: whoever presses nothing plays.
 */
final class QueensCheck {

    private static final int D1 = Square.parse("d1");

    private static final int D8 = Square.parse("d8");

    private static final long QUEENS = Square.bit(D1) | Square.bit(D8);

    private static final long ROYAL = QUEENS | QUEENS << 1;

    private static final String MEN = Fen.placement(Position.initial());

    private static final long START = Position.initial().occupied();

    private final Desk desk;
    private final Questions questions;
    private final PutBacks lifted = new PutBacks();
    private long missed;
    private long back;
    private boolean complete;
    private boolean done = true;
    private boolean answered;
    private boolean wrong;

    QueensCheck(Desk desk, Questions questions) {
        this.desk = desk;
        this.questions = questions;
    }

    /** The board as the sensors first see it, or after it was turned. */
    void board(long occupied) {
        missed = QUEENS & ~occupied;
        complete = occupied == START;
        done = complete || answered;
    }

    /** The queens whose lift answers the question and is no touch. */
    long queens() {
        return questions.isOpen(Question.QUEENS) ? QUEENS : 0;
    }

    /** Edges before the first move; {@code occupied} is the board after them. */
    void follow(List<SquareEdge> edges, long occupied) {
        back |= lifted.follow(edges, queens());
        if (back == QUEENS) {
            answered();
        }
        if (edges.stream().anyMatch(edge -> (Square.bit(edge.square()) & ROYAL) != 0)) {
            wrong = false;
        }
        missed |= complete ? 0 : QUEENS & ~occupied;
        complete |= occupied == START;
    }

    private void answered() {
        questions.open().stream()
                .filter(open -> open.question() == Question.QUEENS)
                .forEach(open -> questions.answer(open, "yes", How.TOUCH));
    }

    /** Asks if it is time to. */
    void ask(boolean fresh, Position start, long occupied) {
        if (!fresh) {
            done = true;
            return;
        }
        boolean due = !done && complete && missed != 0 && !wrong && occupied == START;
        if (due && !questions.isOpen(Question.QUEENS) && Fen.placement(start).equals(MEN)) {
            back = 0;
            lifted.forget();
            questions.ask(Question.QUEENS, null, QUEENS, List.of("yes", "no"), this::told);
        }
    }

    private void told(String choice) {
        if (choice.equals("no")) {
            wrong = true;
            desk.say(new GameEvent.Noticed(desk.now(), "queens-own-colour", null, "2.3"));
        } else {
            answered = true;
            done = true;
        }
    }
}
