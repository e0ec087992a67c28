/**
 * What is kept of a game while it is played, so that nothing is lost when the power goes: the data directory, the journal
 * of every input and of what was told, and the way back from it.
 */
@NullMarked
package org.jadoube.host.journal;

import org.jspecify.annotations.NullMarked;
