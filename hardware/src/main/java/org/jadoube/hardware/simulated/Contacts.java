package org.jadoube.hardware.simulated;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.SplittableRandom;
import org.jadoube.rules.Man;
import org.jspecify.annotations.Nullable;

/**
 * The contacts below the 64 squares and what they will read when: acts become readings with exact times, which never run
 * backwards. With bounce a contact opens and closes a few times within {@value #BOUNCE_SPAN} ms before it holds, as reed
 * switches do.
 */
final class Contacts {

    /** A bounce is over after this many ms; shorter than the 10 ms that debouncing asks a contact to hold. */
    static final int BOUNCE_SPAN = 6;

    private final @Nullable SplittableRandom bounce;
    private final Deque<SensorReading> due = new ArrayDeque<>();
    private List<@Nullable Man> last;
    private long lastTime = Long.MIN_VALUE;

    /** Contacts that read {@code first}; {@code bounce} null: every contact is clean. */
    Contacts(List<@Nullable Man> first, @Nullable SplittableRandom bounce) {
        this.last = new ArrayList<>(first);
        this.bounce = bounce;
    }

    /** Makes the contacts read {@code next} from {@code t} on, or as soon as what is already on its way has happened. */
    void change(long t, List<@Nullable Man> next) {
        List<@Nullable Man> before = last;
        last = new ArrayList<>(next);
        if (before.equals(last)) {
            return;
        }
        long at = Math.max(t, lastTime);
        if (bounce != null) {
            int pairs = bounce.nextInt(0, BOUNCE_SPAN / 2 + 1);
            for (int i = 0; i < pairs; i++) {
                add(at, last);
                add(at + 1, before);
                at += 2;
            }
        }
        add(at, last);
    }

    private void add(long t, List<@Nullable Man> squares) {
        due.addLast(new SensorReading(t, squares));
        lastTime = t;
    }

    /** Takes every reading that is due at {@code t} or before, in order. */
    List<SensorReading> until(long t) {
        List<SensorReading> taken = new ArrayList<>();
        while (!due.isEmpty() && due.getFirst().t() <= t) {
            taken.add(due.removeFirst());
        }
        return taken;
    }

    long nextDue() {
        SensorReading next = due.peekFirst();
        return next == null ? Long.MAX_VALUE : next.t();
    }
}
