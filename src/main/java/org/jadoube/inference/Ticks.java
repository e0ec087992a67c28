package org.jadoube.inference;

/** The grid of decisions between inputs: dense at first, wider later, and none when time can change nothing more. */
final class Ticks {

    private static final long NEVER = Long.MAX_VALUE;

    private final Terms terms;
    private long lastInput;
    private long lastEdge;
    private long due = NEVER;

    Ticks(Terms terms, long t) {
        this.terms = terms;
        this.lastInput = t;
        this.lastEdge = t;
    }

    /** The next decision, in ms. */
    long due() {
        return due;
    }

    /** The last edge, in ms. */
    long lastEdge() {
        return lastEdge;
    }

    /** How long no edge has come, in ms. */
    long quiet(long now) {
        return now - lastEdge;
    }

    void edge(long t) {
        lastEdge = t;
    }

    /** The grid starts anew at an input. */
    void wake(long t, boolean edge, boolean atRest) {
        lastInput = t;
        if (edge) {
            lastEdge = t;
        }
        schedule(t, atRest);
    }

    /** Sets the next decision. */
    void schedule(long now, boolean atRest) {
        long quiet = now - lastInput;
        if (quiet >= terms.p(Price.IDLE_AFTER) || atRest) {
            due = NEVER;
        } else if (quiet < terms.p(Price.TICK_SLOW_AFTER)) {
            due = now + terms.prices.ms(Price.TICK);
        } else {
            due = now + terms.prices.ms(Price.TICK_SLOW);
        }
    }
}
