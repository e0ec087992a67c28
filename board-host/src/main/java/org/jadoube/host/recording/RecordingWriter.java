package org.jadoube.host.recording;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jadoube.arbiter.RemoteSides;
import org.jadoube.game.Clash;
import org.jadoube.game.GameSetup;
import org.jadoube.game.Input;
import org.jadoube.game.Lots;
import org.jadoube.light.Grade;
import org.jadoube.rules.Move;
import org.jadoube.rules.Piece;
import org.jadoube.rules.Position;
import org.jadoube.rules.Side;
import org.jadoube.rules.Square;
import org.jadoube.sensing.Reading;
import org.jspecify.annotations.Nullable;

/** Writes a recording, version 1: a header and one line an input. What it writes the reader reads back the same. */
public final class RecordingWriter {

    private RecordingWriter() {}

    /** The header line for {@code setup}; what has its default is left out. */
    public static String header(GameSetup setup) {
        return Json.write(json -> {
            json.writeNumberField("recording", 1);
            json.writeStringField("sensor", setup.sensor().word());
            settings(json, setup);
        });
    }

    private static void settings(JsonGenerator json, GameSetup setup) throws IOException {
        Position start = setup.start();
        if (!start.fen().equals(Position.initial().fen()) || start.chess960()) {
            json.writeStringField("fen", start.fen());
        }
        if (!setup.history().isEmpty()) {
            EventJson.texts(
                    json,
                    "history",
                    setup.history().stream().map(move -> uci(move, start)).toList());
        }
        json.writeFieldName("rules");
        EventJson.rules(json, setup.rules());
        json.writeStringField("time", setup.time().word());
        if (setup.clock() != null) {
            json.writeStringField("clock", setup.clock().text());
        }
        if (setup.levers() != (setup.clock() != null)) {
            json.writeBooleanField("levers", setup.levers());
        }
        if (setup.allLights()) {
            json.writeStringField("lights", "all");
        }
        if (start.chess960()) {
            json.writeBooleanField("chess960", true);
        }
        if (setup.remote() != RemoteSides.NONE) {
            json.writeStringField("remote", setup.remote().word());
        }
        offences(json, setup.offences());
        names(json, setup.names());
    }

    private static String uci(Move move, Position start) {
        return move.uci(start.chess960());
    }

    private static void offences(JsonGenerator json, Map<Side, Integer> offences) throws IOException {
        if (offences.values().stream().allMatch(n -> n == 0)) {
            return;
        }
        json.writeObjectFieldStart("offences");
        for (Side side : Side.values()) {
            json.writeNumberField(side.word(), offences.getOrDefault(side, 0));
        }
        json.writeEndObject();
    }

    private static void names(JsonGenerator json, Map<String, String> names) throws IOException {
        for (String group : new String[] {"", "help."}) {
            boolean any = names.containsKey(group + "white") || names.containsKey(group + "black");
            if (any) {
                json.writeObjectFieldStart(group.isEmpty() ? "players" : "help");
                for (Side side : Side.values()) {
                    text(json, side.word(), names.get(group + side.word()));
                }
                json.writeEndObject();
            }
        }
        text(json, "event", names.get("event"));
        text(json, "round", names.get("round"));
        text(json, "table", names.get("table"));
        text(json, "practice", names.get("practice"));
        for (String key : HeaderLine.SWITCHES) {
            String told = names.get(key);
            if (told != null && told.isBlank()) {
                json.writeStringField(key, "");
            } else if (told != null) {
                json.writeBooleanField(key, told.equals("yes"));
            }
        }
    }

    /** The line for {@code input}. */
    public static String line(Input input) {
        return Json.write(json -> {
            json.writeNumberField("t", input.t());
            members(json, input);
        });
    }

