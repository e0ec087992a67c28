package org.jadoube.hardware.measure;

import org.jadoube.hardware.model.I2cChip;
import org.jadoube.hardware.model.SpiChip;

/** Notes when a light chip was written to. */
final class Timed {

    private Timed() {}

    static I2cChip i2c(I2cChip chip, ModelledParts notes) {
        return new I2cChip() {
            @Override
            public void write(byte[] bytes, int from, int count) {
                chip.write(bytes, from, count);
                notes.flushed();
            }

            @Override
            public void read(byte[] into, int from, int count) {
                chip.read(into, from, count);
            }
        };
    }

    static SpiChip spi(SpiChip chip, ModelledParts notes) {
        return (out, in, count, hertz, mode) -> {
            chip.transfer(out, in, count, hertz, mode);
            notes.flushed();
        };
    }
}
