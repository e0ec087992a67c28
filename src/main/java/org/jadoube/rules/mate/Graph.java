package org.jadoube.rules.mate;

import java.util.Arrays;

/**
 * Every position a search has met, once, with the position it came from. Ids count up from 0 in the order of arrival.
 * The positions themselves are compared, never only their hashes. Memory grows with use, about 60 bytes a position
 * with the queues, and {@link #release} gives back what a large question took.
 */
final class Graph {
    private static final int CHUNK = 1 << 12;
    private static final int FIRST_SLOTS = 1 << 11;

    private long[][] planes = {new long[4 * CHUNK]};
    private int[] states = new int[CHUNK];
    private int[] parents = new int[CHUNK];
    private int[] slots = new int[FIRST_SLOTS];
    private int mask;
    private int size;

    /** Forgets all positions and keeps the memory. */
    void reset() {
        size = 0;
        mask = FIRST_SLOTS - 1;
        Arrays.fill(slots, 0, FIRST_SLOTS, 0);
    }

    /** Gives back memory beyond that for about so many positions. */
    void release(int positions) {
        if (states.length > positions) {
            size = 0;
            int kept = Math.max(1, positions / CHUNK);
            planes = Arrays.copyOf(planes, Math.min(planes.length, kept));
            states = new int[kept * CHUNK];
            parents = new int[kept * CHUNK];
            slots = new int[FIRST_SLOTS];
            mask = FIRST_SLOTS - 1;
        }
    }

    int size() {
        return size;
    }

    int parent(int id) {
        return parents[id];
    }

    void load(int id, Node out) {
        long[] chunk = planes[id / CHUNK];
        int at = 4 * (id % CHUNK);
        out.low = chunk[at];
        out.mid = chunk[at + 1];
        out.high = chunk[at + 2];
        out.white = chunk[at + 3];
        out.state = states[id];
    }

    /** Adds a position and returns its id, or -1 if it was there already. */
    int add(Node node, int parent) {
        int slot = hash(node.low, node.mid, node.high, node.white, node.state) & mask;
        while (slots[slot] != 0) {
            if (holds(slots[slot] - 1, node)) {
                return -1;
            }
            slot = slot + 1 & mask;
        }
        store(node, parent);
        slots[slot] = size;
        if (2 * size > mask) {
            spread();
        }
        return size - 1;
    }

    private boolean holds(int id, Node node) {
        long[] chunk = planes[id / CHUNK];
        int at = 4 * (id % CHUNK);
        return chunk[at] == node.low
                && chunk[at + 1] == node.mid
                && chunk[at + 2] == node.high
                && chunk[at + 3] == node.white
                && states[id] == node.state;
    }

    private void store(Node node, int parent) {
        int id = size++;
        if (id == states.length) {
            states = Arrays.copyOf(states, 2 * id);
            parents = Arrays.copyOf(parents, 2 * id);
        }
        if (id / CHUNK == planes.length) {
            planes = Arrays.copyOf(planes, planes.length + 1);
            planes[id / CHUNK] = new long[4 * CHUNK];
        }
        long[] chunk = planes[id / CHUNK];
        int at = 4 * (id % CHUNK);
        chunk[at] = node.low;
        chunk[at + 1] = node.mid;
        chunk[at + 2] = node.high;
        chunk[at + 3] = node.white;
        states[id] = node.state;
        parents[id] = parent;
    }

    private void spread() {
        mask = 2 * mask + 1;
        if (slots.length <= mask) {
            slots = new int[mask + 1];
        } else {
            Arrays.fill(slots, 0, mask + 1, 0);
        }
        for (int id = 0; id < size; id++) {
            long[] chunk = planes[id / CHUNK];
            int at = 4 * (id % CHUNK);
            int slot = hash(chunk[at], chunk[at + 1], chunk[at + 2], chunk[at + 3], states[id]) & mask;
            while (slots[slot] != 0) {
                slot = slot + 1 & mask;
            }
            slots[slot] = id + 1;
        }
    }

    private static int hash(long low, long mid, long high, long white, int state) {
        long mixed = low * 0x9E3779B97F4A7C15L;
        mixed = (mixed ^ mixed >>> 29 ^ mid) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ mixed >>> 31 ^ high) * 0x94D049BB133111EBL;
        mixed = (mixed ^ mixed >>> 30 ^ white) * 0xD6E8FEB86659FD93L;
        mixed = (mixed ^ mixed >>> 28 ^ state) * 0x9E3779B97F4A7C15L;
        return (int) (mixed >>> 32);
    }
}
