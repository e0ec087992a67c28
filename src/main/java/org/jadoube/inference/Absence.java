package org.jadoube.inference;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jadoube.sensing.SquareEdge;

/**
 * A time in which nobody saw the board. It is over when the edges have come that lead to what the first reading after it showed;
 * they tell what was done, but not when.
 */
final class Absence {

    private final Terms terms;
    private long full;
    private long since;

    Absence(Terms terms) {
        this.terms = terms;
    }

    /** The board is seen again at {@code t} and shows these squares full. */
    void ends(long t, long shown) {
        full = shown;
        since = t;
        terms.unwatched(true);
    }

    /** Whether the edges of what was done meanwhile may still come. */
    boolean isOpen() {
        return terms.isUnwatched();
    }

    /** The edges in an order that acts can have had: of one moment the lifts first. */
    List<SquareEdge> ordered(List<SquareEdge> edges) {
        if (!isOpen()) {
            return edges;
        }
        List<SquareEdge> ordered = new ArrayList<>(edges);
        ordered.sort(Comparator.comparingLong(SquareEdge::t).thenComparing(SquareEdge::closed));
        return ordered;
    }

    /** Whether it is over by this moment, the board as it was shown; asked once for each scan. */
    boolean isOver(long t, long now) {
        boolean over = isOpen() && now == full;
        terms.unwatched(isOpen() && !over && t - since < terms.p(Price.UNWATCHED));
        return over;
    }
}
