package org.jadoube.host.play;

import java.util.List;
import org.jadoube.game.GameEvent;
import org.jadoube.game.Input;

/** Everybody who listens to a game, in the order in which they are told. */
record Listeners(List<GameThread.Listener> all) implements GameThread.Listener {
    @Override
    public void input(Input input) {
        all.forEach(listener -> listener.input(input));
    }

    @Override
    public void events(List<GameEvent> events) {
        if (events.isEmpty()) {
            all.forEach(GameThread.Listener::nothing);
        } else {
            all.forEach(listener -> listener.events(events));
        }
    }

    @Override
    public void resumed(List<Input> inputs, List<GameEvent> events) {
        all.forEach(listener -> listener.resumed(inputs, events));
    }
}
