package org.jadoube.inference;

/**
 * Measures senselessness: a leaky bucket that rises with the cost of the best explanation. Above the limit the board is disturbed
 * and nothing may be told; normal games never come near it.
 */
final class Gate {

    private final Terms terms;
    private double level;
    private double reference;
    private long leaked;
    private boolean disturbed;
    /** How the men stand at a start is nobody's act: the first cost is only remembered. */
    private boolean fresh = true;

    Gate(Terms terms, long t) {
        this.terms = terms;
        this.leaked = t;
    }

    /** How much of what happened lately makes no sense, in nats. */
    double level() {
        return level;
    }

    boolean isDisturbed() {
        return disturbed;
    }

    /**
     * Takes the best cost at t.
     *
     * @param stale whether something has stood unexplained for long: what makes no sense is not forgotten while it lasts
     * @param meant whether what stands on the board is a sign and no move, so that its cost is no disturbance
     * @return whether this has just closed the gate
     */
    boolean measure(double best, long t, boolean stale, boolean meant) {
        double leak = stale ? 0 : (t - leaked) / 1000.0 * terms.p(Price.GATE_LEAK);
        leaked = t;
        level = Math.max(0, level - leak);
        level = fresh || meant ? 0 : Math.max(0, level + best - reference);
        fresh = false;
        reference = best;
        if (!disturbed && terms.has(Rule.GATE) && level > terms.p(Price.GATE_LIMIT)) {
            disturbed = true;
            return true;
        }
        return false;
    }

    /** A ply that all contenders have is sense, even while they differ in which one it was. */
    void told() {
        level = Math.max(0, level - terms.p(Price.GATE_PLY));
    }

    /** All costs were raised by as much for a reason that is no disturbance, or lowered. */
    void shift(double by) {
        reference += by;
    }

    void open(long t) {
        disturbed = false;
        level = 0;
        reference = 0;
        fresh = true;
        leaked = t;
    }
}
