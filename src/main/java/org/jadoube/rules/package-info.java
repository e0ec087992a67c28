/** The rules of the game: positions, moves and notations, by the FIDE Laws of Chess of 2023 and Chess960. */
@NullMarked
package org.jadoube.rules;

import org.jspecify.annotations.NullMarked;
