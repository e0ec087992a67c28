package org.jadoube.hardware.pi4j;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.pi4j.Pi4J;
import com.pi4j.io.exception.IOException;
import com.pi4j.io.i2c.I2C;
import com.pi4j.io.i2c.I2CConfig;
import com.pi4j.io.i2c.I2CProvider;
import com.pi4j.io.i2c.I2CProviderBase;
import org.jadoube.hardware.DeviceException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A bus that the kernel does not give is told with the kernel's reason and the cure. */
final class PiRefusalTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Device or resource busy | another program or a kernel driver has it: stop it
            Permission denied | join its group, then log in again: sudo usermod -aG gpio,i2c,spi $USER
            No such file or directory | switch its bus on: sudo raspi-config
            """)
    void isToldWithTheCure(String reason, String cure) {
        ProviderIds ids = new ProviderIds("in", "out", "refusing", "spi");
        try (Wires wires = new Pi4jWires(
                Pi4J.newContextBuilder()
                        .noAutoDetect()
                        .add(new Refusing(reason))
                        .build(),
                ids)) {
            String told =
                    String.valueOf(assertThrows(DeviceException.class, () -> wires.i2c(1, 0x20, "MCP23017 at 0x20"))
                            .getMessage());
            assertTrue(told.startsWith("MCP23017 at 0x20: cannot be opened: " + reason + "; " + cure), told);
            assertEquals(1, told.lines().count());
        }
    }

    /** Gives no chip. */
    private static final class Refusing extends I2CProviderBase implements I2CProvider {
        private final String reason;

        Refusing(String reason) {
            super("refusing", "refuses");
            this.reason = reason;
        }

        @Override
        public I2C create(I2CConfig config) {
            throw new IOException(reason);
        }
    }
}
