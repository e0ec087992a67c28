package org.jadoube.host.cases;

import java.util.List;
import org.jadoube.host.recording.Replay;

/** The way that {@code replay --json} goes, from the lines of a recording to the lines of events. */
final class Pipeline {

    private Pipeline() {}

    /** The events of a recording. */
    static Events run(List<String> recording) {
        return new Events(Replay.events(recording));
    }
}
