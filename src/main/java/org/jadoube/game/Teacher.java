package org.jadoube.game;

import java.util.List;
import java.util.Optional;
import org.jadoube.arbiter.Arbiter;
import org.jadoube.arbiter.RuleBase;
import org.jadoube.inference.MoveTracker;
import org.jadoube.light.HelpLevel;
import org.jadoube.rules.Side;
import org.jadoube.sensing.SquareEdge;
import org.jspecify.annotations.Nullable;

/** What is said to who learns: why not, are you sure, and what is worth a thought; each where rules and player want it. */
final class Teacher {

    /** The key of the setting by which the coach asks; "yes" also where nobody learns, "no" not even there. */
    static final String COACH = "coach";

    /** The same for tips. */
    static final String TIPS = "tips";

    private final GameLine line;
    private final RestoreDesk restoring;
    private final Questions questions;
    private final Arbiter arbiter;
    private final WhyNotDesk whyNot;
    private final Coach coach;
    private final Tips tips;
    private GameSetup setup;

    Teacher(
            GameSetup setup,
            Desk desk,
            GameLine line,
            MoveTracker tracker,
            BoardGuess guess,
            RestoreDesk restoring,
            Questions questions,
            Arbiter arbiter,
            Scorekeeper score,
            Grades grades) {
        this.setup = setup;
        this.line = line;
        this.restoring = restoring;
        this.questions = questions;
        this.arbiter = arbiter;
        this.whyNot = new WhyNotDesk(desk, line, tracker, guess, restoring, arbiter);
        this.coach = new Coach(line, tracker, guess, questions, score, grades);
        this.tips = new Tips(desk, line);
    }

    /** From here on this is agreed. */
    void changed(GameSetup now) {
        setup = now;
    }

    /** Looks at how things stand, once everything else is told. */
    void follow() {
        whyNot.follow();
        GameLine.Told last = line.last();
        boolean open = arbiter.result() == null;
        if (coach.isNew(last)) {
            coach.follow(open
                    && last != null
                    && wants(last.by(), COACH)
                    && setup.help(last.by()).showsDanger());
        }
        if (tips.isNew()) {
            tip(open);
        }
    }

    private void tip(boolean open) {
        Side turn = line.position().turn();
        boolean still = open && !restoring.isShown() && questions.open().isEmpty();
        if (still && wants(turn, TIPS) && setup.help(turn) != HelpLevel.NONE) {
            tips.follow();
        }
    }

    /** Whether this side is to be taught so: in {@code learn} unless it is switched off, at home only if switched on. */
    private boolean wants(Side side, String what) {
        RuleBase base = setup.rules().base();
        String chosen = setup.names().getOrDefault(what, base == RuleBase.LEARN ? "yes" : "no");
        boolean back = !what.equals(COACH) || setup.rules().takebacks();
        return setup.mayBeHelped(side) && back && chosen.equals("yes");
    }

    /** Men are lifted or set down. */
    void edges(List<SquareEdge> edges) {
        coach.edges(edges);
    }

    /** The men have been put back by hand. */
    void takenBack() {
        coach.takenBack();
    }

    /** Whether the answer of the far side has to wait for a player who is asked something. */
    boolean holds(Input.Remote answer) {
        return coach.holds(answer);
    }

    /** The answer that waited and may come now, or null. */
    Input.@Nullable Remote release() {
        return coach.release();
    }

    /** Why the man on {@code from} may not go to {@code to}; empty if he may, or if nobody is to be helped. */
    Optional<GameEvent.Explained> whyNot(int from, int to) {
        Side by = line.position().turn();
        boolean helped = setup.mayBeHelped(by) && setup.help(by) != HelpLevel.NONE && arbiter.result() == null;
        return helped ? whyNot.asked(from, to) : Optional.empty();
    }
}
