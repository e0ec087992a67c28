package org.jadoube.host.play;

import org.jadoube.game.Input;

/** Somebody who has the board for a while, so that the game waits: what the board tells reaches the guest alone. */
interface Guest {

    /** Takes an input, called on the game's thread; false if it is none of the guest's and the game gets it. */
    boolean takes(Input input, GameThread thread);

    /** When something of the guest's falls due, in ms; {@link Long#MAX_VALUE} if nothing does. */
    long nextDue();
}
