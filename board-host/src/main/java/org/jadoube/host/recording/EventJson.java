package org.jadoube.host.recording;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jadoube.arbiter.Duty;
import org.jadoube.arbiter.RuleSet;
import org.jadoube.game.GameEvent;
import org.jadoube.light.Light;
import org.jadoube.rules.Man;
import org.jadoube.rules.Side;
import org.jadoube.rules.Square;
import org.jspecify.annotations.Nullable;

/** Writes an event as one line of JSON, without blanks, its keys in the order of the published tables. */
public final class EventJson {

    private EventJson() {}

    /** The line for {@code event}, without its end. */
    public static String line(GameEvent event) {
        return Json.write(json -> {
            json.writeNumberField("t", event.t());
            json.writeStringField("event", name(event));
            members(json, event);
        });
    }

    /** The name of the event's kind, as in the key {@code event}. */
    public static String name(GameEvent event) {
        return switch (event) {
            case GameEvent.Lifted e -> "lift";
            case GameEvent.Placed e -> "place";
            case GameEvent.DutyChanged e -> "duty";
            case GameEvent.Provisional e -> "provisional";
            case GameEvent.Moved e -> "move";
            case GameEvent.Amended e -> "amend";
            case GameEvent.Completed e -> "completed";
            case GameEvent.TakenBack e -> "takeback";
            case GameEvent.Asked e -> "ask";
            case GameEvent.Answered e -> "answer";
            case GameEvent.Restore e -> "restore";
            case GameEvent.Explained e -> "why-not";
            case GameEvent.Tip e -> "tip";
            case GameEvent.Ruled e -> "ruling";
            case GameEvent.Offered e -> "offer";
            case GameEvent.Claimed e -> "claim";
            case GameEvent.Noticed e -> "notice";
            case GameEvent.Sent e -> "remote";
            case GameEvent.Agreed e -> "agreed";
            case GameEvent.Drawn e -> "drawn";
            case GameEvent.Lights e -> "lights";
            case GameEvent.Clock e -> "clock";
            case GameEvent.Sensor e -> "sensor";
            case GameEvent.Result e -> "result";
            case GameEvent.Game e -> "game";
            case GameEvent.Ended e -> "end";
        };
    }

    private static void members(JsonGenerator json, GameEvent event) throws IOException {
        switch (event) {
            case GameEvent.Lifted e -> man(json, e.square(), e.by(), e.man());
            case GameEvent.Placed e -> man(json, e.square(), e.by(), e.man());
            case GameEvent.DutyChanged e -> duty(json, e);
            case GameEvent.Provisional e -> provisional(json, e);
            case GameEvent.Moved e -> moved(json, e);
            case GameEvent.Amended e -> amended(json, e);
            case GameEvent.Completed e -> completed(json, e);
            case GameEvent.TakenBack e -> takenBack(json, e);
            case GameEvent.Asked e -> asked(json, e);
            case GameEvent.Answered e -> answered(json, e);
            case GameEvent.Restore e -> restore(json, e);
            case GameEvent.Explained e -> explained(json, e);
            case GameEvent.Tip e -> tip(json, e);
            case GameEvent.Ruled e -> ruling(json, e);
            case GameEvent.Offered e -> offered(json, e);
            case GameEvent.Claimed e -> claimed(json, e);
            case GameEvent.Noticed e -> noticed(json, e);
            case GameEvent.Sent e -> sent(json, e);
            case GameEvent.Agreed e -> {
                json.writeBooleanField("white", e.white());
                json.writeBooleanField("black", e.black());
            }
            case GameEvent.Drawn e -> texts(json, "order", e.order());
            case GameEvent.Lights e -> lights(json, e);
            case GameEvent.Clock e -> clock(json, e);
            case GameEvent.Sensor e -> sensor(json, e);
            case GameEvent.Result e -> result(json, e);
            case GameEvent.Game e -> game(json, e);
            case GameEvent.Ended e -> ended(json, e);
        }
    }

    private static void provisional(JsonGenerator json, GameEvent.Provisional e) throws IOException {
        json.writeNumberField("id", e.id());
        json.writeStringField("by", e.by().word());
        text(json, "uci", e.uci());
        text(json, "san", e.san());
    }

