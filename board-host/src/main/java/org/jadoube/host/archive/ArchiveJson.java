package org.jadoube.host.archive;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jadoube.host.recording.Json;
import org.jadoube.rules.Position;
import org.jadoube.rules.San;
import org.jadoube.rules.Side;
import org.jadoube.rules.pgn.PgnMove;

/** Games and statistics as the page and {@code games --json} get them. */
public final class ArchiveJson {

    /** So many names are told. */
    private static final int NAMES = 40;

    private ArchiveJson() {}

    /** A line about each game, the newest first. */
    public static String list(List<ArchivedGame> games) {
        return Json.write(json -> games(json, games));
    }

    /** The statistics. */
    public static String statistics(Statistics statistics) {
        return Json.write(json -> members(json, statistics));
    }

    /** Both: so many games there are, {@code games} of them by name, and the statistics of all. */
    public static String page(int count, List<ArchivedGame> games, Statistics statistics) {
        return Json.write(json -> {
            json.writeNumberField("count", count);
            games(json, games);
            json.writeObjectFieldStart("statistics");
            members(json, statistics);
            json.writeEndObject();
        });
    }

    /** The names of the players, who played last first. */
    public static String names(List<ArchivedGame> games) {
        Set<String> names = new LinkedHashSet<>();
        for (ArchivedGame game : games.reversed()) {
            names.add(game.tag("White"));
            names.add(game.tag("Black"));
        }
        names.remove("?");
        return Json.write(json -> {
            json.writeArrayFieldStart("players");
            for (String name : names.stream().limit(NAMES).toList()) {
                json.writeString(name);
            }
            json.writeEndArray();
        });
    }

    /** One game with every position: {@code fen}, and from the second on {@code uci}, {@code san}, {@code number}. */
    public static String game(ArchivedGame game) {
        return Json.write(json -> {
            members(json, game);
            json.writeArrayFieldStart("positions");
            Position position = game.game().start();
            json.writeStartObject();
            json.writeStringField("fen", position.fen());
            json.writeEndObject();
            for (PgnMove move : game.game().moves()) {
                json.writeStartObject();
                boolean numbered = position.turn() == Side.WHITE
                        || position.equals(game.game().start());
                if (numbered) {
                    json.writeStringField(
                            "number", position.fullmoveNumber() + (position.turn() == Side.WHITE ? "." : "..."));
                }
                json.writeStringField("uci", move.move().uci());
                json.writeStringField("san", San.write(position, move.move()));
                position = position.play(move.move());
                json.writeStringField("fen", position.fen());
                json.writeEndObject();
            }
            json.writeEndArray();
        });
    }

    private static void games(JsonGenerator json, List<ArchivedGame> games) throws IOException {
        json.writeArrayFieldStart("games");
        for (ArchivedGame game : games.reversed()) {
            json.writeStartObject();
            members(json, game);
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    private static void members(JsonGenerator json, ArchivedGame game) throws IOException {
        json.writeNumberField("number", game.number());
        json.writeStringField("date", game.date());
        json.writeStringField("white", game.tag("White"));
        json.writeStringField("black", game.tag("Black"));
        json.writeStringField("result", game.game().result());
        json.writeNumberField("plies", game.plies());
        json.writeStringField("opening", game.opening());
        json.writeStringField("rules", game.rules());
    }

    private static void members(JsonGenerator json, Statistics statistics) throws IOException {
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
            json.writeNumberField("secondsUsed", Math.round(score.millis() / 1000.0));
            json.writeNumberField("secondsAMove", Math.round(score.secondsAMove() * 10) / 10.0);
            json.writeEndObject();
        }
        json.writeEndObject();
        tallies(json, "openings", statistics.openings());
        tallies(json, "rules", statistics.rules());
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
        for (int part : tally.perMille()) {
            json.writeNumber(part / 10.0);
        }
        json.writeEndArray();
    }
}
