package org.jadoube.host.play;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.jadoube.arbiter.RemoteSides;
import org.jadoube.game.GameSetup;
import org.jadoube.game.Input;
import org.jadoube.host.recording.BadLine;
import org.jadoube.host.recording.InputLines;
import org.jadoube.host.recording.Json;
import org.jadoube.host.web.BadInput;
import org.jadoube.rules.Side;
import org.jspecify.annotations.Nullable;

/** What a page says to the game: one line of a recording, without its time and without what the board alone can know. */
final class PageLine {

    private static final String REMOTE = "remote";

    private PageLine() {}

    /**
     * The members of a line that {@code lines} can read, at a board where engines play the sides {@code engines}.
     *
     * @param voice what it may say in whose name
     */
    static Map<String, @Nullable Object> read(InputLines lines, String jsonLine, RemoteSides engines, OwnVoice voice)
            throws BadInput {
        try {
            Map<String, @Nullable Object> line = Json.object(jsonLine);
            line.put("t", 0L);
            Chance.fill(line);
            seat(line, engines);
            name(line, engines);
            Input input = lines.read(line);
            Optional<String> refusal = voice.refusal(input);
            if (refusal.isPresent()) {
                throw new BadInput(refusal.get());
            }
            switch (input) {
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

    /** A take-back without a name comes from a button for both players, and against an engine the person pressed it. */
    private static void name(Map<String, @Nullable Object> line, RemoteSides engines) {
        Side person = OwnVoice.person(engines);
        if (person != null && "takeback".equals(line.get("say")) && !line.containsKey("by")) {
            line.put("by", person.word());
        }
    }

    /** Who is given a side that no engine of this machine plays sits far away, unless the line says otherwise. */
    private static void seat(Map<String, @Nullable Object> line, RemoteSides engines) {
        if (line.get("set") instanceof Map<?, ?> told && told.containsKey(REMOTE) && !told.containsKey(GameSetup.FAR)) {
            Map<String, @Nullable Object> set = new LinkedHashMap<>();
            told.forEach((key, value) -> set.put(String.valueOf(key), value));
            boolean far =
                    engines == RemoteSides.NONE && !RemoteSides.NONE.word().equals(told.get(REMOTE));
            set.put(GameSetup.FAR, far ? true : "");
            line.put("set", set);
        }
    }
}
