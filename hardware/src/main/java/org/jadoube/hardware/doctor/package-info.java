/** The doctor: walks a person through a board, finds what is wrong with it, and says so in plain words. */
@NullMarked
package org.jadoube.hardware.doctor;

import org.jspecify.annotations.NullMarked;
