/** How a browser on another computer becomes a player's: a code shown at the board, and what is remembered of it. */
@NullMarked
package org.jadoube.host.pairing;

import org.jspecify.annotations.NullMarked;
