package org.jadoube.host.play;

import java.util.List;
import java.util.concurrent.atomic.LongAdder;
import org.jadoube.game.GameEvent;
import org.jadoube.game.Input;

/** How much of everything there has been since the service began; written on the game's thread, read by anybody. */
final class Counts implements GameThread.Listener {

    final LongAdder inputs = new LongAdder();
    final LongAdder frames = new LongAdder();
    final LongAdder moves = new LongAdder();
    final LongAdder amends = new LongAdder();
    final LongAdder takebacks = new LongAdder();
    final LongAdder asks = new LongAdder();
    final LongAdder rulings = new LongAdder();
    final LongAdder restores = new LongAdder();
    final LongAdder faults = new LongAdder();
    final LongAdder games = new LongAdder();
    final LongAdder results = new LongAdder();

    @Override
    public void input(Input input) {
        if (input instanceof Input.Frame) {
            frames.increment();
        }
        if (!(input instanceof Input.Tick)) {
            inputs.increment();
        }
    }

    @Override
    public void events(List<GameEvent> events) {
        for (GameEvent event : events) {
            count(event);
        }
    }

    private void count(GameEvent event) {
        if (event instanceof GameEvent.Moved) {
            moves.increment();
        } else if (event instanceof GameEvent.Amended) {
            amends.increment();
        } else if (event instanceof GameEvent.TakenBack) {
            takebacks.increment();
        } else if (event instanceof GameEvent.Asked) {
            asks.increment();
        } else if (event instanceof GameEvent.Ruled) {
            rulings.increment();
        } else if (event instanceof GameEvent.Restore restore && (restore.place() | restore.remove()) != 0) {
            restores.increment();
        } else if (event instanceof GameEvent.Sensor sensor && !sensor.healed()) {
            faults.increment();
        } else if (event instanceof GameEvent.Game) {
            games.increment();
        } else if (event instanceof GameEvent.Result) {
            results.increment();
        }
    }

    /** What was before the start of this process was counted by that one. */
    @Override
    public void resumed(List<Input> inputs, List<GameEvent> events) {}
}
