package org.jadoube.game;

import org.jadoube.inference.MoveTracker;
import org.jadoube.sensing.SensorKind;

/** Men that stand where the moves that stand have put them: whatever was thought to be under way is over. */
final class AtRest {

    /** A board at rest for this long, in ms, is no hand on its way. */
    private static final long LONG = 1_500;

    private final GameSetup setup;
    private final GameLine line;
    private final MoveTracker tracker;
    private final BoardGuess guess;
    private final Scorekeeper score;
    private long lastEdge;

    AtRest(GameSetup setup, GameLine line, MoveTracker tracker, BoardGuess guess, Scorekeeper score) {
        this.setup = setup;
        this.line = line;
        this.tracker = tracker;
        this.guess = guess;
        this.score = score;
    }

    /**
     * Edges are about to come at {@code t}. Men that have rested where they belong leave nothing open: no move of ordinary
     * chess looks like none, so what inference thinks is under way has been undone.
     */
    void edges(long t) {
        boolean open = tracker.firstLikely() != null || tracker.isDisturbed() || score.held() != null;
        boolean back = stands() && tracker.residue().wrong() == 0;
        if (open && back && t - lastEdge >= LONG && !setup.start().chess960()) {
            score.anew();
            guess.agree(line.position(), tracker.occupied());
        }
        lastEdge = t;
    }

    /** Whether the men stand as at the start before any move: that needs no explanation, whatever was set up before. */
    boolean asAtStart() {
        return line.size() == 0 && setup.sensor() == SensorKind.OCCUPANCY && stands();
    }

    /** If the board has {@code just} been put right: where men went on their way back says nothing of the next move. */
    void putRight(boolean just) {
        if (just && stands()) {
            guess.agree(line.position(), tracker.occupied());
        }
    }

    private boolean stands() {
        return tracker.occupied() == line.position().occupied();
    }
}
