package org.jadoube.host.play;

import java.util.Map;
import org.jadoube.game.Input;
import org.jadoube.host.recording.BadLine;
import org.jadoube.host.recording.InputLines;
import org.jadoube.host.recording.Json;
import org.jadoube.host.web.BadInput;
import org.jspecify.annotations.Nullable;

/** What a page says to the game: one line of a recording, without its time and without what the board alone can know. */
final class PageLine {

    private PageLine() {}

    /** The members of a line that {@code lines} can read. */
    static Map<String, @Nullable Object> read(InputLines lines, String jsonLine) throws BadInput {
        try {
            Map<String, @Nullable Object> line = Json.object(jsonLine);
            line.put("t", 0L);
            Chance.fill(line);
            switch (lines.read(line)) {
                case Input.Frame i -> throw new BadInput("readings come from the board alone");
                case Input.Lift i -> throw new BadInput("edges come from the board alone");
                case Input.Place i -> throw new BadInput("edges come from the board alone");
                case Input.End i -> throw new BadInput("the service is ended where it was started");
                default -> {}
            }
            return line;
        } catch (Json.NotJson | BadLine e) {
            throw new BadInput(String.valueOf(e.getMessage()));
        }
    }
}
