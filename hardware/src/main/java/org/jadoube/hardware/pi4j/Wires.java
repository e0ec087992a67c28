package org.jadoube.hardware.pi4j;

import java.util.List;

/** What a driver can be given: ports of GPIO lines and places on buses. Closing it lets go of all lines. */
public interface Wires extends AutoCloseable {

    /** Inputs with the Pi's pull-ups; {@code bcm} in the order of the bits. */
    InputPort inputs(List<Integer> bcm, String name);

    /** Lines of which at most one is driven low, the others let go. */
    RowPort rows(List<Integer> bcm, String name);

    /** A line driven high at first. */
    OutputLine output(int bcm, String name);

    /** The line of a channel of the pulse generator, at rest at first. */
    ToneLine tone(int channel, String name);

    /** The chip at an address of an I2C bus. */
    I2cDevice i2c(int bus, int address, String name);

    /** The chip at a select of an SPI bus, mode 0 to 3, most significant bit first. */
    SpiDevice spi(int bus, int select, int hertz, int mode, String name);

    /** The addresses of an I2C bus that answer when one byte is read from them, in order; 0x08 to 0x77 are asked. */
    List<Integer> answering(int bus);

    @Override
    void close();
}
