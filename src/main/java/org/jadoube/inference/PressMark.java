package org.jadoube.inference;

import org.jadoube.rules.Side;

/**
 * A press of a clock lever that waits to be handled, or is being handled.
 *
 * @param t when it was pressed, in ms
 */
record PressMark(long t, Side side) {}
