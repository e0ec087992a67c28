package org.jadoube.inference;

import org.jadoube.rules.Move;
import org.jadoube.rules.Position;

/**
 * A move that inference holds for made.
 *
 * @param index plies told before it since the anchor position, 0 for the first
 * @param lifted when the man was lifted, in ms
 * @param made the first contact of his landing that then held, in ms
 */
public record Ply(int index, Move move, Position before, Position after, long lifted, long made) {}
