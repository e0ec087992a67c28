package org.jadoube.game;

import java.util.List;
import java.util.Objects;
import org.jadoube.game.GameEvent.How;
import org.jadoube.game.GameEvent.Question;
import org.jadoube.inference.MoveTracker;
import org.jadoube.light.Balance;
import org.jadoube.rules.Move;
import org.jadoube.rules.Side;
import org.jadoube.rules.Square;
import org.jadoube.sensing.SquareEdge;
import org.jspecify.annotations.Nullable;

/**
 * Asks back after a move that gives much away, before the opponent answers it.
 *
 * <p>Answered on a screen, or at the board alone: the man taken back to where he came from is a no, the man lifted and put
 * back on his new square is a yes, and so is the opponent who goes on.
 */
final class Coach {

    private static final String YES = "yes";
    private static final String NO = "no";

    private final GameLine line;
    private final MoveTracker tracker;
    private final BoardGuess guess;
    private final Questions questions;
    private final Scorekeeper score;
    private final Grades grades;
    private final Balance balance = new Balance();
    private final PutBacks again = new PutBacks();
    private int seen;
    private int open;
    private GameLine.@Nullable Told known;
    private GameLine.@Nullable Told about;
    private Input.@Nullable Remote waiting;

    Coach(GameLine line, MoveTracker tracker, BoardGuess guess, Questions questions, Scorekeeper score, Grades grades) {
        this.line = line;
        this.tracker = tracker;
        this.guess = guess;
        this.questions = questions;
        this.score = score;
        this.grades = grades;
        this.seen = line.size();
        this.known = line.last();
    }

    /** Whether another ply is the last one now; asked at every frame, so by what it is and not by what it says. */
    @SuppressWarnings("ReferenceEquality")
    boolean isNew(GameLine.@Nullable Told last) {
        return last != known;
    }

    /** A move may have been told since the last time; {@code helped}: its player wants to be asked. */
    void follow(boolean helped) {
        int ply = line.size();
        GameLine.Told last = line.last();
        boolean fresh = ply >= seen && !Objects.equals(last, known);
        seen = ply;
        known = last;
        corrected(last);
        if (last == null || !fresh || !helped || !isQuiet(last.by())) {
            return;
        }
        Move reply = balance.punisher(last.before(), last.move());
        if (reply == null && !grades.isBlunder(last.before(), last.move())) {
            return;
        }
        long shown = reply == null
                ? Square.bit(last.move().to())
                : Square.bit(reply.from()) | Square.bit(reply.victim() < 0 ? reply.to() : reply.victim());
        again.forget();
        about = last;
        // The question may be answered while it is asked, by a choice that came before it.
        open = questions.asked() + 1;
        questions.ask(Question.SURE, last.by(), shown, List.of(YES, NO), this::answered);
    }

    /** The move that was asked about may stand no more: put back by hand, or it was another one. */
    private void corrected(GameLine.@Nullable Told last) {
        GameLine.Told asked = about;
        if (open == 0 || asked == null || asked.equals(last)) {
            return;
        }
        waiting = null;
        boolean back = last == null || last.id() < asked.id();
        close(back ? NO : "", back ? How.TOUCH : How.LAPSED);
    }

    /** Nobody has gone on yet, and nothing else is asked. */
    private boolean isQuiet(Side mover) {
        return tracker.firstLikely() == null
                && tracker.residue().isNothing()
                && questions.open().isEmpty()
                && guess.hands().stream().noneMatch(held -> held.man().side() != mover);
    }

    private void answered(String choice) {
        open = 0;
        if (choice.equals(NO)) {
            waiting = null;
            score.takenBackByChoice();
            seen = line.size();
            known = line.last();
        }
    }

    /** Men are lifted or set down: perhaps the answer. */
    void edges(List<SquareEdge> edges) {
        GameLine.Told last = line.last();
        if (open == 0 || last == null) {
            return;
        }
        if (again.follow(edges, Square.bit(last.move().to())) != 0) {
            close(YES, How.TOUCH);
            return;
        }
        long others = last.after().men(last.by().other());
        boolean goesOn = edges.stream().anyMatch(edge -> !edge.closed() && (others >>> edge.square() & 1) != 0);
        if (goesOn) {
            close(YES, How.PLAY);
        }
    }

    /** The men have been put back where they stood before the move. */
    void takenBack() {
        if (open != 0) {
            waiting = null;
            close(NO, How.TOUCH);
        }
    }

    private void close(String choice, How how) {
        questions.close(open, choice, how);
        open = 0;
    }

    /** Whether the answer of the far side has to wait; it is kept. */
    boolean holds(Input.Remote answer) {
        if (open != 0) {
            waiting = answer;
        }
        return open != 0;
    }

    /** The answer of the far side that waited, once nothing is asked any more; null if there is none. */
    Input.@Nullable Remote release() {
        if (open != 0 && questions.open().stream().noneMatch(asked -> asked.id() == open)) {
            // Closed by something else than an answer: a new game, a take-back by word.
            open = 0;
        }
        Input.Remote free = open == 0 ? waiting : null;
        waiting = free == null ? waiting : null;
        return free;
    }
}
