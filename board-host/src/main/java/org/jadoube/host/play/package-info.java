/** The service: one thread that owns the game, the board that feeds it, and whoever listens. */
@NullMarked
package org.jadoube.host.play;

import org.jspecify.annotations.NullMarked;
