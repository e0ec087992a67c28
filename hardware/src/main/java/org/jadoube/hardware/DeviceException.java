package org.jadoube.hardware;

/** A device that failed or does not answer; the message names the device, what happened and, where known, the cure. */
public final class DeviceException extends RuntimeException {

    private final String device;

    /** {@code device} as a person would look for it ("MCP23017 at 0x21 on I2C bus 1"), and what happened to it. */
    public DeviceException(String device, String what) {
        super(device + ": " + what);
        this.device = device;
    }

    /** The same with the exception that told of it. */
    public DeviceException(String device, String what, Throwable cause) {
        super(device + ": " + what, cause);
        this.device = device;
    }

    /** The device alone, by which its faults are counted and healed. */
    public String device() {
        return device;
    }
}
