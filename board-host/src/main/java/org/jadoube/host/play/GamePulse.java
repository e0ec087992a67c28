package org.jadoube.host.play;

import java.net.URI;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jadoube.game.GameEvent;
import org.jadoube.game.GameView;
import org.jadoube.host.service.Heartbeat;

/**
 * The game thread's sign of life: it answers when its turn comes, after everything that arrived before.
 *
 * @param status how the game stands, in one line; asked on the game thread
 */
record GamePulse(GameThread thread, Supplier<String> status) implements Heartbeat.Pulse {

    @Override
    public void ask(Consumer<String> answer) {
        thread.post(game -> answer.accept(status.get()));
    }

    @Override
    public String where() {
        return thread.where();
    }

    /** The line that {@code systemctl status} shows. */
    static String status(URI page, String board, GameView view) {
        GameEvent.Result result = view.result();
        String stands = result != null
                ? result.result() + ", " + result.reason()
                : view.position().turn().word() + " to move";
        return page + ", board " + board + ", game " + view.number() + ", ply "
                + view.plies().size() + ", " + stands;
    }
}
