package org.jadoube.host.cases;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.StreamSupport;

/** Turns a case of laws.json into a recording: settled edges two seconds apart, or raw frames where contact times count. */
final class LawRecording {

    /** Moves for the cases that speak of something found after so many of them, a few of a known opening. */
    private static final List<String> PLAYED = List.of(("e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5a4 g8f6 e1g1 f8e7 f1e1 b7b5 "
                    + "a4b3 d7d6 c2c3 e8g8 h2h3 c6a5 b3c2 c7c5 d2d4 d8c7 b1d2 c5d4")
            .split(" "));

    private static final int FOUND_LATER = 18;
    private static final int KNOCKED_APART = 60;

    private static final int APART = 2000;
    private static final int TAIL = 3000;

    private static final Map<String, String> HOUSE = Map.of(
            "noTouchMove", "no-touch-move",
            "noPenalty", "no-penalty",
            "noEnPassant", "no-en-passant",
            "kingCapture", "king-capture",
            "stalemateLoses", "stalemate-loses",
            "castleThroughAttack", "castle-through-attack",
            "takeback", "takebacks",
            "upsideDownRookIsQueen", "upside-down-rook");

    private static final Map<String, String> CLOCKS =
            Map.of("standard", "5400+30", "rapid", "900+10", "blitz", "180+2");

    private final JsonNode test;
    private final List<String> lines = new ArrayList<>();

    private LawRecording(JsonNode test) {
        this.test = test;
    }

    static List<String> lines(JsonNode test) {
        LawRecording recording = new LawRecording(test);
        recording.header();
        recording.events();
        return List.copyOf(recording.lines);
    }

    private void header() {
        Map<String, Object> header = new LinkedHashMap<>();
        header.put("recording", 1);
        header.put("fen", Cases.text(test, "fen"));
        header.put("history", history());
        header.put("rules", rules(Cases.text(test, "rules")));
        header.put("time", Cases.text(test, "timeCategory"));
        if (anyDoes("press") || anyDoes("flag")) {
            header.put("clock", CLOCKS.get(Cases.text(test, "timeCategory")));
        }
        header.put("lights", "all");
        JsonNode counts = test.path("setup").path("illegalCount");
        if (!counts.isMissingNode()) {
            header.put("offences", counts);
        }
        lines.add(Cases.line(header));
    }

    /** What was played; a case that only says how long has that many moves. */
    private List<String> history() {
        for (JsonNode event : test.path("events")) {
            String what = Cases.text(event, "what");
            switch (Cases.text(event, "do")) {
                case "discover" -> {
                    return PLAYED.subList(0, FOUND_LATER);
                }
                case "colours-reversed" -> {
                    return PLAYED.subList(0, 2 * Integer.parseInt(what.substring("after ".length())));
                }
                default -> {}
            }
        }
        return Cases.texts(test.path("history"));
    }

    private boolean anyDoes(String act) {
        return StreamSupport.stream(test.path("events").spliterator(), false)
                .anyMatch(e -> Cases.text(e, "do").equals(act));
    }

    private static Object rules(String text) {
        if (!text.startsWith("HOME:")) {
            return "fide";
        }
        Map<String, Object> rules = new LinkedHashMap<>();
        rules.put("base", "fide");
        rules.put(
                "house",
                List.of(text.substring(5).split(",")).stream().map(HOUSE::get).toList());
        return rules;
    }

    private void events() {
        boolean frames = Cases.text(test, "id").startsWith("S01")
                || Cases.text(test, "id").startsWith("S02")
                || anyDoes("occupied");
        Placement board = Placement.of(Cases.text(test, "fen"));
        if (frames && !anyDoes("occupied")) {
            add(0, "frame", board.hex());
        }
        long t = 0;
        long step = APART;
        for (JsonNode event : test.path("events")) {
            t += step;
            step = contact(Cases.text(event, "note"));
            if (frames && event.hasNonNull("sq")) {
                board = board.edge(
                        Cases.text(event, "sq"), Cases.text(event, "do").equals("place"));
                add(t, "frame", board.hex());
            } else {
                event(t, event);
            }
        }
        add(t + TAIL, "end", true);
    }

