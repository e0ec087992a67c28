package org.jadoube.arbiter;

import org.jadoube.rules.Side;

/**
 * Both players agree that moves are taken back (house rule "takebacks").
 *
 * @param by who asked
 * @param plies how many, so that {@code by} has the move again
 */
public record TakebackAgreed(Side by, int plies) implements Verdict {}
