/** Practice at the board: opening lines with their variations, games to be guessed move by move, endgames to be won or held. */
@NullMarked
package org.jadoube.host.practice;

import org.jspecify.annotations.NullMarked;