    private static void members(JsonGenerator json, Input input) throws IOException {
        switch (input) {
            case Input.Frame i -> frame(json, i.reading());
            case Input.Lift i -> edge(json, "lift", i.square(), i.colour(), i.piece());
            case Input.Place i -> edge(json, "place", i.square(), i.colour(), i.piece());
            case Input.Touch i -> {
                json.writeStringField("touch", Square.name(i.square()));
                json.writeStringField("by", i.by().word());
            }
            case Input.Press i -> json.writeStringField("press", i.side().word());
            case Input.Say i -> {
                Side by = i.by();
                json.writeStringField("say", i.word());
                json.writeStringField("by", by == null ? "arbiter" : by.word());
                for (Map.Entry<String, String> with : new TreeMap<>(i.with()).entrySet()) {
                    json.writeStringField(with.getKey(), with.getValue());
                }
            }
            case Input.Change i -> change(json, i.changes());
            case Input.Draw i -> draw(json, i.lots());
            case Input.Choose i -> {
                json.writeStringField("choose", i.choice());
                Integer id = i.id();
                if (id != null) {
                    json.writeNumberField("id", id);
                }
            }
            case Input.Hint i -> {
                json.writeStringField("hint", i.uci());
                text(json, "after", i.after());
            }
            case Input.Grades i -> {
                json.writeObjectFieldStart("grades");
                for (Map.Entry<String, Grade> grade : new TreeMap<>(i.moves()).entrySet()) {
                    json.writeStringField(grade.getKey(), grade.getValue().word());
                }
                json.writeEndObject();
                text(json, "after", i.after());
            }
            case Input.Remote i -> {
                json.writeStringField("remote", i.uci());
                text(json, "after", i.after());
            }
            case Input.Flag i -> json.writeStringField("flag", i.side().word());
            case Input.Unwatched i -> json.writeBooleanField("unwatched", true);
            case Input.Tick i -> {}
            case Input.End i -> json.writeBooleanField("end", true);
        }
    }

    private static void draw(JsonGenerator json, Lots lots) throws IOException {
        if (lots.named()) {
            EventJson.texts(json, "draw", lots.players());
        } else {
            json.writeNumberField("draw", lots.players().size());
        }
        json.writeNumberField("lot", lots.lot());
    }

    private static void change(JsonGenerator json, GameSetup.Changes c) throws IOException {
        json.writeObjectFieldStart("set");
        if (c.rules() != null) {
            json.writeFieldName("rules");
            EventJson.rules(json, c.rules());
        }
        if (c.start() != null) {
            json.writeStringField("fen", c.start().fen());
            json.writeBooleanField("chess960", c.start().chess960());
        }
        if (c.clock() != null) {
            json.writeStringField("clock", c.clock().text());
        }
        if (c.withoutClock()) {
            json.writeStringField("clock", "none");
        }
        if (c.levers() != null) {
            json.writeBooleanField("levers", c.levers());
        }
        if (c.allLights() != null) {
            json.writeStringField("lights", c.allLights() ? "all" : "rules");
        }
        if (c.remote() != null) {
            json.writeStringField("remote", c.remote().word());
        }
        names(json, c.names());
        Clash clash = c.clash();
        if (clash != null) {
            EventJson.texts(json, "clash", List.of(clash.first(), clash.second()));
        }
        json.writeEndObject();
    }

    private static void frame(JsonGenerator json, Reading reading) throws IOException {
        switch (reading) {
            case Reading.Occupancy r -> json.writeStringField("frame", hex(r.full()));
            case Reading.Colour r -> {
                json.writeStringField("white", hex(r.white()));
                json.writeStringField("black", hex(r.black()));
            }
            case Reading.Identity r -> json.writeStringField("board", Placements.write(r));
        }
    }

    private static void edge(JsonGenerator json, String key, int square, @Nullable Side colour, @Nullable Piece piece)
            throws IOException {
        json.writeStringField(key, Square.name(square));
        if (colour != null) {
            json.writeStringField("colour", colour.word());
        }
        if (piece != null) {
            json.writeStringField("piece", String.valueOf(piece.letter()));
        }
    }

    private static void text(JsonGenerator json, String key, @Nullable String value) throws IOException {
        if (value != null) {
            json.writeStringField(key, value);
        }
    }

    private static String hex(long mask) {
        String digits = Long.toHexString(mask);
        return "0".repeat(16 - digits.length()) + digits;
    }
}
