package org.jadoube.host.cases;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** Turns a case of inference.json into a recording of raw frames, as each kind of sensor would have read it. */
final class InferenceRecording {

    /** Cases that need more than one run of the program. */
    static final Set<String> NOT_RECORDINGS = Set.of("ST-10");

    private static final int LEAD = 2000;
    private static final int TAIL = 6000;

    private final JsonNode test;
    private final String sensor;
    private final List<String> lines = new ArrayList<>();
    private final List<Character> inHand = new ArrayList<>();
    private Placement board;

    private InferenceRecording(JsonNode test, String sensor) {
        this.test = test;
        this.sensor = sensor;
        this.board = Placement.of(Cases.text(test, "fen"));
    }

    /** The recording; {@code sensor} is occupancy, colour or identity. */
    static List<String> lines(JsonNode test, String sensor) {
        InferenceRecording recording = new InferenceRecording(test, sensor);
        recording.header();
        recording.events();
        return List.copyOf(recording.lines);
    }

    private void header() {
        Map<String, Object> header = new LinkedHashMap<>();
        header.put("recording", 1);
        header.put("sensor", sensor);
        boolean setUp = flagged("setup");
        header.put("fen", setUp ? withoutLastMove(Cases.text(test, "fen")) : Cases.text(test, "root_fen"));
        header.put("history", setUp ? List.of() : Cases.texts(test.path("history")));
        header.put("rules", "home");
        events("clock").findFirst().ifPresent(e -> header.put("clock", "3600+5"));
        events("engine")
                .findFirst()
                .ifPresent(e -> header.put(
                        "remote", sideOf(board.at(Cases.text(e, "arg").substring(0, 2)))));
        lines.add(Cases.line(header));
        if (flagged("rotated")) {
            board = board.turned();
        }
    }

    /** A position that was set up by hand: nobody knows the last move, so nobody knows of an en-passant square. */
    private static String withoutLastMove(String fen) {
        String[] fields = fen.split(" ");
        fields[3] = "-";
        return String.join(" ", fields);
    }

    private Stream<JsonNode> events(String kind) {
        return StreamSupport.stream(test.path("events").spliterator(), false)
                .filter(e -> Cases.text(e, "ev").equals(kind));
    }

    private boolean flagged(String flag) {
        return Cases.texts(test.path("flags")).contains(flag);
    }

    private static String sideOf(char man) {
        return Character.isUpperCase(man) ? "white" : "black";
    }

    private void events() {
        frame(0);
        long t = LEAD;
        boolean changed = false;
        for (JsonNode event : test.path("events")) {
            long next = LEAD + event.path("t").asLong();
            if (changed && next != t) {
                frame(t);
                changed = false;
            }
            t = next;
            String square = Cases.text(event, "sq");
            switch (Cases.text(event, "ev")) {
                case "lift" -> {
                    lift(square);
                    changed = true;
                }
                case "place" -> {
                    place(square, Cases.text(event, "piece"));
                    changed = true;
                }
                case "engine" -> line(t, "remote", Cases.text(event, "arg"));
                case "clock" -> line(t, "press", Cases.text(event, "arg").startsWith("w") ? "white" : "black");
                case "promo" -> line(t, "choose", Cases.text(event, "arg"));
                default -> throw new IllegalArgumentException("event not known: " + event);
            }
        }
        if (changed) {
            frame(t);
        }
        line(t + TAIL, "end", true);
    }

    private void lift(String square) {
        char man = board.at(square);
        inHand.add(man);
        board = board.with(square, ' ');
        List<String> right = Cases.texts(test.path("right").path("uci"));
        if (!sensor.equals("occupancy")
                && right.size() == 1
                && events("place").findAny().isEmpty()) {
            // A man exchanged for another without a gap: sensors that know men see the square change.
            board = board.with(right.getFirst().substring(2, 4), man);
        }
    }

    /**
     * The man set down is the one the case names; else the one whose right move ends here; else the one longest in the hand; a
     * man not lifted yet comes from nowhere.
     */
    private void place(String square, String piece) {
        if (pushedOff(square, piece)) {
            return;
        }
        char longest = inHand.isEmpty() ? mover() : inHand.getFirst();
        char man = piece.isEmpty() ? moved(square).orElse(longest) : piece.charAt(0);
        inHand.remove((Character) man);
        board = board.with(square, man);
    }

    /** The man whose right move ends on this square, if a hand holds it. */
    private Optional<Character> moved(String square) {
        Placement first = Placement.of(Cases.text(test, "fen"));
        return Cases.texts(test.path("right").path("uci")).stream()
                .filter(move -> move.substring(2, 4).equals(square))
                .map(move -> first.at(move.substring(0, 2)))
                .filter(inHand::contains)
                .findFirst();
    }

    /** A capture by pushing: what comes to stand here is the man who was taken, and the one who took him stands on his square. */
    private boolean pushedOff(String square, String piece) {
        List<String> right = Cases.texts(test.path("right").path("uci"));
        String goal = right.size() == 1 ? right.getFirst().substring(2, 4) : square;
        boolean untouched = events("lift").noneMatch(e -> Cases.text(e, "sq").equals(goal))
                && events("place").noneMatch(e -> Cases.text(e, "sq").equals(goal));
        if (goal.equals(square) || !untouched || board.at(goal) == ' ' || inHand.isEmpty()) {
            return false;
        }
        char taken = board.at(goal);
        if (!piece.isEmpty() && piece.charAt(0) != taken) {
            return false;
        }
        board = board.with(goal, inHand.removeFirst()).with(square, taken);
        return true;
    }

    private char mover() {
        return Cases.text(test, "fen").contains(" w ") ? 'P' : 'p';
    }

    private void frame(long t) {
        Map<String, Object> line = new LinkedHashMap<>();
        line.put("t", t);
        switch (sensor) {
            case "occupancy" -> line.put("frame", board.hex());
            case "colour" -> {
                line.put("white", board.white());
                line.put("black", board.black());
            }
            case "identity" -> line.put("board", board.fen());
            default -> throw new IllegalArgumentException("sensor not known: " + sensor);
        }
        lines.add(Cases.line(line));
    }

    private void line(long t, String key, Object value) {
        Map<String, Object> line = new LinkedHashMap<>();
        line.put("t", t);
        line.put(key, value);
        lines.add(Cases.line(line));
    }
}
