/** The serial protocol of DGT boards: a codec for each message, both ways, and such a board as a sensor. */
@NullMarked
package org.jadoube.hardware.dgt;

import org.jspecify.annotations.NullMarked;
