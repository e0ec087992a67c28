package org.jadoube.host.engine;

import java.util.List;

/**
 * How long an engine may think about one move; the first bound that is reached ends it.
 *
 * @param depth plies, 0: no bound
 * @param nodes positions, 0: no bound
 * @param millis ms of time; always bounded, so that an engine that hangs is found out
 * @param only the moves that are looked at, in UCI; empty: all
 */
record Limit(int depth, long nodes, long millis, List<String> only) {

    Limit {
        if (depth < 0 || nodes < 0 || millis <= 0) {
            throw new IllegalArgumentException("depth " + depth + ", nodes " + nodes + ", ms " + millis);
        }
        only = List.copyOf(only);
    }

    static Limit millis(long millis) {
        return new Limit(0, 0, millis, List.of());
    }

    /** The same within a shorter time. */
    Limit within(long most) {
        return new Limit(depth, nodes, Math.max(1, Math.min(millis, most)), only);
    }

    /** The words after {@code go}, each with a blank before it. */
    String words() {
        StringBuilder text = new StringBuilder();
        if (depth > 0) {
            text.append(" depth ").append(depth);
        }
        if (nodes > 0) {
            text.append(" nodes ").append(nodes);
        }
        text.append(" movetime ").append(millis);
        if (!only.isEmpty()) {
            // it takes every word after it, so it comes last
            text.append(" searchmoves ").append(String.join(" ", only));
        }
        return text.toString();
    }
}
