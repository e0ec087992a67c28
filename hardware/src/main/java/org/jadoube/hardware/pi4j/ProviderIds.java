package org.jadoube.hardware.pi4j;

/**
 * Which of a context's providers serve which kind of line.
 *
 * @param input inputs
 * @param output outputs; an {@link OpenDrainProvider} where rows of a matrix are wanted
 * @param i2c I2C buses
 * @param spi SPI buses
 * @param pwm pulse generators
 */
public record ProviderIds(String input, String output, String i2c, String spi, String pwm) {

    /** Those of a context without pulse generators. */
    public ProviderIds(String input, String output, String i2c, String spi) {
        this(input, output, i2c, spi, "none");
    }
}
