package org.jadoube.host.bridge;

import java.util.function.LongFunction;
import org.jadoube.game.Input;

/** What a mirror may do at the board. */
public interface Table {

    /** Hands an input to the game, made for the moment (in ms) at which it is handled; returns at once. */
    void post(LongFunction<? extends Input> input);

    /** Lights these squares on behalf of {@code mirror} beside what the game lights; 0: no more. Returns at once. */
    void light(Mirror mirror, long squares);
}
