/** What was done: the move, or the choice of moves, that explains the settled edges best. */
@NullMarked
package org.jadoube.inference;

import org.jspecify.annotations.NullMarked;
