package org.jadoube.host.bridge;

import java.util.function.LongFunction;
import org.jadoube.game.Input;
import org.jadoube.light.LightScene;
import org.jadoube.rules.Square;

/** What a mirror may do at the board. */
public interface Table {

    /** Hands an input to the game, made for the moment (in ms) at which it is handled; returns at once. */
    void post(LongFunction<? extends Input> input);

    /** Lights these squares on behalf of {@code mirror} beside what the game lights; 0: no more. Returns at once. */
    void light(Mirror mirror, long squares);

    /**
     * Lights squares on behalf of {@code mirror} by what they mean, in place of what it lit before; they go before the game's
     * own, as somebody plays with this board elsewhere. Returns at once.
     */
    default void show(Mirror mirror, LightScene scene) {
        light(mirror, scene.squares().keySet().stream().mapToLong(Square::bit).sum());
    }
}
