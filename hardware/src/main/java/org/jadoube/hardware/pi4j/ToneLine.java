package org.jadoube.hardware.pi4j;

/** One line that swings at the pitch it is given. */
public interface ToneLine {

    /** Swings at so many Hz from now on; 0: rests. Throws DeviceException. */
    void pitch(int hertz);
}
