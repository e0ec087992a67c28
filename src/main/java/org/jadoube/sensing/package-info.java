/** What the sensors say: frames of 64 squares, and the settled edges (lift, place) that a filter makes of them. */
@NullMarked
package org.jadoube.sensing;

import org.jspecify.annotations.NullMarked;
