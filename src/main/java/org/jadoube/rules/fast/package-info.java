/**
 * The fast inside of the rules: legal moves as ints, positions as a handful of 64-bit sets, without an object a move.
 *
 * <p>Everything here sees the board from the side to move: its pawns go up, and the position after a move is turned over
 * (ranks 1 to 8 become 8 to 1), so that the code of one colour serves both. Only {@link org.jadoube.rules.Position} and
 * its neighbours should need this package; it trusts what it is given.
 */
@NullMarked
package org.jadoube.rules.fast;

import org.jspecify.annotations.NullMarked;
