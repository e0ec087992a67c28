package org.jadoube.game;

import java.util.List;
import org.jadoube.rules.Square;
import org.jadoube.sensing.SquareEdge;

/** Men that are lifted and put back: a yes that needs no screen. */
final class PutBacks {

    private long up;

    /** Follows the edges on the squares {@code watched}; returns those whose man came back. */
    long follow(List<SquareEdge> edges, long watched) {
        long back = 0;
        for (SquareEdge edge : edges) {
            long bit = Square.bit(edge.square()) & watched;
            if (edge.closed()) {
                back |= up & bit;
                up &= ~bit;
            } else {
                up |= bit;
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
