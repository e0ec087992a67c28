package org.jadoube.host.play;

import java.util.List;
import org.jadoube.game.GameEvent;
import org.jadoube.game.GameSession;
import org.jadoube.game.Input;
import org.jadoube.game.Sayable;
import org.jadoube.host.web.MayJson;
import org.jadoube.host.web.PageServer;
import org.jspecify.annotations.Nullable;

/** Tells the pages what may be said, whenever that has changed. */
final class MayListener implements GameThread.Listener {

    private final GameSession session;
    private final PageServer server;
    private @Nullable Sayable told;

    MayListener(GameSession session, PageServer server) {
        this.session = session;
        this.server = server;
    }

    @Override
    public void input(Input input) {}

    @Override
    public void events(List<GameEvent> events) {
        Sayable now = session.sayable();
        if (!now.equals(told)) {
            told = now;
            server.publish("may", MayJson.write(now));
        }
    }
}
