/** Models of chips and wires at the level of registers and bits, and fake buses behind Pi4J's providers. */
@NullMarked
package org.jadoube.hardware.model;

import org.jspecify.annotations.NullMarked;
