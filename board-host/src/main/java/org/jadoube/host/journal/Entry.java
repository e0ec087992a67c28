package org.jadoube.host.journal;

import java.util.List;
import org.jadoube.game.Input;
import org.jadoube.hardware.simulated.HandAction;
import org.jadoube.hardware.simulated.PhysicalMan;

/** One record of a journal. Times are ms of the game; {@code wall} is the clock of the day in ms since 1970. */
sealed interface Entry {

    /**
     * The first record: what the game began with.
     *
     * @param board the board's name as given with {@code --board}
     * @param asked what the command line asked for, in one line, to tell whether a later one asks for the same
     * @param wall when it began
     * @param header the header of a recording, version 1
     * @param t when it began, in ms of the game
     * @param number the game's number in the service that began it, from 1
     * @param questions how many questions that service had asked before
     * @param men the men of the simulated board; none for a wired one
     */
    record Start(
            String board,
            String asked,
            long wall,
            String header,
            long t,
            int number,
            int questions,
            List<PhysicalMan> men)
            implements Entry {
        public Start {
            men = List.copyOf(men);
        }
    }

    /** An input that is about to be handled. */
    record In(Input input) implements Entry {}

    /** A hand is about to act on the simulated board. */
    record Hand(long t, HandAction action) implements Entry {}

    /** What is about to be told to everybody. */
    record Told(List<Decision> decisions) implements Entry {
        public Told {
            decisions = List.copyOf(decisions);
        }
    }

    /** The game goes on after a stop. */
    record Resumed(long wall) implements Entry {}
}
