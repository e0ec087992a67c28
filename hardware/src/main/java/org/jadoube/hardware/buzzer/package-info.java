/** The buzzer: sounds by meaning as rhythms of one line. */
@NullMarked
package org.jadoube.hardware.buzzer;

import org.jspecify.annotations.NullMarked;
