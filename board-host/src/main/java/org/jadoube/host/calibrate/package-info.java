/** The command {@code calibrate}: asks a person at the terminal, keeps what was seen, writes the profile. */
@NullMarked
package org.jadoube.host.calibrate;

import org.jspecify.annotations.NullMarked;
