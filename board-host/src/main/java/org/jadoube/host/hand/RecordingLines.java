package org.jadoube.host.hand;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jadoube.rules.Fen;
import org.jadoube.rules.Position;
import org.jadoube.rules.Side;

/** The lines of a recording, version 1 (docs/interfaces.md), in the order in which they are added. */
final class RecordingLines {

    private static final JsonFactory JSON = new JsonFactory();

    private final List<String> lines = new ArrayList<>();

    List<String> all() {
        return List.copyOf(lines);
    }

    /** The header; {@code hand} and {@code seed} say who made it, and readers pass over them. */
    void header(HandProfile profile, long seed, Sight sight, String rules, GameScript script) {
        line(json -> {
            json.writeNumberField("recording", 1);
            json.writeStringField("sensor", sight.word());
            if (!script.start().equals(Position.initial())) {
                json.writeStringField("fen", Fen.write(script.start()));
            }
            json.writeStringField("rules", rules);
            if (!profile.clock().isEmpty()) {
                json.writeStringField("clock", profile.clock());
            }
            if (script.start().chess960()) {
                json.writeBooleanField("chess960", true);
            }
            Side remote = script.remote();
            if (remote != null) {
                json.writeStringField("remote", remote.word());
            }
            names(json, script.names());
            json.writeStringField("hand", profile.name());
            json.writeNumberField("seed", seed);
        });
    }

    /** Names of the players stand by colour under one key. */
    private static void names(JsonGenerator json, Map<String, String> names) throws IOException {
        boolean players = names.containsKey("white") && names.containsKey("black");
        if (players) {
            json.writeObjectFieldStart("players");
            json.writeStringField("white", names.getOrDefault("white", ""));
            json.writeStringField("black", names.getOrDefault("black", ""));
            json.writeEndObject();
        }
        for (String key : new String[] {"event", "round"}) {
            if (names.containsKey(key)) {
                json.writeStringField(key, names.getOrDefault(key, ""));
            }
        }
    }

    void word(Word word) {
        line(json -> {
            json.writeNumberField("t", word.t());
            if (word.key().equals("end")) {
                json.writeBooleanField("end", true);
            } else {
                json.writeStringField(word.key(), word.value());
            }
        });
    }

    void frame(long t, Sight sight, Reading reading) {
        line(json -> {
            json.writeNumberField("t", t);
            switch (sight) {
                case OCCUPANCY -> json.writeStringField("frame", reading.mask());
                case COLOUR -> {
                    json.writeStringField("white", reading.mask(Side.WHITE));
                    json.writeStringField("black", reading.mask(Side.BLACK));
                }
                case IDENTITY -> json.writeStringField("board", reading.placement());
            }
        });
    }

    private void line(Fields fields) {
        StringWriter text = new StringWriter();
        try (JsonGenerator json = JSON.createGenerator(text)) {
            json.writeStartObject();
            fields.write(json);
            json.writeEndObject();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        lines.add(text.toString());
    }

    @FunctionalInterface
    private interface Fields {
        void write(JsonGenerator json) throws IOException;
    }
}
