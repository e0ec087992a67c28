package org.jadoube.hardware.pi4j;

/** A group of GPIO inputs that is read as one word. */
public interface InputPort {

    /** The levels now: bit i is line i of the group, set when it is high. Throws DeviceException. */
    int read();
}
