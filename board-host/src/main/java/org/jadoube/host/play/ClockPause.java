package org.jadoube.host.play;

import java.util.List;
import java.util.Map;
import org.jadoube.game.GameEvent;
import org.jadoube.game.Input;

/** Stops the game's clock while somebody else has the board, and lets it run again if it ran. */
final class ClockPause implements GameThread.Listener {

    /** On the game's thread alone: whether the clock runs, and whether we stopped it. */
    private boolean running;

    private boolean stopped;

    /** The game waits from now on. */
    void stop(GameThread thread) {
        if (running) {
            stopped = true;
            thread.take(new Input.Say(thread.now(), "pause", null, Map.of()));
        }
    }

    /** The game goes on. */
    void start(GameThread thread) {
        if (stopped) {
            stopped = false;
            thread.take(new Input.Say(thread.now(), "resume", null, Map.of()));
        }
    }

    @Override
    public void input(Input input) {}

    @Override
    public void events(List<GameEvent> events) {
        for (GameEvent event : events) {
            if (event instanceof GameEvent.Clock clock) {
                running = clock.running() != null;
            }
        }
    }
}
