package org.jadoube.host.play;

import java.util.List;
import org.jadoube.game.GameEvent;
import org.jadoube.game.Input;
import org.jadoube.host.recording.RecordingWriter;

/** Writes what reaches the game into a recording. */
record RecordingListener(LineFile file) implements GameThread.Listener {
    @Override
    public void input(Input input) {
        if (!(input instanceof Input.Tick)) {
            file.add(RecordingWriter.line(input));
        }
    }

    @Override
    public void events(List<GameEvent> events) {}

    @Override
    public void resumed(List<Input> inputs, List<GameEvent> events) {
        inputs.forEach(this::input);
    }
}
