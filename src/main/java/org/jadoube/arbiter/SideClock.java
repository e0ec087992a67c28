package org.jadoube.arbiter;

import java.util.List;

/** One player's half of the clock: time left, the period, and the moves still owed in it. Times in ms. */
final class SideClock {
    private final List<Period> periods;
    private int index;
    private int movesInPeriod;
    private long left;
    private long used;

    SideClock(List<Period> periods) {
        this.periods = periods;
        this.left = periods.getFirst().baseMs();
    }

    Period period() {
        return periods.get(index);
    }

    /** Time left after {@code running} ms more of this move. */
    long left(long running) {
        return left - charge(running);
    }

    /** How long this side may still run before its flag falls. */
    long untilFlag() {
        return left + freeLeft();
    }

    /** The clock stops after {@code running} ms, the move not being completed. */
    void stop(long running) {
        left -= charge(running);
        used += running;
    }

    /** The move is completed: bonus, and the next period when its moves are done (6.2.1, 6.3). */
    void completed() {
        switch (period().mode()) {
            case INCREMENT -> left += period().bonusMs();
            case BRONSTEIN -> left += Math.min(used, period().bonusMs());
            case DELAY -> {}
        }
        used = 0;
        movesInPeriod++;
        if (period().moves() > 0 && movesInPeriod == period().moves()) {
            movesInPeriod = 0;
            index = Math.min(index + 1, periods.size() - 1);
            left += period().baseMs();
        }
    }

    void add(long ms) {
        left += ms;
    }

    void set(long ms) {
        left = ms;
    }

    private long freeLeft() {
        return period().mode() == Period.Mode.DELAY ? Math.max(0, period().bonusMs() - used) : 0;
    }

    private long charge(long running) {
        return Math.max(0, running - freeLeft());
    }
}
