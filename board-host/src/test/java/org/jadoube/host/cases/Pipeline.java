package org.jadoube.host.cases;

import java.util.List;
import org.junit.jupiter.api.Assumptions;

/** The way that {@code replay --json} goes, from the lines of a recording to the lines of events. */
final class Pipeline {

    private Pipeline() {}

    /** The events of a recording. */
    static Events run(List<String> recording) {
        try {
            Object lines = Class.forName("org.jadoube.host.recording.Replay")
                    .getMethod("events", List.class)
                    .invoke(null, recording);
            return new Events(((List<?>) lines).stream().map(String::valueOf).toList());
        } catch (ClassNotFoundException e) {
            Assumptions.abort("the pipeline is not built in");
            throw new AssertionError(e);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e.getCause() == null ? e : e.getCause());
        }
    }
}
