package org.jadoube.host.play;

import java.util.List;
import org.jadoube.game.GameEvent;
import org.jadoube.game.Input;

/** Lots, a new game and settings may change what is agreed, whoever or whatever set them off. */
final class NamesListener implements GameThread.Listener {

    private final Runnable agreed;
    private boolean set;

    NamesListener(Runnable agreed) {
        this.agreed = agreed;
    }

    @Override
    public void input(Input input) {
        set = input instanceof Input.Change;
    }

    /** A setting that lights nothing and asks nothing is agreed all the same. */
    @Override
    public void nothing() {
        if (set) {
            agreed.run();
        }
    }

    @Override
    public void events(List<GameEvent> events) {
        if (set || events.stream().anyMatch(e -> e instanceof GameEvent.Drawn || e instanceof GameEvent.Game)) {
            agreed.run();
        }
    }
}
