package org.jadoube.hardware.model;

import com.pi4j.io.spi.Spi;
import com.pi4j.io.spi.SpiBase;
import com.pi4j.io.spi.SpiConfig;
import com.pi4j.io.spi.SpiProvider;
import com.pi4j.io.spi.SpiProviderBase;

/** Pi4J's SPI on a modelled bus. */
final class ModelSpi extends SpiBase {

    private final SpiBusModel bus;
    private final int select;
    private final int hertz;
    private final int mode;

    ModelSpi(SpiBusModel bus, SpiProvider provider, SpiConfig config) {
        super(provider, config);
        this.bus = bus;
        this.select = config.address();
        this.hertz = config.baud();
        this.mode = config.mode().getMode();
        this.isOpen = true;
    }

    @Override
    public int transfer(byte[] out, int outFrom, byte[] in, int inFrom, int count) {
        if (outFrom != 0 || inFrom != 0) {
            throw new IllegalArgumentException("the model takes whole arrays");
        }
        bus.transfer(select, out, in, count, hertz, mode);
        return count;
    }

    @Override
    public int write(byte value) {
        return transfer(new byte[] {value}, 0, new byte[1], 0, 1);
    }

    @Override
    public int write(byte[] bytes, int from, int count) {
        return transfer(bytes, from, new byte[count], 0, count);
    }

    @Override
    public int read() {
        byte[] one = new byte[1];
        transfer(new byte[1], 0, one, 0, 1);
        return one[0] & 0xFF;
    }

    @Override
    public int read(byte[] into, int from, int count) {
        return transfer(new byte[count], 0, into, from, count);
    }

    /** Makes them. */
    static final class Provider extends SpiProviderBase implements SpiProvider {

        private final SpiBusModel bus;

        Provider(SpiBusModel bus, String id) {
            super(id, "modelled SPI");
            this.bus = bus;
        }

        @Override
        public Spi create(SpiConfig config) {
            ModelSpi chip = new ModelSpi(bus, this, config);
            context().registry().add(chip);
            return chip;
        }
    }
}
