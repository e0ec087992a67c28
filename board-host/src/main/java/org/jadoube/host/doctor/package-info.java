/** The doctor at the terminal: asks, listens to the board and the keys, and reports. */
@NullMarked
package org.jadoube.host.doctor;

import org.jspecify.annotations.NullMarked;
