package org.jadoube.sensing;

import java.util.List;

/**
 * The edges that fall due at one instant, in the order of their first contact.
 *
 * @param due when they were accepted, in ms
 * @param edges at least one
 */
public record Scan(long due, List<SquareEdge> edges) {

    public Scan {
        edges = List.copyOf(edges);
        if (edges.isEmpty()) {
            throw new IllegalArgumentException("a scan holds at least one edge");
        }
    }
}
