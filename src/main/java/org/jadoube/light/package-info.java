/** What the board shows: scenes of lights by meaning, and how a given lamp looks when it means that. */
@NullMarked
package org.jadoube.light;

import org.jspecify.annotations.NullMarked;
