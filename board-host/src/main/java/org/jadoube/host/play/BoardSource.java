package org.jadoube.host.play;

import java.util.List;
import org.jadoube.game.Input;

/** A board as the game thread sees it: inputs with times, taken when they are due. Used by that thread alone. */
interface BoardSource {

    /** Takes every input that is due at {@code t} (ms) or before, in order of time. */
    List<Input> due(long t);

    /** How it stands with the board, in one word. */
    default String state() {
        return "here";
    }

    /** When the next input is due, in ms; {@link Long#MAX_VALUE}: a message will tell. */
    long nextDue();
}
