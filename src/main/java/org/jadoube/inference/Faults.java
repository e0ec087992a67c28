package org.jadoube.inference;

import java.util.List;

/** Tells which switches are held for broken, and when they follow the men again. */
final class Faults {

    private final Terms terms;
    private final List<Finding> findings;
    private long told;
    private long toldClosed;
    private long toldGhosts;

    Faults(Terms terms, List<Finding> findings) {
        this.terms = terms;
        this.findings = findings;
    }

    /**
     * Compares what is held for broken with what was told.
     *
     * @param agreed what all good explanations hold for broken: only that is told
     * @param stuck what the best holds for broken: what it does not is healed
     */
    void decide(long agreed, long stuck, long now) {
        long fresh = agreed & ~told;
        if (fresh == 0 && (told & ~stuck) == 0) {
            return;
        }
        long closed = fresh & terms.sight.full;
        say(fresh & ~closed, Fault.STUCK_OPEN, false, now);
        long ghosts = closed & terms.marked();
        say(closed & ~ghosts, Fault.STUCK_CLOSED, false, now);
        say(ghosts, Fault.GHOST, false, now);
        long healed = told & ~stuck;
        say(healed & ~toldClosed, Fault.STUCK_OPEN, true, now);
        say(healed & toldClosed & ~toldGhosts, Fault.STUCK_CLOSED, true, now);
        say(healed & toldGhosts, Fault.GHOST, true, now);
        toldGhosts = (toldGhosts | ghosts) & stuck;
        toldClosed = (toldClosed | closed) & stuck;
        told = (told | fresh) & stuck;
    }

    private void say(long squares, Fault fault, boolean healed, long now) {
        if (squares != 0) {
            findings.add(new Finding.SensorFault(now, squares, fault, healed));
        }
    }
}
