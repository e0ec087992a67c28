package org.jadoube.inference;

import java.util.List;

/**
 * Why a ply was settled when it was.
 *
 * @param decided when, in ms
 * @param cause what decided
 * @param cost what the winning explanation cost in all
 * @param margin how far the next explanation that says otherwise was behind; infinite if none lived
 * @param living the explanations that lived then, best first
 */
public record Why(long decided, Cause cause, double cost, double margin, List<Explanation> living) {

    /** What decided. */
    public enum Cause {
        /** The rivals became too dear. */
        MARGIN,
        /** The board stood at rest, with one explanation. */
        REST,
        /** The mover's clock press. */
        PRESS,
        /** An answer, a correction, or a move required from outside. */
        ANSWER
    }

    public Why {
        living = List.copyOf(living);
    }
}
