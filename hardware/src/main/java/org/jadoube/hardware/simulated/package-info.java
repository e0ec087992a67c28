/** The simulated board: men with an identity, hands that move them, and sensors that see no more than real ones. */
@NullMarked
package org.jadoube.hardware.simulated;

import org.jspecify.annotations.NullMarked;
