package org.jadoube.host.play;

import java.util.List;
import org.jadoube.game.GameEvent;
import org.jadoube.game.Input;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Tells the log how the game goes: beginning and result as facts, moves and rulings for who looks closer. */
final class Chronicle implements GameThread.Listener {

    private static final Logger LOG = LoggerFactory.getLogger(Chronicle.class);

    @Override
    public void input(Input input) {}

    @Override
    public void events(List<GameEvent> events) {
        for (GameEvent event : events) {
            if (event instanceof GameEvent.Result over) {
                LOG.info("the game is over: {}, {}", over.result(), over.reason());
            } else if (event instanceof GameEvent.Game begun) {
                LOG.info("game {} begins from {}", begun.number(), begun.fen());
            } else if (event instanceof GameEvent.Moved moved) {
                LOG.debug("ply {}: {}", moved.id(), moved.san());
            } else if (event instanceof GameEvent.Sensor sensor) {
                LOG.debug("sensors: {} {}", sensor.fault(), sensor.healed() ? "is over" : "begins");
            }
        }
    }

    @Override
    public void resumed(List<Input> inputs, List<GameEvent> events) {
        long plies = events.stream().filter(GameEvent.Moved.class::isInstance).count();
        LOG.info("the game of before goes on; {} moves were told", plies);
    }
}
