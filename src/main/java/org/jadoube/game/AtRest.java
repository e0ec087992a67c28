package org.jadoube.game;

import org.jadoube.inference.Finding;
import org.jadoube.inference.MoveTracker;
import org.jadoube.sensing.SensorKind;

/** Men that stand where the moves that stand have put them: whatever was thought to be under way is over. */
final class AtRest {

    /** A board at rest for this long, in ms, is no hand on its way. */
    private static final long LONG = 1_500;

    private static final long NEVER = Long.MAX_VALUE;

    private final GameSetup setup;
    private final GameLine line;
    private final MoveTracker tracker;
    private final BoardGuess guess;
    private final Scorekeeper score;
    private long lastEdge;
    /** Whether it was said once since the last edge that nothing is open; what stays open even so is none of a hand's doing. */
    private boolean said;

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
        if (due() <= t) {
            nothingIsOpen();
        }
        lastEdge = t;
        said = false;
    }

    /** When men that stand where they belong have rested for so long that nothing is open; never if nothing is. */
    long due() {
        return !said
                        && stands()
                        && isOpen()
                        && tracker.residue().wrong() == 0
                        && !setup.start().chess960()
                ? lastEdge + LONG
                : NEVER;
    }

    private boolean isOpen() {
        return tracker.firstLikely() != null
                || tracker.isDisturbed()
                || score.held() != null
                || !tracker.residue().isNothing()
                || isAskedOfNothing();
    }

    /** Whether it is asked which move was made, though none was. */
    private boolean isAskedOfNothing() {
        Finding.Asked question = tracker.question();
        return question != null && question.index() >= tracker.told().size();
    }

    /** Nothing is under way: whatever was thought to be has been undone. */
    void nothingIsOpen() {
        said = true;
        score.anew();
        guess.agree(line.position(), tracker.occupied());
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
