/** What it means: duties, rulings, claims and the clock of a game, by the Laws and by house rules. */
@NullMarked
package org.jadoube.arbiter;

import org.jspecify.annotations.NullMarked;
