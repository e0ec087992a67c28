package org.jadoube.game;

import org.jadoube.arbiter.Arbiter;
import org.jadoube.inference.MoveTracker;
import org.jadoube.inference.Residue;
import org.jadoube.rules.Position;
import org.jadoube.rules.Side;

/**
 * The player who is not on move: a man of his that is lifted is a remark, one that is set down elsewhere or left off is
 * ruled on once, and goes back.
 */
final class WrongSide {

    /** A man missing for this long, in ms, was not just brushed. */
    private static final long LEFT_OFF = 1_500;

    private final Arbiter arbiter;
    private final Scorekeeper score;
    private final MoveTracker tracker;
    private final Deeds deeds;
    private final RestoreDesk restoring;
    private boolean ruled;

    WrongSide(Arbiter arbiter, Scorekeeper score, MoveTracker tracker, Deeds deeds, RestoreDesk restoring) {
        this.arbiter = arbiter;
        this.score = score;
        this.tracker = tracker;
        this.deeds = deeds;
        this.restoring = restoring;
    }

    /** The board stands right, or the turn is over: the next time is another one. */
    void forget() {
        ruled = false;
    }

    /** The settle time has passed, or the player on move goes on: a man set down elsewhere is ruled on. */
    void setDown() {
        Position likely = tracker.likely();
        Side off = likely.turn().other();
        if (deeds.astray(likely, off) && !deeds.astray(likely, likely.turn())) {
            rule(off);
        }
    }

    /** The player who is not on move presses: a man set down elsewhere or left off is ruled on. */
    void pressed(long t, Side side) {
        Position likely = tracker.likely();
        Residue residue = tracker.residue();
        boolean leftOff =
                (residue.missing() & likely.men(side)) != 0 && residue.owed() == 0 && t - residue.since() >= LEFT_OFF;
        if (likely.turn() != side && (leftOff || deeds.astray(likely, side))) {
            rule(side);
        }
    }

    private void rule(Side side) {
        if (!ruled && arbiter.result() == null) {
            ruled = true;
            score.say(arbiter.wrongSideMoved(side));
            restoring.ruledWrongSide(side);
            score.anew();
        }
    }
}
