package org.jadoube.host.bridge.livechess;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import org.jadoube.host.bridge.Placement;
import org.jadoube.host.bridge.Standing;
import org.jadoube.host.recording.Json;

/** What the server says: answers to calls, messages of feeds, errors. */
final class Messages {

    private Messages() {}

    /** The answer to a call that gives nothing. */
    static String done(long id) {
        return message("call", id, json -> json.writeNullField("param"));
    }

    /** The list of boards: one. */
    static String boards(long id, String serial, Standing standing) {
        return message("call", id, json -> {
            json.writeArrayFieldStart("param");
            board(json, serial, standing);
            json.writeEndArray();
        });
    }

    /** The same list alone, for the REST twin. */
    static String boards(String serial, Standing standing) {
        String whole = Json.write(json -> {
            json.writeArrayFieldStart("param");
            board(json, serial, standing);
            json.writeEndArray();
        });
        return whole.substring("{\"param\":".length(), whole.length() - 1);
    }

    private static void board(JsonGenerator json, String serial, Standing standing) throws IOException {
        json.writeStartObject();
        json.writeStringField("serialnr", serial);
        json.writeStringField("source", "Jadoube");
        json.writeStringField("state", "ACTIVE");
        json.writeStringField("battery", "100%");
        json.writeNullField("comment");
        json.writeStringField("board", Placement.of(standing.men()));
        json.writeBooleanField("flipped", false);
        Subscription.clock(json, standing.clock());
        json.writeEndObject();
    }

    /** A message of a feed. */
    static String feed(long id, Json.Members param) {
        return message("feed", id, json -> {
            json.writeObjectFieldStart("param");
            param.write(json);
            json.writeEndObject();
        });
    }

    /** What was wrong with a request. */
    static String error(long id, String why) {
        return message("error", id, json -> {
            json.writeObjectFieldStart("param");
            json.writeStringField("message", why);
            json.writeEndObject();
        });
    }

    private static String message(String kind, long id, Json.Members param) {
        return Json.write(json -> {
            json.writeStringField("response", kind);
            json.writeNumberField("id", id);
            param.write(json);
            json.writeNumberField("time", System.currentTimeMillis());
        });
    }
}
