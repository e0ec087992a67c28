package org.jadoube.arbiter;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.rules.Square;

/** The men touched in a turn, in order, with the accidents struck out (articles 4.2.2, 7.4.1). */
final class Touches {
    /** No hand lifts a man and puts it back within this while it carries another. */
    private static final long BUMP_MS = 150;

    /** No hand lifts a man and puts it back within this at all. */
    private static final long NUDGE_MS = 80;

    /** This many men leaving the board almost at once were knocked over, not taken. */
    private static final int KNOCKED_MEN = 3;

    /** How long a knock lasts, "a fraction of a second". */
    private static final long KNOCK_MS = 400;

    private final List<Touch> touches = new ArrayList<>();
    private final List<Touch> recent = new ArrayList<>();

    List<Touch> list() {
        return List.copyOf(touches);
    }

    /** Whether any man but this one was touched. */
    boolean hasOtherThan(int home) {
        for (Touch touch : touches) {
            if (touch.square() != home) {
                return true;
            }
        }
        return false;
    }

    boolean isEmpty() {
        return touches.isEmpty();
    }

    boolean has(int home) {
        for (Touch touch : touches) {
            if (touch.square() == home) {
                return true;
            }
        }
        return false;
    }

    /** Enters a touch, unless this man was touched before. */
    void add(Touch touch) {
        if (!has(touch.square())) {
            touches.add(touch);
        }
    }

    /** A man leaves its home; says whether this turned out to be a knock, whose touches are then struck out. */
    boolean lifted(Touch touch) {
        recent.removeIf(earlier -> earlier.t() + KNOCK_MS < touch.t());
        recent.add(touch);
        add(touch);
        long squares = 0;
        for (Touch each : recent) {
            squares |= Square.bit(each.square());
        }
        if (Long.bitCount(squares) < KNOCKED_MEN) {
            return false;
        }
        touches.removeAll(recent);
        return true;
    }

    /** A man comes back to its home; if that was so quick that it was never gripped, it was not touched (4.2.2). */
    void putBack(long t, int home, boolean carrying) {
        long grace = carrying ? BUMP_MS : NUDGE_MS;
        for (Touch touch : recent) {
            if (touch.square() == home && t - touch.t() < grace) {
                touches.remove(touch);
            }
        }
    }

    void revoke(int home) {
        touches.removeIf(touch -> touch.square() == home);
        recent.removeIf(touch -> touch.square() == home);
    }
}
