package org.jadoube.host.play;

import java.util.List;
import org.jadoube.game.GameEvent;
import org.jadoube.game.Input;
import org.jadoube.light.LightScene;

/** The lamps of a board of wire: the game's scene, or that of a guest who has the board. */
final class WiredLights implements GameThread.Listener {

    private final WiredSource board;
    private LightScene game = LightScene.DARK;
    private LightScene guest = LightScene.DARK;
    private boolean lent;

    WiredLights(WiredSource board) {
        this.board = board;
    }

    /** The game's scene has changed. */
    synchronized void show(LightScene scene) {
        game = scene;
        if (!lent) {
            board.show(scene);
        }
    }

    /** A guest's scene. */
    synchronized void lend(LightScene scene) {
        lent = true;
        guest = scene;
        board.show(guest);
    }

    /** The guest has left. */
    synchronized void back() {
        lent = false;
        board.show(game);
    }

    @Override
    public void input(Input input) {}

    @Override
    public void events(List<GameEvent> events) {
        for (GameEvent event : events) {
            if (event instanceof GameEvent.Lights lights) {
                show(lights.scene());
            } else if (event instanceof GameEvent.Lifted) {
                board.lifted();
            }
        }
    }

    /** Of all the scenes before a stop the last one alone is shown. */
    @Override
    public void resumed(List<Input> inputs, List<GameEvent> events) {
        events(events.stream().filter(GameEvent.Lights.class::isInstance).reduce((before, after) -> after).stream()
                .toList());
    }
}
