/** Mirrors: who follows the game from outside, and what they may do to it. None of them can slow the game. */
@NullMarked
package org.jadoube.host.bridge;

import org.jspecify.annotations.NullMarked;
