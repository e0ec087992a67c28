/** Lessons as files: those of the program and a trainer's own, how far a pupil has come, and the command line about them. */
@NullMarked
package org.jadoube.host.lessons;

import org.jspecify.annotations.NullMarked;
