package org.jadoube.hardware.sensor;

/**
 * The driver of one sensor chip, or of the Pi's own lines used as one.
 *
 * <p>Used by one thread. A transfer that fails is a DeviceException; the caller tries again and, if that fails too,
 * calls {@link #start} before the next {@link #read}.
 */
public interface ChipReader {

    /** The chip's name as a person would look for it. */
    String name();

    /** The squares that it reads. */
    long mask();

    /** Sets the chip up from whatever state it is in; called once at first and after every failure. */
    void start();

    /** Scans once: the squares where something stands, within {@link #mask}. Allocates nothing. */
    long read();

    /** Of the last {@link #read}: the squares with a white man, where the chip can tell; else none. */
    default long white() {
        return 0;
    }

    /** Of the last {@link #read}: what the sensor of a square measured, where the chip measures levels; else 0. */
    default int level(int square) {
        return 0;
    }
}
