package org.jadoube.hardware.pi4j;

/** One GPIO line that is driven high or low. */
public interface OutputLine {

    /** Drives the line. Throws DeviceException. */
    void set(boolean high);
}
