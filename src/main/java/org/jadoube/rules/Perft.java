package org.jadoube.rules;

import org.jadoube.rules.fast.Counter;
import org.jadoube.rules.fast.MadeCounter;
import org.jadoube.rules.fast.Node;
import org.jadoube.rules.fast.Walker;

/**
 * Counts the lines of legal moves of a length, by the Laws: the usual proof that a move generator is right, and the usual
 * measure of its speed. House rules are disregarded.
 */
public final class Perft {

    /** How much is done at the last ply. */
    public enum Way {
        /** The moves of the last ply are counted without being written down. */
        BULK,
        /** The moves of the last ply are written down and the list is counted. */
        LISTED,
        /** The position after each move is made in full, its repetition key included. */
        MADE
    }

    private Perft() {}

    /**
     * The number of lines of {@code depth} legal moves; 1 for depth 0.
     *
     * @param depth 0 to 60
     */
    public static long count(Position position, int depth, Way way) {
        if (depth < 0 || depth > 60) {
            throw new IllegalArgumentException("depth is 0 to 60, got " + depth);
        }
        Node root = position.node();
        return switch (way) {
            case BULK -> Counter.count(root, depth);
            case LISTED -> walker(root, depth).countStored(0, depth);
            case MADE -> new MadeCounter().count(root, depth);
        };
    }

    private static Walker walker(Node root, int depth) {
        Walker walker = new Walker(depth);
        walker.node(0).copy(root);
        return walker;
    }
}
