/** The board as an engine that a chess program on a PC starts: the human at the board makes its moves. */
@NullMarked
package org.jadoube.host.bridge.program;

import org.jspecify.annotations.NullMarked;
