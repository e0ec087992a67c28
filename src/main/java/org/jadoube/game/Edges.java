package org.jadoube.game;

import java.util.List;
import org.jadoube.rules.Square;
import org.jadoube.sensing.SquareEdge;

/** Edges as boards that debounce themselves tell them. */
final class Edges {

    private Edges() {}

    /**
     * The edges without those that say again what is known: a lift from an empty square, or a man set down on a full one of whom
     * nothing is told. Several edges of one square in one scan have no order, so they all stay.
     */
    static List<SquareEdge> thatChange(List<SquareEdge> edges, long full) {
        for (SquareEdge edge : edges) {
            if (isKnown(edge, edges, full)) {
                return edges.stream()
                        .filter(each -> !isKnown(each, edges, full))
                        .toList();
            }
        }
        return edges;
    }

    private static boolean isKnown(SquareEdge edge, List<SquareEdge> edges, long full) {
        boolean wasFull = (full & Square.bit(edge.square())) != 0;
        if (wasFull != edge.closed() || edge.colour() != null || edge.piece() != null) {
            return false;
        }
        int same = 0;
        for (SquareEdge other : edges) {
            same += other.square() == edge.square() ? 1 : 0;
        }
        return same == 1;
    }
}
