package org.jadoube.rules.mate;

import java.util.Arrays;

/** How often a kind of position (pawns, number of men, any queen) was met: rare kinds deserve a look. */
final class Novelty {
    private static final int KINDS = 1 << 12;

    private final int[] met = new int[KINDS];

    void clear() {
        Arrays.fill(met, 0);
    }

    /** Counts the position's kind and returns a value for the queue, with a little of its nearness. */
    int of(Node node, int nearness) {
        long kind = (node.pawns() & node.white) * 0x9E3779B97F4A7C15L;
        kind = (kind ^ kind >>> 29 ^ (node.pawns() & ~node.white)) * 0xBF58476D1CE4E5B9L;
        int men = Long.bitCount(node.occupied()) << 1 | (node.queens() == 0 ? 0 : 1);
        kind = (kind ^ kind >>> 31 ^ men) * 0x94D049BB133111EBL;
        int times = ++met[(int) (kind >>> 52)];
        return 24 * (31 - Integer.numberOfLeadingZeros(times)) + nearness / 12;
    }
}
