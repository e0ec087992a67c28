package org.jadoube.hardware.lamp;

/**
 * The driver of one light chip, or chain of chips.
 *
 * <p>Used by one thread. A transfer that fails is a DeviceException; the caller then calls {@link #start} and shows the
 * whole state again.
 */
public interface LampWriter {

    /** The chip's name as a person would look for it. */
    String name();

    /** The number of lights. */
    int size();

    /** Sets the chip up from whatever state it is in, all lights off. */
    void start();

    /**
     * Shows a whole state, sending no more of it than the chip lacks.
     *
     * @param colours by light, 0xRRGGBB; on a chip of one colour everything but 0 is lit
     */
    void show(int[] colours);
}
