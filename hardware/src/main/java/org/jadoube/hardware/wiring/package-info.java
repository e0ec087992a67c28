/** Wiring profiles: which pin, bus, chip and bit is which square, light or button; read from TOML and checked. */
@NullMarked
package org.jadoube.hardware.wiring;

import org.jspecify.annotations.NullMarked;
