package org.jadoube.rules.mate;

import java.util.List;

/**
 * How much each sign of a coming mate counts in {@link Nearness}: flights of the king to be mated, its way to a corner,
 * the distance of the kings, the way of a pawn to promotion, the other side's major and minor men, and squares beside
 * the own king under its fire. Found by trial; they decide how soon a line is found, never whether it is right.
 */
record Weights(int flights, int corner, int kings, int pawn, int majors, int minors, int ring) {
    static final Weights USUAL = new Weights(6, 3, 2, 8, 3, 1, 1);

    /** The sets that restarts take in turn: what one greedy run misses another one finds. */
    static final List<Weights> IN_TURN = List.of(
            USUAL,
            new Weights(6, 3, 2, 8, 6, 2, 0),
            new Weights(4, 3, 3, 12, 2, 0, 3),
            new Weights(10, 2, 2, 6, 8, 4, 0),
            new Weights(3, 4, 4, 10, 0, 0, 2),
            new Weights(6, 3, 2, 16, 4, 2, 1));
}
