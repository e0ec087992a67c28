package org.jadoube.host.pairing;

import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * Shows a code at the board to who asks for it and hears what is said to it. One code lives at a time, for two minutes and
 * five tries. After wrong ones the next code waits, twice as long for every two of them, until an hour: who guesses day and
 * night for a year has had 44,000 tries at 7.6 million codes. Methods may be called from any thread.
 */
public final class PairingDesk {

    /** How long a code is shown, in ms. */
    public static final long LASTS = 120_000;

    /** So many codes may be said to one that is shown. */
    public static final int TRIES = 5;

    /** Between two codes that nobody answered, in ms, so that the board is not lit all evening. */
    static final long REST = 30_000;

    /** The longest wait, in ms. */
    static final long LONGEST = 3_600_000;

    /** What comes of asking for a code. */
    public sealed interface Asked {
        /** It is shown; {@code left}: for so many ms. */
        record Shown(long left) implements Asked {}

        /** None is shown for so many ms. */
        record Later(long pause) implements Asked {}
    }

    /** What comes of saying a code. */
    public enum Heard {
        /** It is the one that is shown; it counts no more. */
        RIGHT,
        /** It is another, and may be said again. */
        WRONG,
        /** It is another, and no more tries are left. */
        SPENT,
        /** None is shown. */
        NONE
    }

    /** Where codes are shown. */
    public interface Display {
        /** Shows a code, asked for from {@code who}. */
        void show(PairingCode code, String who);

        /** The code counts no more. */
        void dark();
    }

    private final RandomGenerator random;
    private final LongSupplier clock;
    private final Display display;
    private @Nullable PairingCode code;
    private long until;
    private int tries;
    private long notBefore = Long.MIN_VALUE;
    /** Wrong tries since the last right one. */
    private int wrong;

    /** A desk; {@code clock}: ms that never go back. */
    public PairingDesk(RandomGenerator random, LongSupplier clock, Display display) {
        this.random = random;
        this.clock = clock;
        this.display = display;
    }

    /** Shows a code, or the one that is shown already; {@code who} asks, for those at the board. */
    public synchronized Asked ask(String who) {
        long now = clock.getAsLong();
        lapse(now);
        if (code == null && now < notBefore) {
            return new Asked.Later(notBefore - now);
        }
        if (code == null) {
            PairingCode fresh = PairingCode.draw(random);
            code = fresh;
            until = now + LASTS;
            tries = TRIES;
            display.show(fresh, who);
        }
        return new Asked.Shown(until - now);
    }

    /** Hears a code said from afar. */
    public synchronized Heard hear(PairingCode said) {
        long now = clock.getAsLong();
        lapse(now);
        PairingCode shown = code;
        if (shown == null) {
            return Heard.NONE;
        }
        if (shown.equals(said)) {
            wrong = 0;
            end(now);
            notBefore = now;
            return Heard.RIGHT;
        }
        wrong++;
        tries--;
        if (tries > 0) {
            return Heard.WRONG;
        }
        end(now);
        return Heard.SPENT;
    }

    /** The code that is shown now. */
    public synchronized Optional<PairingCode> shown() {
        lapse(clock.getAsLong());
        return Optional.ofNullable(code);
    }

    /** Lets a code be asked for at once, whatever was tried before; those at the board may do so. */
    public synchronized void invite() {
        wrong = 0;
        notBefore = Long.MIN_VALUE;
    }

    /** Takes the code back, as those at the board may. */
    public synchronized void refuse() {
        if (code != null) {
            end(clock.getAsLong());
        }
    }

    /** Puts a code out whose time is over; whoever shows it calls this when that is so. */
    public synchronized void lapse() {
        lapse(clock.getAsLong());
    }

    private void lapse(long now) {
        if (code != null && now >= until) {
            end(now);
        }
    }

    private void end(long now) {
        code = null;
        notBefore = now + Math.min(LONGEST, REST << Math.min(wrong / 2, 16));
        display.dark();
    }
}
