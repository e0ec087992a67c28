package org.jadoube.hardware.pi4j;

/** One chip, or chain of chips, on an SPI bus. */
public interface SpiDevice {

    /** Sends {@code count} bytes and takes as many in, under one chip select. Throws DeviceException. */
    void transfer(byte[] out, byte[] in, int count);

    /** The chip's name as a person would look for it. */
    String name();
}
