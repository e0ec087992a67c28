package org.jadoube.hardware.model;

import com.pi4j.context.Context;
import com.pi4j.exception.InitializeException;
import com.pi4j.io.gpio.digital.DigitalInput;
import com.pi4j.io.gpio.digital.DigitalInputBase;
import com.pi4j.io.gpio.digital.DigitalInputConfig;
import com.pi4j.io.gpio.digital.DigitalInputProvider;
import com.pi4j.io.gpio.digital.DigitalInputProviderBase;
import com.pi4j.io.gpio.digital.DigitalState;
import com.pi4j.io.gpio.digital.PullResistance;

/** Pi4J's digital input on a modelled line. */
final class ModelInput extends DigitalInputBase {

    private final PinModel pins;
    private final int bcm;

    ModelInput(PinModel pins, DigitalInputProvider provider, DigitalInputConfig config) {
        super(provider, config);
        this.pins = pins;
        this.bcm = config.address();
    }

    @Override
    public DigitalInput initialize(Context context) throws InitializeException {
        super.initialize(context);
        pins.drive(bcm, config().pull() == PullResistance.PULL_UP ? Drive.PULL_UP : Drive.NOTHING);
        return this;
    }

    @Override
    public DigitalState state() {
        return pins.level(bcm) ? DigitalState.HIGH : DigitalState.LOW;
    }

    /** Makes them. */
    static final class Provider extends DigitalInputProviderBase implements DigitalInputProvider {

        private final PinModel pins;

        Provider(PinModel pins, String id) {
            super(id, "modelled inputs");
            this.pins = pins;
        }

        @Override
        public DigitalInput create(DigitalInputConfig config) {
            ModelInput line = new ModelInput(pins, this, config);
            context().registry().add(line);
            return line;
        }
    }
}
