package org.jadoube.hardware.model;

/** What hangs on the GPIO lines of a modelled Pi. */
public interface PinModel {

    /** The Pi begins to do this to line {@code bcm}. */
    void drive(int bcm, Drive drive);

    /** The level of a line: true is high. */
    boolean level(int bcm);
}
