package org.jadoube.host.engine;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What an engine answered.
 *
 * @param best the move, in the engine's spelling; null if it found none
 * @param lines its best lines, the best first; may be empty
 * @param stopped whether it was stopped before its time: nobody waits for this answer any more
 */
record Answer(@Nullable String best, List<FromEngine.Line> lines, boolean stopped) {
    Answer {
        lines = List.copyOf(lines);
    }
}
