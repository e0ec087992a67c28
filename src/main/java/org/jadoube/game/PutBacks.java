package org.jadoube.game;

import java.util.List;
import org.jadoube.rules.Square;
import org.jadoube.sensing.SquareEdge;

/** Men that are lifted and put back: a yes that needs no screen. One who is gone for a moment only was bumped. */
final class PutBacks {

    /** No hand lifts a man and puts him back sooner, in ms. */
    private static final long LIFT = 100;

    private final long[] since = new long[64];
    private long up;

    /** Follows the edges on the squares {@code watched}; returns those whose man came back. */
    long follow(List<SquareEdge> edges, long watched) {
        long back = 0;
        for (SquareEdge edge : edges) {
            long bit = Square.bit(edge.square()) & watched;
            if (edge.closed()) {
                back |= edge.t() - since[edge.square()] < LIFT ? 0 : up & bit;
                up &= ~bit;
            } else {
                up |= bit;
                since[edge.square()] = edge.t();
            }
        }
        up &= watched;
        return back;
    }

    /** Whatever is in the air is forgotten. */
    void forget() {
        up = 0;
    }
}
