package org.jadoube.arbiter;

import org.jadoube.rules.Side;

/**
 * Time given to one side for an offence of the other (articles 7.5.5, 9.5.3, A.3, B.3).
 *
 * @param to who receives it
 * @param addSeconds how much, seconds
 */
public record Penalty(Side to, int addSeconds) {
    /** Checks that some time is given. */
    public Penalty {
        if (addSeconds <= 0) {
            throw new IllegalArgumentException("a penalty adds time, not " + addSeconds + " s");
        }
    }
}
