package org.jadoube.rules.fast;

/**
 * A workspace for searches: one position and one stretch of moves a ply, allocated once and filled again and again.
 *
 * <p>Making a move reads ply {@code p} and writes ply {@code p + 1}, so taking it back is nothing. Not for two threads.
 */
public final class Walker {

    private final Node[] nodes;
    private final int[] moves;

    /** @param depth the greatest number of plies below the root */
    public Walker(int depth) {
        nodes = new Node[depth + 1];
        for (int ply = 0; ply <= depth; ply++) {
            nodes[ply] = new Node();
        }
        moves = new int[(depth + 1) * Moves.MOST];
    }

    /** The position at a ply; ply 0 is the root, to be set with {@link Node#copy}. */
    public Node node(int ply) {
        return nodes[ply];
    }

    /** Writes the legal moves at a ply and says how many there are. */
    public int generate(int ply) {
        int start = ply * Moves.MOST;
        return Generator.generate(nodes[ply], moves, start) - start;
    }

    /** A move of the last {@link #generate} at a ply. */
    public int move(int ply, int index) {
        return moves[ply * Moves.MOST + index];
    }

    /** Makes a move of a ply, filling the next. */
    public void make(int ply, int move) {
        nodes[ply + 1].make(nodes[ply], move);
    }

    /** Counts lines of legal moves with the moves of every ply written down, those of the last one only counted as a list. */
    public long countStored(int ply, int depth) {
        if (depth == 0) {
            return 1;
        }
        int start = ply * Moves.MOST;
        Node node = nodes[ply];
        int end = Generator.generate(node, moves, start);
        if (depth == 1) {
            return (long) end - start;
        }
        long sum = 0;
        Node next = nodes[ply + 1];
        for (int i = start; i < end; i++) {
            next.make(node, moves[i]);
            sum += countStored(ply + 1, depth - 1);
        }
        return sum;
    }

    /**
     * The sum modulo 2 of the keys of all positions at the end of lines of legal moves; what {@link MadeCounter#keys()} must
     * come to as well.
     */
    public long sumOfKeys(int ply, int depth) {
        if (depth == 0) {
            return nodes[ply].key;
        }
        int start = ply * Moves.MOST;
        int end = Generator.generate(nodes[ply], moves, start);
        long sum = 0;
        for (int i = start; i < end; i++) {
            nodes[ply + 1].make(nodes[ply], moves[i]);
            sum ^= sumOfKeys(ply + 1, depth - 1);
        }
        return sum;
    }
}
