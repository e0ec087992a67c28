/** A game as one state machine: inputs with their times go in, events come out. */
@NullMarked
package org.jadoube.game;

import org.jspecify.annotations.NullMarked;
