package org.jadoube.hardware.model;

import java.util.concurrent.locks.LockSupport;
import org.jadoube.hardware.sensor.Pause;

/** The time of modelled wires in nanoseconds: it passes when bits are sent and when a driver waits, and never else. */
public class BusClock implements Pause {

    private long now;

    /** The time since the model was made. */
    public final long now() {
        return now;
    }

    /** Lets time pass. */
    @Override
    public void nanos(long nanos) {
        now += nanos;
    }

    /** A clock whose time passes in the machine's own time as well, for measuring. */
    public static RealTime real() {
        return new RealTime();
    }

    /** Wires whose bits take as long as on a real bus. */
    public static final class RealTime extends BusClock {
        /** A thread that parks wakes up that much late at most; the rest of a bus's time it spins. */
        private static final long LATE = 150_000;

        private final Pause machine = Pause.real();

        private RealTime() {}

        /** The time of bits on the bus, to the microsecond. */
        @Override
        public void nanos(long nanos) {
            super.nanos(nanos);
            long until = System.nanoTime() + nanos;
            if (nanos > LATE) {
                LockSupport.parkNanos(nanos - LATE);
            }
            while (System.nanoTime() < until) {
                Thread.onSpinWait();
            }
        }

        /** The pause of a driver on these wires: no shorter than asked for, as on a real board. */
        public Pause settling() {
            return nanos -> {
                super.nanos(nanos);
                machine.nanos(nanos);
            };
        }
    }
}
