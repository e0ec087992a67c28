package org.jadoube.game;

import java.util.List;
import org.jadoube.arbiter.Arbiter;
import org.jadoube.arbiter.Saying;
import org.jadoube.rules.Side;

/**
 * What is found only later in the game (FIDE 7.2 to 7.6). A human arbiter says it and it counts; what a player says the
 * opponent is asked about, for no sensor can bear it out (A.5.2).
 */
final class Complaints {

    private static final String YES = "yes";

    private final Desk desk;
    private final GameLine line;
    private final Arbiter arbiter;
    private final Questions questions;
    private final Scorekeeper score;

    Complaints(Desk desk, GameLine line, Arbiter arbiter, Questions questions, Scorekeeper score) {
        this.desk = desk;
        this.line = line;
        this.arbiter = arbiter;
        this.questions = questions;
        this.score = score;
    }

    /** Something was found. */
    void say(Saying.Found found) {
        Side by = found.by();
        boolean alone = line.size() == 0;
        if (by == null || alone || !arbiter.mayBeFound(found)) {
            score.hear(arbiter.say(desk.now(), found));
            return;
        }
        if (questions.isOpen(GameEvent.Question.SURE)) {
            return;
        }
        long squares = found.kind().atPly() ? line.ply(found.ply()).move().squares() : 0;
        questions.ask(
                GameEvent.Question.SURE,
                by.other(),
                squares,
                List.of(YES, "no"),
                choice -> score.hear(choice.equals(YES) ? arbiter.say(desk.now(), found) : arbiter.refused(found)));
    }
}
