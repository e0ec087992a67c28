/** Portable game notation: games with tags, moves, comments, variations and clock times, read and written as a stream. */
@NullMarked
package org.jadoube.rules.pgn;

import org.jspecify.annotations.NullMarked;
