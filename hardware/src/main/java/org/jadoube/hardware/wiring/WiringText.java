package org.jadoube.hardware.wiring;

import java.util.Locale;

/** How buses and addresses are written for people. */
public final class WiringText {

    private WiringText() {}

    /** A chip on an I2C bus: "MCP23017 at 0x21 on I2C bus 1". */
    public static String i2c(String chip, int bus, int address) {
        return chip + " at " + hex(address) + " on I2C bus " + bus;
    }

    /** A place on an SPI bus: "SPI bus 0 select 1". */
    public static String spi(int bus, int select) {
        return "SPI bus " + bus + " select " + select;
    }

    /** An address in two hexadecimal digits. */
    public static String hex(int address) {
        return String.format(Locale.ROOT, "0x%02X", address);
    }
}
