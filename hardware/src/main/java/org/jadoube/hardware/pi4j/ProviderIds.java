package org.jadoube.hardware.pi4j;

/**
 * Which of a context's providers serve which kind of line.
 *
 * @param input inputs
 * @param output lines driven high and low
 * @param openDrain lines driven low and otherwise let go
 * @param i2c I2C buses
 * @param spi SPI buses
 */
public record ProviderIds(String input, String output, String openDrain, String i2c, String spi) {}
