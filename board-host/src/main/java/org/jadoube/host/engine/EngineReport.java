package org.jadoube.host.engine;

import java.util.List;
import org.jadoube.host.recording.Json;
import org.jadoube.rules.Side;
import org.jspecify.annotations.Nullable;

/**
 * How one engine at the board is, for whoever watches.
 *
 * @param name what the engine calls itself
 * @param line what went wrong, for people; null if nothing did
 */
record EngineReport(
        Side side,
        EngineChoice choice,
        String name,
        SeatState state,
        @Nullable String line) {

    /** {@code {"seats":[{"side":…,"engine":…,"name":…,"level":…,"state":…,"line":…}]}}. */
    static String json(List<EngineReport> reports) {
        return Json.write(json -> {
            json.writeArrayFieldStart("seats");
            for (EngineReport report : reports) {
                json.writeStartObject();
                json.writeStringField("side", report.side().word());
                json.writeStringField("engine", report.choice().name());
                json.writeStringField("name", report.name());
                json.writeNumberField("level", report.choice().level());
                json.writeStringField("state", report.state().word());
                json.writeStringField("line", report.line());
                json.writeEndObject();
            }
            json.writeEndArray();
        });
    }
}
