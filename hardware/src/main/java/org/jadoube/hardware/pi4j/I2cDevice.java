package org.jadoube.hardware.pi4j;

/** One chip on an I2C bus. A chip that does not answer is a DeviceException with the chip's name. */
public interface I2cDevice {

    /** Sends the first {@code count} bytes of {@code bytes} in one write. */
    void write(byte[] bytes, int count);

    /** Writes one register. */
    void writeRegister(int register, int value);

    /** Reads {@code count} bytes from {@code register} on, in one transfer with a repeated start. */
    void readRegisters(int register, byte[] into, int count);

    /** The chip's name as a person would look for it. */
    String name();
}
