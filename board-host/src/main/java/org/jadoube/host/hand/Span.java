package org.jadoube.host.hand;

/**
 * A uniform time in ms.
 *
 * @param from shortest, ms
 * @param to longest, ms
 */
record Span(double from, double to) {

    Span {
        if (from > to) {
            throw new IllegalArgumentException("a span runs from the shorter to the longer time: " + from + " " + to);
        }
    }
}
