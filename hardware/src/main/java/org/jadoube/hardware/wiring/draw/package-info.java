/** Draws the diagram of a wiring profile: header, chips, wires, and a table to solder from. */
@NullMarked
package org.jadoube.hardware.wiring.draw;

import org.jspecify.annotations.NullMarked;
