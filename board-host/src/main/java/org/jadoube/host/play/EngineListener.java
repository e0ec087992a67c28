package org.jadoube.host.play;

import java.util.List;
import java.util.function.Supplier;
import org.jadoube.game.GameEvent;
import org.jadoube.game.GameView;
import org.jadoube.game.Input;
import org.jadoube.host.engine.Opponents;
import org.jadoube.host.practice.Practice;

/** Lets the engines hear what happens. */
record EngineListener(Opponents opponents, Practice practice, Supplier<GameView> game) implements GameThread.Listener {
    @Override
    public void input(Input input) {}

    @Override
    public void events(List<GameEvent> events) {
        opponents.events(game, events);
        practice.events(game, events);
    }

    /** Offers and requests of the time before the stop have had their answers. */
    @Override
    public void resumed(List<Input> inputs, List<GameEvent> events) {
        events(events.stream()
                .filter(event -> !(event instanceof GameEvent.Offered || event instanceof GameEvent.Noticed))
                .toList());
    }
}
