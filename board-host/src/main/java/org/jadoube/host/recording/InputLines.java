package org.jadoube.host.recording;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jadoube.game.GameSetup;
import org.jadoube.game.Input;
import org.jadoube.game.Lots;
import org.jadoube.light.Grade;
import org.jadoube.rules.Man;
import org.jadoube.rules.Piece;
import org.jadoube.rules.Side;
import org.jadoube.sensing.Reading;
import org.jadoube.sensing.SensorKind;
import org.jspecify.annotations.Nullable;

/** Reads one line after the header into an {@link Input}; keys that it does not know are passed over. */
public final class InputLines {

    /** The keys of a {@code say} line that travel with the word. */
    private static final List<String> WITH = List.of("move", "id", "ruling", "white", "black", "result", "reason");

    private final GameSetup header;

    /** Lines of a recording with this header. */
    public InputLines(GameSetup header) {
        this.header = header;
    }

    /** Reads {@code members}. */
    public Input read(Map<String, @Nullable Object> members) {
        Fields line = new Fields(members);
        if (!line.has("t")) {
            throw new BadLine("no \"t\": every line needs its time in ms");
        }
        long t = line.whole("t");
        if (t < 0) {
            throw Fields.wrong("t", "a time from 0", t);
        }
        return read(t, line);
    }

    private Input read(long t, Fields line) {
        if (line.has("frame")) {
            needs(SensorKind.OCCUPANCY, "frame");
            return new Input.Frame(t, new Reading.Occupancy(line.mask("frame")));
        }
        if (line.has("say")) {
            return say(t, line);
        }
        if (isMask(line)) {
            needs(SensorKind.COLOUR, "white");
            return colours(t, line);
        }
        if (line.has("board")) {
            needs(SensorKind.IDENTITY, "board");
            return new Input.Frame(t, Placements.read(line.text("board")));
        }
        if (line.has("lift")) {
            return new Input.Lift(t, line.square("lift"), colour(line), piece(line));
        }
        if (line.has("place")) {
            return new Input.Place(t, line.square("place"), colour(line), piece(line));
        }
        return word(t, line);
    }

    private Input word(long t, Fields line) {
        if (line.has("touch")) {
            return new Input.Touch(t, line.square("touch"), line.side("by"));
        }
        if (line.has("press")) {
            return new Input.Press(t, line.side("press"));
        }
        Fields set = line.object("set");
        if (set != null) {
            return new Input.Change(t, HeaderLine.changes(set, header));
        }
        if (line.has("draw")) {
            return new Input.Draw(t, lots(line));
        }
        if (line.has("choose")) {
            return new Input.Choose(t, choice(line), line.has("id") ? Math.toIntExact(line.whole("id")) : null);
        }
        if (line.has("remote")) {
            return new Input.Remote(t, line.text("remote"), line.textOr("after", null));
        }
        if (line.has("hint")) {
            return new Input.Hint(t, line.text("hint"), line.textOr("after", null));
        }
        Fields grades = line.object("grades");
        if (grades != null) {
            return new Input.Grades(t, grades(grades), line.textOr("after", null));
        }
        if (line.has("flag")) {
            return new Input.Flag(t, line.side("flag"));
        }
        if (line.flag("unwatched", false)) {
            return new Input.Unwatched(t);
        }
        if (line.flag("end", false)) {
            return new Input.End(t);
        }
        return new Input.Tick(t);
    }

    private static Map<String, Grade> grades(Fields told) {
        Map<String, Grade> grades = new TreeMap<>();
        for (String uci : told.members().keySet()) {
            String word = told.text(uci);
            grades.put(uci, Grade.of(word).orElseThrow(() -> Fields.wrong(uci, "good, doubtful or blunder", word)));
        }
        return grades;
    }

    private void needs(SensorKind kind, String key) {
        if (header.sensor() != kind) {
            throw new BadLine("\"" + key + "\" is a reading of sensor " + kind.word() + ", but the header says "
                    + header.sensor().word());
        }
    }

    private static Input say(long t, Fields line) {
        String by = line.textOr("by", "white");
        Side side = "arbiter".equals(by) ? null : line.has("by") ? line.side("by") : null;
        Map<String, String> with = new TreeMap<>();
        for (String key : WITH) {
            Object value = line.members().get(key);
            if (value != null) {
                with.put(key, String.valueOf(value));
            }
        }
        return new Input.Say(t, line.text("say"), side, with);
    }

    /** One mask alone is a torn reading on a board that tells colours, and on another a key that nobody knows. */
    private boolean isMask(Fields line) {
        boolean white = line.has("white");
        boolean black = line.has("black");
        return header.sensor() == SensorKind.COLOUR ? white || black : white && black;
    }

    /** Both masks; one alone would leave open whether the other side's men are gone or were not read. */
    private static Input colours(long t, Fields line) {
        for (Side side : Side.values()) {
            if (!line.has(side.word())) {
                throw Fields.wrong(
                        side.word(), "16 hex digits beside \"" + side.other().word() + "\"", null);
            }
        }
        long white = line.mask("white");
        long black = line.mask("black");
        if ((white & black) != 0) {
            throw new BadLine("white and black masks share a square");
        }
        return new Input.Frame(t, new Reading.Colour(white, black));
    }

    private static Lots lots(Fields line) {
        try {
            return line.members().get("draw") instanceof Long players
                    ? Lots.among(Math.clamp(players, Integer.MIN_VALUE, Integer.MAX_VALUE), line.whole("lot"))
                    : Lots.among(line.texts("draw"), line.whole("lot"));
        } catch (IllegalArgumentException e) {
            throw new BadLine("\"draw\": " + e.getMessage());
        }
    }

    private static String choice(Fields line) {
        Object value = line.members().get("choose");
        return value instanceof Long n ? Long.toString(n) : line.text("choose");
    }

    private static @Nullable Side colour(Fields line) {
        Side said = line.sideOr("colour");
        String letter = line.textOr("piece", null);
        return said == null && letter != null && Character.isLowerCase(letter.charAt(0)) ? Side.BLACK : said;
    }

    private static @Nullable Piece piece(Fields line) {
        String letter = line.textOr("piece", null);
        if (letter == null) {
            return null;
        }
        if (letter.length() != 1 || "PNBRQKpnbrqk".indexOf(letter.charAt(0)) < 0) {
            throw Fields.wrong("piece", "one of P N B R Q K", letter);
        }
        return Man.of(letter.charAt(0)).piece();
    }
}
