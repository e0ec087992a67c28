package org.jadoube.arbiter;

import org.jadoube.rules.Move;

/**
 * A touch breach can no longer be complained of (article 4.8): the move stands after all.
 *
 * @param move the move that now stands
 * @param made when it was made, ms
 * @param cause what completed it
 */
public record Lapsed(Move move, long made, Completed.Cause cause) implements Verdict {}
