package org.jadoube.host.bridge;

import org.jadoube.game.GameView;
import org.jadoube.sensing.Reading;
import org.jspecify.annotations.Nullable;

/**
 * All that a mirror need know of a game at one moment.
 *
 * @param men what stands on the board: men in the air are nowhere, a man set down is who inference takes him for
 * @param game the settled moves and what was agreed
 * @param clock null: played without one
 * @param nanos when it came to stand so, on the monotonic clock
 */
public record Standing(
        Reading.Identity men, GameView game, @Nullable ClockFace clock, long nanos) {}