    private static void sent(JsonGenerator json, GameEvent.Sent e) throws IOException {
        json.writeStringField("by", e.by().word());
        text(json, "uci", e.uci());
        text(json, "san", e.san());
    }

    private static void moved(JsonGenerator json, GameEvent.Moved e) throws IOException {
        json.writeNumberField("id", e.id());
        json.writeStringField("by", e.by().word());
        json.writeStringField("uci", e.uci());
        json.writeStringField("san", e.san());
        json.writeStringField("fen", e.fen());
        json.writeNumberField("made", e.made());
    }

    private static void amended(JsonGenerator json, GameEvent.Amended e) throws IOException {
        json.writeNumberField("id", e.id());
        texts(json, "from", e.from());
        texts(json, "to", e.to());
        json.writeStringField("fen", e.fen());
    }

    private static void completed(JsonGenerator json, GameEvent.Completed e) throws IOException {
        json.writeNumberField("id", e.id());
        json.writeStringField("uci", e.uci());
        json.writeStringField("cause", e.cause().word());
    }

    private static void takenBack(JsonGenerator json, GameEvent.TakenBack e) throws IOException {
        json.writeNumberField("id", e.id());
        json.writeStringField("uci", e.uci());
        json.writeStringField("fen", e.fen());
    }

    private static void asked(JsonGenerator json, GameEvent.Asked e) throws IOException {
        json.writeNumberField("id", e.id());
        side(json, "by", e.by());
        json.writeStringField("question", e.question().word());
        texts(json, "squares", Square.names(e.squares()));
        texts(json, "choices", e.choices());
    }

    private static void answered(JsonGenerator json, GameEvent.Answered e) throws IOException {
        json.writeNumberField("id", e.id());
        json.writeStringField("choice", e.choice());
        json.writeStringField("how", e.how().word());
    }

    private static void restore(JsonGenerator json, GameEvent.Restore e) throws IOException {
        texts(json, "place", Square.names(e.place()));
        texts(json, "remove", Square.names(e.remove()));
        json.writeStringField("reason", e.reason().word());
    }

    private static void explained(JsonGenerator json, GameEvent.Explained e) throws IOException {
        json.writeStringField("by", e.by().word());
        json.writeStringField("piece", String.valueOf(e.man().fen()));
        json.writeStringField("from", Square.name(e.from()));
        json.writeStringField("to", Square.name(e.to()));
        json.writeStringField("reason", e.why().word());
        texts(json, "men", Square.names(e.why().by()));
        texts(json, "squares", Square.names(e.why().squares()));
        if (!e.move().isEmpty()) {
            json.writeStringField("move", e.move());
        }
        json.writeStringField("law", e.why().law());
    }

    private static void tip(JsonGenerator json, GameEvent.Tip e) throws IOException {
        json.writeStringField("by", e.by().word());
        json.writeStringField("code", e.hint().word());
        texts(json, "squares", Square.names(e.squares()));
    }

    private static void offered(JsonGenerator json, GameEvent.Offered e) throws IOException {
        json.writeStringField("by", e.by().word());
        json.writeStringField("state", e.state());
        json.writeStringField("law", e.law());
    }

    private static void claimed(JsonGenerator json, GameEvent.Claimed e) throws IOException {
        json.writeStringField("kind", e.kind());
        json.writeStringField("by", e.by().word());
        json.writeBooleanField("accepted", e.accepted());
        json.writeStringField("law", e.law());
        json.writeFieldName("proof");
        json.writeArray(
                e.proof().stream().mapToInt(Integer::intValue).toArray(),
                0,
                e.proof().size());
    }

    private static void noticed(JsonGenerator json, GameEvent.Noticed e) throws IOException {
        json.writeStringField("code", e.code());
        side(json, "by", e.by());
        json.writeStringField("law", e.law());
        if (!e.with().isEmpty()) {
            texts(json, "with", e.with());
        }
        Integer ruling = e.ruling();
        if (ruling != null) {
            json.writeNumberField("ruling", ruling);
        }
    }

