/** Boards of other makers as sensors: each speaks its own language on a serial line, and all are looked after in one way. */
@NullMarked
package org.jadoube.hardware.foreign;

import org.jspecify.annotations.NullMarked;
