package org.jadoube.game;

import java.util.List;
import org.jadoube.inference.Finding;
import org.jadoube.inference.MoveTracker;
import org.jadoube.inference.Residue;

/**
 * Tells when time alone changes nothing: everything was looked at since the last act, nothing came of it, nobody has said anything
 * since, and the board stands to the best explanation as it did. Inference looks every 25 ms while a man is in hand; as long as
 * it finds nothing, what follows from the board need not be worked out again.
 */
final class Stillness {

    private static final long NONE = -1;

    private final Desk desk;
    private final MoveTracker tracker;
    private Residue seen = Residue.NONE;
    private long still = NONE;
    private long said;
    private boolean moved;

    Stillness(Desk desk, MoveTracker tracker) {
        this.desk = desk;
        this.tracker = tracker;
    }

    /** Something has been done. */
    void end() {
        still = NONE;
    }

    /** Lets inference look at all that is due before {@code t}; returns what it found. {@code due}: something else is due too. */
    List<Finding> advance(long t, boolean due) {
        said = desk.said();
        tracker.advance(t);
        List<Finding> found = tracker.drain();
        Residue now = tracker.residue();
        moved = due || !found.isEmpty() || !now.equals(seen);
        seen = now;
        return found;
    }

    /** Whether it lasts, so that nothing need be looked at. */
    boolean lasts() {
        return !moved && still == said && said == desk.said();
    }

    /** Everything has been looked at; if nothing came of it, stillness begins. */
    void looked() {
        still = !moved && said == desk.said() ? said : NONE;
    }
}
