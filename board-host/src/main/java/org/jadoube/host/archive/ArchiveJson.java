package org.jadoube.host.archive;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.jadoube.host.recording.Json;

/** Games and statistics as the page and {@code games --json} get them. */
public final class ArchiveJson {

    private ArchiveJson() {}

    /** A line about each game, the newest first. */
    public static String list(List<ArchivedGame> games) {
        return Json.write(json -> {
            json.writeArrayFieldStart("games");
            for (ArchivedGame game : games.reversed()) {
                json.writeStartObject();
                json.writeNumberField("number", game.number());
                json.writeStringField("date", game.date());
                json.writeStringField("white", game.tag("White"));
                json.writeStringField("black", game.tag("Black"));
                json.writeStringField("result", game.game().result());
                json.writeNumberField("plies", game.plies());
                json.writeStringField("opening", game.opening());
                json.writeStringField("rules", game.rules());
                json.writeEndObject();
            }
            json.writeEndArray();
        });
    }

    /** The statistics. */
    public static String statistics(Statistics statistics) {
        return Json.write(json -> {
            json.writeObjectFieldStart("all");
            tally(json, statistics.all());
            json.writeEndObject();
            json.writeObjectFieldStart("players");
            for (Map.Entry<String, PlayerScore> player : statistics.players().entrySet()) {
                PlayerScore score = player.getValue();
                json.writeObjectFieldStart(player.getKey());
                json.writeNumberField("games", score.games());
                json.writeNumberField("points", score.halfPoints() / 2.0);
                json.writeNumberField("wins", score.wins());
                json.writeNumberField("draws", score.draws());
                json.writeNumberField("losses", score.losses());
                json.writeNumberField("asWhite", score.asWhite());
                json.writeNumberField("secondsAMove", Math.round(score.secondsAMove() * 10) / 10.0);
                json.writeEndObject();
            }
            json.writeEndObject();
            tallies(json, "openings", statistics.openings());
            tallies(json, "rules", statistics.rules());
        });
    }

    private static void tallies(JsonGenerator json, String name, Map<String, Tally> tallies) throws IOException {
        json.writeObjectFieldStart(name);
        for (Map.Entry<String, Tally> entry : tallies.entrySet()) {
            json.writeObjectFieldStart(entry.getKey());
            tally(json, entry.getValue());
            json.writeEndObject();
        }
        json.writeEndObject();
    }

    private static void tally(JsonGenerator json, Tally tally) throws IOException {
        json.writeNumberField("games", tally.games());
        json.writeNumberField("white", tally.white());
        json.writeNumberField("draws", tally.draws());
        json.writeNumberField("black", tally.black());
        json.writeNumberField("open", tally.open());
        json.writeArrayFieldStart("percent");
        for (int part : tally.percent()) {
            json.writeNumber(part);
        }
        json.writeEndArray();
    }
}