    private static void lights(JsonGenerator json, GameEvent.Lights e) throws IOException {
        json.writeObjectFieldStart("squares");
        for (Map.Entry<Integer, Light> lamp : new TreeMap<>(e.scene().squares()).entrySet()) {
            json.writeStringField(Square.name(lamp.getKey()), lamp.getValue().word());
        }
        json.writeEndObject();
    }

    private static void clock(JsonGenerator json, GameEvent.Clock e) throws IOException {
        json.writeNumberField("white", e.white());
        json.writeNumberField("black", e.black());
        side(json, "running", e.running());
    }

    private static void sensor(JsonGenerator json, GameEvent.Sensor e) throws IOException {
        texts(json, "squares", Square.names(e.squares()));
        json.writeStringField("fault", e.fault());
        json.writeBooleanField("healed", e.healed());
    }

    private static void result(JsonGenerator json, GameEvent.Result e) throws IOException {
        json.writeStringField("result", e.result());
        json.writeStringField("reason", e.reason());
        json.writeStringField("law", e.law());
    }

    private static void game(JsonGenerator json, GameEvent.Game e) throws IOException {
        json.writeNumberField("number", e.number());
        json.writeStringField("fen", e.fen());
        json.writeFieldName("rules");
        rules(json, e.rules());
    }

    private static void ended(JsonGenerator json, GameEvent.Ended e) throws IOException {
        json.writeStringField("fen", e.fen());
        texts(json, "moves", e.moves());
        json.writeNumberField("undone", e.undone());
        json.writeStringField("result", e.result());
        json.writeStringField("state", e.state().word());
    }

    private static void man(JsonGenerator json, int square, Side by, @Nullable Man man) throws IOException {
        json.writeStringField("square", Square.name(square));
        json.writeStringField("by", by.word());
        if (man != null) {
            json.writeStringField("piece", String.valueOf(man.fen()));
        }
    }

    private static void duty(JsonGenerator json, GameEvent.DutyChanged e) throws IOException {
        Duty duty = e.duty();
        json.writeStringField("by", duty.by().word());
        json.writeStringField("kind", duty.kind().word());
        texts(json, "squares", duty.squares().stream().map(Square::name).toList());
        json.writeStringField("law", duty.law());
        texts(json, "allowed", e.allowed());
    }

    private static void ruling(JsonGenerator json, GameEvent.Ruled e) throws IOException {
        json.writeNumberField("id", e.id());
        json.writeStringField("kind", e.kind());
        side(json, "by", e.by());
        json.writeStringField("law", e.law());
        GameEvent.Penalty penalty = e.penalty();
        if (penalty == null) {
            json.writeNullField("penalty");
        } else {
            json.writeObjectFieldStart("penalty");
            json.writeStringField("to", penalty.to().word());
            json.writeNumberField("addSeconds", penalty.addSeconds());
            json.writeEndObject();
        }
        Integer offence = e.offence();
        if (offence != null) {
            json.writeNumberField("offence", offence);
        }
        if (e.judgement()) {
            json.writeBooleanField("judgement", true);
        }
    }

    /** A rule set as the header of a recording spells it: its word, or base and house rules. */
    static void rules(JsonGenerator json, RuleSet rules) throws IOException {
        if (rules.equals(RuleSet.of(rules.base()))) {
            json.writeString(rules.base().word());
            return;
        }
        json.writeStartObject();
        json.writeStringField("base", rules.base().word());
        texts(json, "house", rules.houseWords());
        json.writeEndObject();
    }

    static void texts(JsonGenerator json, String key, List<String> values) throws IOException {
        json.writeArrayFieldStart(key);
        for (String value : values) {
            json.writeString(value);
        }
        json.writeEndArray();
    }

    static void text(JsonGenerator json, String key, @Nullable String value) throws IOException {
        json.writeFieldName(key);
        if (value == null) {
            json.writeNull();
        } else {
            json.writeString(value);
        }
    }

    private static void side(JsonGenerator json, String key, @Nullable Side side) throws IOException {
        text(json, key, side == null ? null : side.word());
    }
}
