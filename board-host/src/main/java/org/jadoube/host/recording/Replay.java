package org.jadoube.host.recording;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jadoube.game.GameEvent;
import org.jadoube.game.GameSession;
import org.jadoube.game.Input;

/** Runs a recording through the pipeline of a game, on the recording's own clock. */
public final class Replay {

    private Replay() {}

    /**
     * The events of a recording as lines of JSON.
     *
     * @param lines the lines of the recording, header first
     * @throws RecordingException if a line is no line of a recording
     */
    public static List<String> events(List<String> lines) {
        List<String> events = new ArrayList<>();
        run(new RecordingReader("recording", lines.iterator()), event -> events.add(EventJson.line(event)));
        return events;
    }

    /** Runs {@code recording} to its end and gives every event to {@code sink} as it is decided. */
    public static void run(RecordingReader recording, Consumer<GameEvent> sink) {
        run(recording, new GameSession(recording.header()), sink);
    }

    /** The same with a session that the caller may ask, such as why a move was settled. */
    public static void run(RecordingReader recording, GameSession session, Consumer<GameEvent> sink) {
        boolean ended = false;
        for (Input input = recording.next(); input != null; input = recording.next()) {
            session.on(input).forEach(sink);
            ended = input instanceof Input.End;
        }
        if (!ended) {
            session.on(new Input.End(recording.last())).forEach(sink);
        }
    }
}
