/** The one package that speaks to Pi4J: ports, I2C and SPI chips as drivers want them. */
@NullMarked
package org.jadoube.hardware.pi4j;

import org.jspecify.annotations.NullMarked;
