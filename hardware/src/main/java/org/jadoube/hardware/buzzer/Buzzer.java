package org.jadoube.hardware.buzzer;

import java.util.Set;
import java.util.function.LongSupplier;
import org.jadoube.hardware.DeviceException;
import org.jadoube.hardware.LoopThread;
import org.jadoube.light.Sound;
import org.jspecify.annotations.Nullable;

/**
 * A buzzer on a thread of its own: nothing waits for a sound. A new sound
 * takes the place of the one before, except that a move never drowns what weighs more.
 */
public final class Buzzer implements AutoCloseable {
    private static final long MILLI = 1_000_000L;
    private static final long NEVER = Long.MAX_VALUE;

    private final Voice voice;
    private final Set<Sound> wanted;
    private final LongSupplier clock;
    private final LoopThread thread;
    private final Object lock = new Object();
    private Tune tune = Tune.NONE;
    private int at;
    private long next = NEVER;
    private @Nullable Sound playing;
    private long lowAt = NEVER;
    private boolean broken;

    /**
     * Does nothing before {@link #start}.
     *
     * @param voice silent at first
     * @param wanted the meanings that are switched on
     * @param clock nanoseconds
     */
    public Buzzer(Voice voice, Set<Sound> wanted, LongSupplier clock, String name) {
        this.voice = voice;
        this.wanted = Set.copyOf(wanted);
        this.clock = clock;
        this.thread = new LoopThread("buzzer " + name, this::run);
    }

    /** Begins to sound. */
    public void start() {
        thread.start();
    }

    /** Sounds this, if it is switched on; returns at once. */
    public void play(Sound sound) {
        begin(sound);
        thread.wake();
    }

    /** {@link Sound#LOW} is due in so many ms, unless this is called again before; negative: not at all. */
    public void lowIn(long millis) {
        synchronized (lock) {
            lowAt = millis < 0 ? NEVER : clock.getAsLong() + millis * MILLI;
        }
        thread.wake();
    }

    private void begin(Sound sound) {
        synchronized (lock) {
            boolean drowned = playing != null && sound.compareTo(playing) < 0;
            if (wanted.contains(sound) && !drowned) {
                playing = sound;
                tune = Tune.of(sound);
                at = 0;
                next = clock.getAsLong();
            }
        }
    }

    private void run() {
        while (thread.going()) {
            long due = step(clock.getAsLong());
            if (due == NEVER) {
                thread.sleep();
            } else {
                thread.sleep(due - clock.getAsLong());
            }
        }
        set(0);
    }

    /** Brings the voice up to date at {@code now}; returns when something is due again, or Long.MAX_VALUE. */
    long step(long now) {
        boolean due;
        synchronized (lock) {
            due = lowAt <= now;
            lowAt = due ? NEVER : lowAt;
        }
        if (due) {
            begin(Sound.LOW);
        }
        synchronized (lock) {
            while (next <= now) {
                boolean ends = at == tune.steps();
                set(ends ? 0 : tune.hertz(at));
                next = ends ? NEVER : next + tune.millis(at) * MILLI;
                playing = ends ? null : playing;
                at++;
            }
            return Math.min(next, lowAt);
        }
    }

    /** A voice that fails is silent from then on: a game does not end with its buzzer. */
    private void set(int hertz) {
        try {
            if (!broken) {
                voice.sound(hertz);
            }
        } catch (DeviceException e) {
            broken = true;
        }
    }

    /** Stops, silent. */
    @Override
    public void close() {
        thread.end(LoopThread.PATIENCE);
    }
}
