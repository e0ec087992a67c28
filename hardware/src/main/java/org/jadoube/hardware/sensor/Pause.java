package org.jadoube.hardware.sensor;

import java.util.concurrent.locks.LockSupport;

/** Waiting for levels to settle; a seam, so that a model of the wires can have a time of its own. */
public interface Pause {
    /** Below this a thread that parks would wake up far too late, so it spins. */
    long SPIN_NANOS = 20_000;

    /** Returns no sooner than {@code nanos} nanoseconds from now. */
    void nanos(long nanos);

    /** Waits in the machine's own time. */
    static Pause real() {
        return nanos -> {
            long until = System.nanoTime() + nanos;
            for (long left = nanos; left > 0; left = until - System.nanoTime()) {
                if (left > SPIN_NANOS) {
                    LockSupport.parkNanos(left);
                } else {
                    Thread.onSpinWait();
                }
            }
        };
    }
}
