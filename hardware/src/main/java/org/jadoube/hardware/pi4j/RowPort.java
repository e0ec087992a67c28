package org.jadoube.hardware.pi4j;

/** A group of GPIO lines of which at most one is driven low; the others are inputs and drive nothing. */
public interface RowPort {

    /** Drives line {@code row} of the group low and lets go of the one before. Throws DeviceException. */
    void drive(int row);

    /** Lets go of all lines. */
    void release();
}
