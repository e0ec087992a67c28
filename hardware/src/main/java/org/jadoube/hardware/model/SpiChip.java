package org.jadoube.hardware.model;

/** A chip, or chain of chips, on a modelled SPI bus: what it takes and gives while its select is low. */
public interface SpiChip {

    /** One transfer at {@code hertz}; both ways the most significant bit of a byte is first. */
    void transfer(byte[] out, byte[] in, int count, int hertz, int mode);
}