    /** A note such as "60ms" says how long this contact, or gap, lasts. */
    private static long contact(String note) {
        return note.endsWith("ms") ? Long.parseLong(note.substring(0, note.length() - 2)) : APART;
    }

    private void event(long t, JsonNode event) {
        String by = Cases.text(event, "by");
        String what = Cases.text(event, "what");
        switch (Cases.text(event, "do")) {
            case "lift", "place", "touch" -> edge(t, Cases.text(event, "do"), Cases.text(event, "sq"), event);
            case "liftSameTime" -> Cases.texts(event.path("sqs")).forEach(sq -> edge(t, "lift", sq, event));
            case "press" -> add(t, "press", by);
            case "flag" -> add(t, "flag", by);
            case "announce" -> say(t, "adjust", by, "");
            case "offer" -> say(t, "offer-draw", by, "");
            case "accept" -> say(t, "accept-draw", by, "");
            case "resign" -> say(t, "resign", by, "");
            case "takeback" -> say(t, "takeback", by, "");
            case "twohands" -> say(t, "two-hands", by, "");
            case "claim" -> claim(t, what, by);
            case "knocked" -> knocked(t, what.split(" "), "lift");
            case "restore" -> knocked(t, knocked(), "place");
            case "occupied" -> add(t, "frame", filesFull(what));
            case "discover" -> found(t, "claim-illegal", Integer.parseInt(what.replaceAll("\\D", "")));
            case "colours-reversed" -> say(t, "colours-reversed", "arbiter", "");
            case "evaluate" -> {}
            default -> throw new IllegalArgumentException("event not known: " + event);
        }
    }

    private void claim(long t, String what, String by) {
        String[] words = what.split(" ");
        String move = words.length > 1 ? words[1] : "";
        switch (words[0]) {
            case "wrong-setup" -> say(t, "wrong-set-up", "arbiter", "");
            case "touch-move" -> say(t, "claim-illegal", by, "");
            case "threefold", "threefold-with" -> say(t, "claim-threefold", by, move);
            case "fifty", "fifty-with" -> say(t, "claim-fifty", by, move);
            default -> throw new IllegalArgumentException("claim not known: " + what);
        }
    }

    /** What was knocked over before. */
    private String[] knocked() {
        for (JsonNode event : test.path("events")) {
            if (Cases.text(event, "do").equals("knocked")) {
                return Cases.text(event, "what").split(" ");
            }
        }
        throw new IllegalArgumentException("nothing was knocked over: " + test);
    }

    private void knocked(long t, String[] squares, String key) {
        for (int i = 0; i < squares.length; i++) {
            add(t + (long) i * KNOCKED_APART, key, squares[i]);
        }
    }

    /** The frame of ranges such as "a1-a8 b1-b8". */
    private static String filesFull(String ranges) {
        long full = 0;
        for (String range : ranges.split(" ")) {
            full |= 0x0101010101010101L << (range.charAt(0) - 'a');
        }
        return String.format("%016x", full);
    }

    private void found(long t, String word, int id) {
        Map<String, Object> line = new LinkedHashMap<>();
        line.put("t", t);
        line.put("say", word);
        line.put("by", "arbiter");
        line.put("id", id);
        lines.add(Cases.line(line));
    }

    private void edge(long t, String key, String square, JsonNode event) {
        Map<String, Object> line = new LinkedHashMap<>();
        line.put("t", t);
        line.put(key, square);
        String piece = Cases.text(event, "piece");
        if (key.equals("touch")) {
            line.put("by", Cases.text(event, "by"));
        } else if (!piece.isEmpty() && !piece.equals("?")) {
            line.put("piece", piece.substring(0, 1));
        }
        lines.add(Cases.line(line));
    }

    private void say(long t, String word, String by, String move) {
        Map<String, Object> line = new LinkedHashMap<>();
        line.put("t", t);
        line.put("say", word);
        line.put("by", by);
        if (!move.isEmpty()) {
            line.put("move", move);
        }
        lines.add(Cases.line(line));
    }

    private void add(long t, String key, Object value) {
        Map<String, Object> line = new LinkedHashMap<>();
        line.put("t", t);
        line.put(key, value);
        lines.add(Cases.line(line));
    }
}
