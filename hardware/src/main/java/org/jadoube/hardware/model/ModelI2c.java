package org.jadoube.hardware.model;

import com.pi4j.io.i2c.I2C;
import com.pi4j.io.i2c.I2CBase;
import com.pi4j.io.i2c.I2CBus;
import com.pi4j.io.i2c.I2CConfig;
import com.pi4j.io.i2c.I2CProvider;
import com.pi4j.io.i2c.I2CProviderBase;
import java.util.concurrent.Callable;

/** Pi4J's I2C on a modelled bus. */
final class ModelI2c extends I2CBase<I2CBus> {

    /** The bus itself needs no lock of Pi4J's: the model has its own. */
    private static final I2CBus UNLOCKED = new I2CBus() {
        @Override
        public <R> R execute(I2C chip, Callable<R> action) {
            try {
                return action.call();
            } catch (RuntimeException e) {
                throw e;
            } catch (Exception e) {
                throw new IllegalStateException(e);
            }
        }
    };

    private final I2cBusModel bus;
    private final int address;

    ModelI2c(I2cBusModel bus, I2CProvider provider, I2CConfig config) {
        super(provider, config, UNLOCKED);
        this.bus = bus;
        this.address = config.device();
    }

    @Override
    public int write(byte value) {
        bus.write(address, new byte[] {value}, 0, 1);
        return 1;
    }

    @Override
    public int write(byte[] bytes, int from, int count) {
        bus.write(address, bytes, from, count);
        return count;
    }

    @Override
    public int read() {
        byte[] one = new byte[1];
        bus.read(address, one, 0, 1);
        return one[0] & 0xFF;
    }

    @Override
    public int read(byte[] into, int from, int count) {
        bus.read(address, into, from, count);
        return count;
    }

    @Override
    public int readRegister(int register) {
        byte[] one = new byte[1];
        readRegister(register, one, 0, 1);
        return one[0] & 0xFF;
    }

    @Override
    public int readRegister(int register, byte[] into, int from, int count) {
        return readRegister(new byte[] {(byte) register}, into, from, count);
    }

    @Override
    public int readRegister(byte[] register, byte[] into, int from, int count) {
        bus.writeRead(address, register, into, from, count);
        return count;
    }

    @Override
    public int writeRegister(int register, byte value) {
        bus.write(address, new byte[] {(byte) register, value}, 0, 2);
        return 1;
    }

    @Override
    public int writeRegister(int register, byte[] bytes, int from, int count) {
        return writeRegister(new byte[] {(byte) register}, bytes, from, count);
    }

    @Override
    public int writeRegister(byte[] register, byte[] bytes, int from, int count) {
        byte[] all = new byte[register.length + count];
        System.arraycopy(register, 0, all, 0, register.length);
        System.arraycopy(bytes, from, all, register.length, count);
        bus.write(address, all, 0, all.length);
        return count;
    }

    /** Makes them. */
    static final class Provider extends I2CProviderBase implements I2CProvider {

        private final I2cBusModel bus;

        Provider(I2cBusModel bus, String id) {
            super(id, "modelled I2C");
            this.bus = bus;
        }

        @Override
        public I2C create(I2CConfig config) {
            ModelI2c chip = new ModelI2c(bus, this, config);
            context().registry().add(chip);
            return chip;
        }
    }
}
