package org.jadoube.hardware;

import org.jadoube.light.LightScene;

/** The lighting side of a board. */
public interface BoardLamp {

    /** Shows this scene from now on, in place of the one before; returns at once and never fails. */
    void show(LightScene scene);
}
