package org.jadoube.hardware.model;

/** A chip on a modelled I2C bus, as a logic analyser sees it: bytes written and read after its address. */
public interface I2cChip {

    /** The bytes of one write. */
    void write(byte[] bytes, int from, int count);

    /** The next bytes of one read. */
    void read(byte[] into, int from, int count);
}
