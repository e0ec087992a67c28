/** Drivers of sensor chips: from wires to what stands on the squares. They know nothing of chess. */
@NullMarked
package org.jadoube.hardware.sensor;

import org.jspecify.annotations.NullMarked;
