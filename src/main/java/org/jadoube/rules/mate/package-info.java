/**
 * Whether a side can still mate by any series of legal moves: the question behind dead positions (5.2.2), flag fall
 * (6.9), resignation (5.1.2) and the second illegal move (7.5.5).
 */
@NullMarked
package org.jadoube.rules.mate;

import org.jspecify.annotations.NullMarked;
