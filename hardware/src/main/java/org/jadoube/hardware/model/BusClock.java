package org.jadoube.hardware.model;

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
    public static BusClock real() {
        Pause machine = Pause.real();
        return new BusClock() {
            @Override
            public void nanos(long nanos) {
                super.nanos(nanos);
                machine.nanos(nanos);
            }
        };
    }
}
