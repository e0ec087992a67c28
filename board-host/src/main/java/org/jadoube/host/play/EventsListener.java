package org.jadoube.host.play;

import java.util.List;
import java.util.function.Consumer;
import org.jadoube.game.GameEvent;
import org.jadoube.game.Input;

/** A listener that takes the events one by one and does not care for the inputs. */
record EventsListener(Consumer<GameEvent> sink) implements GameThread.Listener {

    static EventsListener of(Consumer<GameEvent> sink) {
        return new EventsListener(sink);
    }

    @Override
    public void input(Input input) {}

    @Override
    public void events(List<GameEvent> events) {
        events.forEach(sink);
    }
}
