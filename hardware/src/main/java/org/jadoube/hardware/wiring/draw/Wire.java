package org.jadoube.hardware.wiring.draw;

/**
 * One wire from the Pi's header to a part.
 *
 * @param pin the physical pin of the header, 1 to 40
 * @param signal what the wire carries ("GPIO 17", "3.3 V", "I2C1 SDA")
 * @param part the part, as its box is headed
 * @param end the part's pin
 * @param colour of the coat
 */
record Wire(int pin, String signal, String part, String end, WireColour colour) {}
