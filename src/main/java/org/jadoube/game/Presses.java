package org.jadoube.game;

import java.util.ArrayDeque;
import java.util.Deque;

/** Levers that went down and wait to be judged: inference takes each in first, and edges of up to 20 ms before it come before it. */
final class Presses {

    private static final long NEVER = Long.MAX_VALUE;
    private static final long DELAY = 20;

    private final Deque<Acts.Pressed> waiting = new ArrayDeque<>();

    void add(Acts.Pressed press) {
        waiting.add(press);
    }

    /** When the first is judged, in ms. */
    long due() {
        Acts.Pressed first = waiting.peek();
        return first == null ? NEVER : first.t() + DELAY;
    }

    /** The first of them, to be judged. */
    Acts.Pressed take() {
        return waiting.remove();
    }

    /** When the flag falls: while a press waits to be judged, the flag of the one who pressed waits too, as the press came first. */
    long flag(long due) {
        Acts.Pressed first = waiting.peek();
        return first == null || due < first.t() ? due : NEVER;
    }
}
