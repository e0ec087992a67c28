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

    Gate(Terms terms, long t) {
        this.terms = terms;
        this.leaked = t;
    }

    boolean isDisturbed() {
        return disturbed;
    }

    /** Takes the best cost at t; true if this has just closed the gate. */
    boolean measure(double best, long t) {
        double leak = (t - leaked) / 1000.0 * terms.p(Price.GATE_LEAK);
        leaked = t;
        level = Math.max(0, level - leak);
        level = Math.max(0, level + best - reference);
        reference = best;
        if (!disturbed && terms.has(Rule.GATE) && level > terms.p(Price.GATE_LIMIT)) {
            disturbed = true;
            return true;
        }
        return false;
    }

    /** A told ply is sense. */
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
        leaked = t;
    }
}
