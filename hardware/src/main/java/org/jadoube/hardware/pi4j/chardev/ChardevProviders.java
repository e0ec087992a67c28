package org.jadoube.hardware.pi4j.chardev;

import com.pi4j.context.Context;
import com.pi4j.exception.ShutdownException;
import com.pi4j.io.gpio.digital.DigitalInput;
import com.pi4j.io.gpio.digital.DigitalInputConfig;
import com.pi4j.io.gpio.digital.DigitalInputProvider;
import com.pi4j.io.gpio.digital.DigitalInputProviderBase;
import com.pi4j.io.gpio.digital.DigitalOutput;
import com.pi4j.io.gpio.digital.DigitalOutputConfig;
import com.pi4j.io.gpio.digital.DigitalOutputProvider;
import com.pi4j.io.gpio.digital.DigitalOutputProviderBase;
import java.nio.file.Path;
import java.util.List;
import org.jadoube.hardware.pi4j.OpenDrainProvider;

/** The two providers of digital lines on one GPIO chip. */
public final class ChardevProviders {
    /** The name of the provider of inputs. */
    public static final String INPUT_ID = "jadoube-chardev-input";
    /** The name of the provider of outputs, which can also let go. */
    public static final String OUTPUT_ID = "jadoube-chardev-output";

    private final GpioChip chip;

    private ChardevProviders(GpioChip chip) {
        this.chip = chip;
    }

    /** On the chip with the lines of the header, out of {@code files}. Throws DeviceException if none is there. */
    public static ChardevProviders open(List<Path> files) {
        return open(new JnaKernel(), files);
    }

    static ChardevProviders open(Kernel kernel, List<Path> files) {
        return new ChardevProviders(GpioChip.ofHeader(kernel, files));
    }

    /** Inputs. */
    public DigitalInputProvider inputs() {
        return new Inputs(chip);
    }

    /** Outputs. */
    public DigitalOutputProvider outputs() {
        return new Outputs(chip);
    }

    private static final class Inputs extends DigitalInputProviderBase {

        private final GpioChip chip;

        Inputs(GpioChip chip) {
            super(INPUT_ID, "inputs on the GPIO character device");
            this.chip = chip;
        }

        @Override
        public DigitalInput create(DigitalInputConfig config) {
            ChardevInput line = new ChardevInput(chip, this, config);
            context().registry().add(line);
            return line;
        }
    }

    private static final class Outputs extends DigitalOutputProviderBase implements OpenDrainProvider {

        private final GpioChip chip;

        Outputs(GpioChip chip) {
            super(OUTPUT_ID, "outputs on the GPIO character device");
            this.chip = chip;
        }

        @Override
        public DigitalOutput create(DigitalOutputConfig config) {
            return create(config, false);
        }

        @Override
        public DigitalOutput createOpenDrain(DigitalOutputConfig config) {
            return create(config, true);
        }

        private DigitalOutput create(DigitalOutputConfig config, boolean openDrain) {
            ChardevOutput line = new ChardevOutput(chip, openDrain, this, config);
            context().registry().add(line);
            return line;
        }

        @Override
        public DigitalOutputProvider shutdown(Context context) throws ShutdownException {
            DigitalOutputProvider down = super.shutdown(context);
            chip.close();
            return down;
        }
    }
}
