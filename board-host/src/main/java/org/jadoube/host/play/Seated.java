package org.jadoube.host.play;

import org.jadoube.game.GameSession;
import org.jadoube.game.GameView;
import org.jadoube.game.Input;
import org.jadoube.host.engine.GameDoor;

/** The game as an engine finds it when it comes to the board. */
record Seated(GameThread thread, GameSession session) implements GameDoor.Table {
    @Override
    public long now() {
        return thread.now();
    }

    @Override
    public GameView view() {
        return session.view();
    }

    @Override
    public void take(Input input) {
        thread.take(input);
    }
}
