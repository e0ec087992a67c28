/** The game as PGN while it is played, for broadcasts. */
@NullMarked
package org.jadoube.host.bridge.pgn;

import org.jspecify.annotations.NullMarked;
