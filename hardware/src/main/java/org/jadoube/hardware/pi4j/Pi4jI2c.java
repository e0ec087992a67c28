package org.jadoube.hardware.pi4j;

import com.pi4j.io.i2c.I2C;
import org.jadoube.hardware.DeviceException;

/** A chip on I2C through Pi4J. */
final class Pi4jI2c implements I2cDevice {

    private final I2C chip;
    private final String name;

    Pi4jI2c(I2C chip, String name) {
        this.chip = chip;
        this.name = name;
    }

    @Override
    public void write(byte[] bytes, int count) {
        int done;
        try {
            done = chip.write(bytes, 0, count);
        } catch (RuntimeException e) {
            throw Guard.failed(name, e);
        }
        checked(done, count);
    }

    @Override
    public void writeRegister(int register, int value) {
        try {
            chip.writeRegister(register, (byte) value);
        } catch (RuntimeException e) {
            throw Guard.failed(name, e);
        }
    }

    @Override
    public void readRegisters(int register, byte[] into, int count) {
        int done;
        try {
            done = chip.readRegister(register, into, 0, count);
        } catch (RuntimeException e) {
            throw Guard.failed(name, e);
        }
        checked(done, count);
    }

    @Override
    public String name() {
        return name;
    }

    private void checked(int done, int count) {
        if (done != count) {
            throw new DeviceException(name, "broke off after " + done + " of " + count + " bytes");
        }
    }
}
