/** Measures inference: games played by simulated hands, run through the pipeline and compared with the truth. */
@NullMarked
package org.jadoube.host.measure;

import org.jspecify.annotations.NullMarked;
