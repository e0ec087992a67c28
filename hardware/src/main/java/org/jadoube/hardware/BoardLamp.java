package org.jadoube.hardware;

import org.jadoube.light.LightScene;
import org.jadoube.light.Sign;
import org.jadoube.light.Sound;

/** The lighting side of a board. */
public interface BoardLamp {

    /** Shows this scene from now on, in place of the one before; returns at once and never fails. */
    void show(LightScene scene);

    /** Shows this for a moment over the scene, if the board can; returns at once and never fails. */
    default void sign(Sign sign) {}

    /** Sounds this, if the board has a buzzer and it is wanted; returns at once and never fails. */
    default void sound(Sound sound) {}

    /** Little time is left in so many ms; negative: no clock runs. What a buzzer was to say of it before no longer counts. */
    default void lowIn(long millis) {}
}
