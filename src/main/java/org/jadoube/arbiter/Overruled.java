package org.jadoube.arbiter;

/**
 * A human arbiter has taken a ruling back (article 12.9) with everything that followed from it.
 *
 * @param ruling what no longer holds
 * @param resumed whether the game had been lost by it and now goes on
 */
public record Overruled(Ruling ruling, boolean resumed) implements Verdict {}
