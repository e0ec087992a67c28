package org.jadoube.rules.mate;

import java.util.Arrays;

/** The positions of a {@link Graph} not yet looked behind, in queues by nearness, novelty and mate patterns. */
final class Frontier {
    private static final int NEAR = 0;
    private static final int NEW = 1;
    private static final int PATTERN = 2;
    private static final int[] QUICK = {NEAR, NEAR, NEAR, NEW};
    private static final int[] FULL = {NEAR, PATTERN, NEW, PATTERN};

    private final Nearness nearness = new Nearness();
    private final Novelty novelty = new Novelty();
    private final BucketQueue[] queues = {new BucketQueue(), new BucketQueue(), new BucketQueue()};
    private long[] taken = new long[64];
    private MatePatterns patterns = MatePatterns.NONE;
    private int[] order = QUICK;
    private int turn;

    /** Empties the queues for a quick search of one side, by nearness and novelty. */
    void startQuick(int side, Weights weights) {
        start(side, weights, MatePatterns.NONE, QUICK);
    }

    /** Empties the queues for a full search of one side, by mate patterns as well. */
    void startFull(int side, MatePatterns wanted) {
        start(side, Weights.USUAL, wanted, FULL);
    }

    private void start(int side, Weights weights, MatePatterns wanted, int[] turns) {
        nearness.aim(side, weights);
        novelty.clear();
        for (BucketQueue queue : queues) {
            queue.clear();
        }
        Arrays.fill(taken, 0);
        patterns = wanted;
        order = turns;
        turn = 0;
    }

    void release(int positions) {
        for (BucketQueue queue : queues) {
            queue.release(positions);
        }
        if (taken.length > positions >> 6) {
            taken = new long[64];
        }
    }

    void push(int id, Node node) {
        int near = nearness.of(node);
        queues[NEAR].push(id, near);
        queues[NEW].push(id, novelty.of(node, near));
        if (order == FULL) {
            queues[PATTERN].push(id, patterns.isEmpty() ? near : 4 * patterns.distance(node) + near / 8);
        }
    }

    /** The next position to look behind, -1 if none is left. Each id comes out once. */
    int pop() {
        BucketQueue queue = queues[order[turn++ & 3]];
        int id = queue.pop();
        while (id >= 0 && isTaken(id)) {
            id = queue.pop();
        }
        if (id < 0) {
            return -1;
        }
        if (id >> 6 >= taken.length) {
            taken = Arrays.copyOf(taken, Math.max(2 * taken.length, (id >> 6) + 1));
        }
        taken[id >> 6] |= 1L << id;
        return id;
    }

    private boolean isTaken(int id) {
        return id >> 6 < taken.length && (taken[id >> 6] >>> id & 1) != 0;
    }
}
