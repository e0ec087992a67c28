package org.jadoube.hardware.pi4j;

import com.pi4j.Pi4J;
import com.pi4j.context.ContextBuilder;
import com.pi4j.plugin.gpiod.provider.gpio.digital.GpioDDigitalInputProvider;
import com.pi4j.plugin.gpiod.provider.gpio.digital.GpioDDigitalOutputProvider;
import com.pi4j.plugin.linuxfs.provider.i2c.LinuxFsI2CProvider;
import com.pi4j.plugin.linuxfs.provider.pwm.LinuxFsPwmProvider;
import com.pi4j.plugin.linuxfs.provider.spi.LinuxFsSpiProvider;
import java.nio.file.Path;
import java.util.List;
import org.jadoube.hardware.pi4j.chardev.ChardevProviders;
import org.jadoube.hardware.wiring.WiringProfile.Gpio;

/** The wires of a real Raspberry Pi: linuxfs for I2C, SPI and pulses, and for GPIO our own provider or Pi4J's gpiod. */
public final class PiWires {

    private static final Path PWM = Path.of("/sys/class/pwm");

    private PiWires() {}

    /**
     * A Pi4J context with no more providers than are needed.
     *
     * @param chips the device files of the GPIO chips
     * @param closed what is to be done when the wires have been let go
     */
    public static Wires open(Gpio gpio, List<Path> chips, Runnable closed) {
        ContextBuilder builder = Pi4J.newContextBuilder()
                .noAutoDetect()
                .add(
                        LinuxFsI2CProvider.newInstance(),
                        LinuxFsSpiProvider.newInstance(),
                        LinuxFsPwmProvider.newInstance(PwmChips.first(PWM)));
        ProviderIds ids = switch (gpio) {
            case CHARDEV -> {
                ChardevProviders own = ChardevProviders.open(chips);
                builder.add(own.inputs(), own.outputs());
                yield ids(ChardevProviders.INPUT_ID, ChardevProviders.OUTPUT_ID);
            }
            case GPIOD -> {
                builder.add(GpioDDigitalInputProvider.newInstance(), GpioDDigitalOutputProvider.newInstance());
                yield ids(GpioDDigitalInputProvider.ID, GpioDDigitalOutputProvider.ID);
            }
        };
        return new Pi4jWires(builder.build(), ids, closed);
    }

    private static ProviderIds ids(String input, String output) {
        return new ProviderIds(input, output, LinuxFsI2CProvider.ID, LinuxFsSpiProvider.ID, LinuxFsPwmProvider.ID);
    }
}
