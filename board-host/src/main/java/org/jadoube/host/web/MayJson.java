package org.jadoube.host.web;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import org.jadoube.game.Sayable;

/**
 * Writes what may be said now, as kind {@code may} of {@link PageServer#publish}: {@code
 * {"white":["adjust","resign"],"black":[],"arbiter":["set-clock"]}}.
 */
public final class MayJson {

    private MayJson() {}

    /** The message for {@code now}. */
    public static String write(Sayable now) {
        return Json.written(out -> {
            out.writeStartObject();
            words(out, "white", now.white());
            words(out, "black", now.black());
            words(out, "arbiter", now.arbiter());
            out.writeEndObject();
        });
    }

    private static void words(JsonGenerator out, String who, List<String> words) throws IOException {
        out.writeArrayFieldStart(who);
        for (String word : words) {
            out.writeString(word);
        }
        out.writeEndArray();
    }
}
