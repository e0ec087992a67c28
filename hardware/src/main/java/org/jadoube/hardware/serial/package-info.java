/** Boards with a microcontroller of their own, on a serial line; the protocol is told in hardware/serial-protocol.md. */
@NullMarked
package org.jadoube.hardware.serial;

import org.jspecify.annotations.NullMarked;
