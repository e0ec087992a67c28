package org.jadoube.inference;

import java.util.List;

/** Tells which switches are held for broken, and when they follow the men again. */
final class Faults {

    private final Terms terms;
    private final List<Finding> findings;
    private long told;
    private long toldClosed;

    Faults(Terms terms, List<Finding> findings) {
        this.terms = terms;
        this.findings = findings;
    }

    /** Compares what the best explanation holds for broken with what was told. */
    void decide(long stuck, long now) {
        if (stuck == told) {
            return;
        }
        long fresh = stuck & ~told;
        long closed = fresh & terms.sight.full;
        say(fresh & ~closed, Fault.STUCK_OPEN, false, now);
        say(closed, Fault.STUCK_CLOSED, false, now);
        long healed = told & ~stuck;
        say(healed & ~toldClosed, Fault.STUCK_OPEN, true, now);
        say(healed & toldClosed, Fault.STUCK_CLOSED, true, now);
        toldClosed = (toldClosed | closed) & stuck;
        told = stuck;
    }

    private void say(long squares, Fault fault, boolean healed, long now) {
        if (squares != 0) {
            findings.add(new Finding.SensorFault(now, squares, fault, healed));
        }
    }
}
