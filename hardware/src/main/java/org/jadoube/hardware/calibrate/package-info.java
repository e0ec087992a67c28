/** Learns the wiring of a board: which input and which light is which square, how the board is turned, what Halls read. */
@NullMarked
package org.jadoube.hardware.calibrate;

import org.jspecify.annotations.NullMarked;
