package org.jadoube.rules.mate;

import java.util.Arrays;

/** Ids by a small whole number, the smallest first; among equals the last in is the first out. */
final class BucketQueue {
    private static final int BUCKETS = 1024;
    private static final int NONE = -1;

    private final int[] heads = new int[BUCKETS];
    private int[] next = new int[0];
    private int lowest = BUCKETS;

    BucketQueue() {
        Arrays.fill(heads, NONE);
    }

    void clear() {
        Arrays.fill(heads, NONE);
        lowest = BUCKETS;
    }

    void release(int ids) {
        if (next.length > ids) {
            next = new int[0];
            clear();
        }
    }

    /** Adds an id, which may be in the queue only once. */
    void push(int id, int value) {
        int bucket = Math.clamp(value, 0, BUCKETS - 1);
        if (id >= next.length) {
            next = Arrays.copyOf(next, Math.max(4096, 2 * id));
        }
        next[id] = heads[bucket];
        heads[bucket] = id;
        lowest = Math.min(lowest, bucket);
    }

    /** Takes the best id out, -1 from an empty queue. */
    int pop() {
        while (lowest < BUCKETS && heads[lowest] == NONE) {
            lowest++;
        }
        if (lowest == BUCKETS) {
            return NONE;
        }
        int id = heads[lowest];
        heads[lowest] = next[id];
        return id;
    }
}
