/** Drivers of lights, and the one place where the meaning of a light becomes colour, brightness and blinking. */
@NullMarked
package org.jadoube.hardware.lamp;

import org.jspecify.annotations.NullMarked;
