package org.jadoube.hardware.pi4j;

import com.pi4j.io.spi.Spi;
import org.jadoube.hardware.DeviceException;

/** A chip on SPI through Pi4J. */
final class Pi4jSpi implements SpiDevice {

    private final Spi chip;
    private final String name;

    Pi4jSpi(Spi chip, String name) {
        this.chip = chip;
        this.name = name;
    }

    @Override
    public void transfer(byte[] out, byte[] in, int count) {
        int done;
        try {
            done = chip.transfer(out, 0, in, 0, count);
        } catch (RuntimeException e) {
            throw Guard.failed(name, e);
        }
        if (done < count) {
            throw new DeviceException(name, "broke off after " + done + " of " + count + " bytes");
        }
    }

    @Override
    public String name() {
        return name;
    }
}
