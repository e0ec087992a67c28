package org.jadoube.host.play;

import java.util.List;
import org.jadoube.game.GameEvent;
import org.jadoube.game.Input;
import org.jadoube.host.recording.EventJson;
import org.jadoube.host.web.PageServer;

/** Tells the page; what happened before a stop is told with its age, so that the clocks are shown right. */
record PageListener(PageServer server, long from) implements GameThread.Listener {
    @Override
    public void input(Input input) {}

    @Override
    public void events(List<GameEvent> events) {
        events.forEach(event -> server.publish("event", EventJson.line(event)));
    }

    @Override
    public void resumed(List<Input> inputs, List<GameEvent> events) {
        for (GameEvent event : StillTold.of(events)) {
            server.publishAgain("event", EventJson.line(event), from - event.t());
        }
    }
}
