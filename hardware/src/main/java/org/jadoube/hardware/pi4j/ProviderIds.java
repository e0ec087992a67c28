package org.jadoube.hardware.pi4j;

/**
 * Which of a context's providers serve which kind of line.
 *
 * @param input inputs
 * @param output outputs; an {@link OpenDrainProvider} where rows of a matrix are wanted
 * @param i2c I2C buses
 * @param spi SPI buses
 */
public record ProviderIds(String input, String output, String i2c, String spi) {}
