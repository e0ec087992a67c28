package org.jadoube.host.play;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.game.Input;
import org.jadoube.host.recording.RecordingReader;
import org.jspecify.annotations.Nullable;

/** A recording as the board: its inputs come at their own times, for a page to watch. */
final class RecordingSource implements BoardSource {

    private final RecordingReader recording;
    private @Nullable Input next;

    RecordingSource(RecordingReader recording) {
        this.recording = recording;
        this.next = wanted();
    }

    @Override
    public List<Input> due(long t) {
        List<Input> inputs = new ArrayList<>();
        for (Input input = next; input != null && input.t() <= t; input = next) {
            inputs.add(input);
            next = wanted();
        }
        return inputs;
    }

    @Override
    public long nextDue() {
        Input input = next;
        return input == null ? Long.MAX_VALUE : input.t();
    }

    /** The service ends when it is told to, not when the recording does. */
    private @Nullable Input wanted() {
        Input input = recording.next();
        return input instanceof Input.End end ? new Input.Tick(end.t()) : input;
    }
}
