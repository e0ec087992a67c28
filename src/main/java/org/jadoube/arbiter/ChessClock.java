package org.jadoube.arbiter;

import org.jadoube.rules.Side;
import org.jspecify.annotations.Nullable;

/**
 * The chess clock (article 6): two times of which at most one runs.
 *
 * <p>It never asks what time it is; every call carries {@code t}, ms of the game, not decreasing. The flag falls at the
 * exact {@link #nextDue()}, whenever {@link #advance} is called. What happens at the same {@code t} as the flag comes
 * before it.
 */
public final class ChessClock {
    private final SideClock white;
    private final SideClock black;
    private @Nullable Side running;
    private long since;
    private boolean started;
    private @Nullable Side paused;
    private @Nullable Side flagged;

    /** A clock that shows the first period of both and does not run. */
    public ChessClock(TimeControl control) {
        white = new SideClock(control.white());
        black = new SideClock(control.black());
    }

    /** Whether any time has run yet. */
    public boolean started() {
        return started;
    }

    /** Whose time runs, or null. */
    public @Nullable Side running() {
        return running;
    }

    /** Whose flag has fallen, or null. */
    public @Nullable Side flagged() {
        return flagged;
    }

    /** Starts the time of {@code side} if nothing has run yet (6.6); says whether it did. */
    public boolean start(long t, Side side) {
        if (started || flagged != null) {
            return false;
        }
        started = true;
        run(t, side);
        return true;
    }

    /** The side whose time runs completes its move (6.2.1); says whether anything changed. */
    public boolean press(long t, Side side) {
        if (running != side) {
            return false;
        }
        halt(t);
        of(side).completed();
        run(t, side.other());
        return true;
    }

    /** Makes the time of {@code side} run, without completing a move (after a ruling). */
    public boolean give(long t, Side side) {
        if (running == null || running == side) {
            return false;
        }
        halt(t);
        run(t, side);
        return true;
    }

    /** Stops both times (6.11); says whether one ran. */
    public boolean pause(long t) {
        if (running == null) {
            return false;
        }
        paused = running;
        halt(t);
        return true;
    }

    /** Stops both times; that of {@code next} goes on with {@link #resume} (7.1). Says whether the clock was in use. */
    public boolean standStill(long t, Side next) {
        if (!started || flagged != null) {
            return false;
        }
        halt(t);
        paused = next;
        return true;
    }

    /** Goes on after a pause, or starts with {@code first} if nothing has run yet. */
    public boolean resume(long t, Side first) {
        if (running != null || flagged != null) {
            return false;
        }
        Side side = paused == null ? first : paused;
        started = true;
        run(t, side);
        return true;
    }

    /** Whether a pause is on. */
    public boolean isPaused() {
        return paused != null;
    }

    /** Adds time to one side (7.5.5, 9.5.3), running or not. */
    public void add(Side side, long ms) {
        of(side).add(ms);
    }

    /** The arbiter sets both times (6.10), ms. */
    public void set(long t, long whiteMs, long blackMs) {
        Side was = running;
        halt(t);
        white.set(whiteMs);
        black.set(blackMs);
        if (was != null) {
            run(t, was);
        }
    }

    /** Time left to a side at {@code t}, ms; never below 0. */
    public long left(long t, Side side) {
        return Math.max(0, of(side).left(running == side ? t - since : 0));
    }

    /** When the flag will fall if nothing happens; {@link Long#MAX_VALUE} if no time runs. */
    public long nextDue() {
        return running == null ? Long.MAX_VALUE : since + of(running).untilFlag();
    }

    /** Lets the flag fall if its time is before {@code t}; the side whose flag fell just now, or null. */
    public @Nullable Side advance(long t) {
        Side side = running;
        if (side == null || nextDue() >= t) {
            return null;
        }
        return flag(nextDue(), side);
    }

    /** The flag of {@code side} falls at {@code t}, by this clock or an outside one; stops both times. */
    public Side flag(long t, Side side) {
        halt(t);
        paused = null;
        flagged = side;
        return side;
    }

    /** What the clock shows at {@code t}. */
    public ClockReading reading(long t) {
        return new ClockReading(left(t, Side.WHITE), left(t, Side.BLACK), running);
    }

    private void run(long t, Side side) {
        running = side;
        paused = null;
        since = t;
    }

    private void halt(long t) {
        Side side = running;
        if (side != null) {
            of(side).stop(Math.max(0, t - since));
            running = null;
        }
    }

    private SideClock of(Side side) {
        return side == Side.WHITE ? white : black;
    }
}
