package org.jadoube.inference;

import org.jadoube.rules.Position;

/** Recognises the board set up as at the start of a game. */
final class StartWatch {

    private static final Ground START = new Ground(Position.initial());

    private StartWatch() {}

    /** Whether the men stand as at the start of a game, as far as the sensors tell. */
    static boolean matches(Sight sight) {
        return sight.full == START.full && sight.contradictions(START) == 0;
    }

    /**
     * Whether taking back so many plies to this line can as well be a new game: it leads to the start position, and more than
     * two squares were out.
     */
    static boolean isQuestion(Line floor, int plies) {
        return floor.isRoot() && plies > 1 && floor.ground.full == START.full;
    }
}
