package org.jadoube.hardware.model;

import com.pi4j.context.Context;
import com.pi4j.exception.ShutdownException;
import com.pi4j.io.gpio.digital.DigitalOutput;
import com.pi4j.io.gpio.digital.DigitalOutputBase;
import com.pi4j.io.gpio.digital.DigitalOutputConfig;
import com.pi4j.io.gpio.digital.DigitalOutputProvider;
import com.pi4j.io.gpio.digital.DigitalOutputProviderBase;
import com.pi4j.io.gpio.digital.DigitalState;
import org.jadoube.hardware.pi4j.OpenDrainProvider;

/** Pi4J's digital output on a modelled line: driven both ways, or open drain, which lets go when it is high. */
final class ModelOutput extends DigitalOutputBase {

    private final PinModel pins;
    private final int bcm;
    private final Drive high;

    ModelOutput(PinModel pins, Drive high, DigitalOutputProvider provider, DigitalOutputConfig config) {
        super(provider, config);
        this.pins = pins;
        this.high = high;
        this.bcm = config.address();
    }

    @Override
    public DigitalOutput state(DigitalState state) {
        pins.drive(bcm, state == DigitalState.LOW ? Drive.LOW : high);
        return super.state(state);
    }

    @Override
    public DigitalOutput shutdown(Context context) throws ShutdownException {
        super.shutdown(context);
        pins.drive(bcm, Drive.NOTHING);
        return this;
    }

    /** Makes them. */
    static final class Provider extends DigitalOutputProviderBase implements OpenDrainProvider {

        private final PinModel pins;

        Provider(PinModel pins, String id) {
            super(id, "modelled outputs");
            this.pins = pins;
        }

        @Override
        public DigitalOutput create(DigitalOutputConfig config) {
            return create(config, Drive.HIGH);
        }

        @Override
        public DigitalOutput createOpenDrain(DigitalOutputConfig config) {
            return create(config, Drive.NOTHING);
        }

        private DigitalOutput create(DigitalOutputConfig config, Drive high) {
            ModelOutput line = new ModelOutput(pins, high, this, config);
            context().registry().add(line);
            return line;
        }
    }
}
