package org.jadoube.hardware.pi4j;

import com.pi4j.Pi4J;
import com.pi4j.context.ContextBuilder;
import com.pi4j.plugin.gpiod.provider.gpio.digital.GpioDDigitalInputProvider;
import com.pi4j.plugin.gpiod.provider.gpio.digital.GpioDDigitalOutputProvider;
import com.pi4j.plugin.linuxfs.provider.i2c.LinuxFsI2CProvider;
import com.pi4j.plugin.linuxfs.provider.spi.LinuxFsSpiProvider;
import org.jadoube.hardware.wiring.WiringProfile.Gpio;

/** The wires of a real Raspberry Pi: linuxfs for I2C and SPI, and for GPIO our own provider or Pi4J's gpiod. */
public final class PiWires {

    private PiWires() {}

    /** A Pi4J context with no more providers than are needed. */
    public static Wires open(Gpio gpio) {
        ContextBuilder builder = Pi4J.newContextBuilder()
                .noAutoDetect()
                .add(LinuxFsI2CProvider.newInstance(), LinuxFsSpiProvider.newInstance());
        ProviderIds ids = switch (gpio) {
            case CHARDEV, GPIOD -> {
                builder.add(GpioDDigitalInputProvider.newInstance(), GpioDDigitalOutputProvider.newInstance());
                yield new ProviderIds(
                        GpioDDigitalInputProvider.ID,
                        GpioDDigitalOutputProvider.ID,
                        LinuxFsI2CProvider.ID,
                        LinuxFsSpiProvider.ID);
            }
        };
        return new Pi4jWires(builder.build(), ids);
    }
}
