package org.jadoube.host.play;

import java.util.List;
import org.jadoube.game.GameEvent;
import org.jadoube.game.Input;

/** Lots and a new game may change the names, whoever or whatever set them off. */
record NamesListener(Runnable agreed) implements GameThread.Listener {
    @Override
    public void input(Input input) {}

    @Override
    public void events(List<GameEvent> events) {
        if (events.stream().anyMatch(e -> e instanceof GameEvent.Drawn || e instanceof GameEvent.Game)) {
            agreed.run();
        }
    }
}
