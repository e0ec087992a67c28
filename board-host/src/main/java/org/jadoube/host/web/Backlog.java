package org.jadoube.host.web;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What a browser that comes late must be told: the events of the present game as far as they still matter, and where the men
 * are. Of an event that says how things stand (lights, duty, clock ...) the last one is kept; of one that says what happened
 * (move, ruling ...) every one. Not for use by several threads at once.
 */
final class Backlog {

    /** Each of these replaces the one before it. */
    private static final Set<String> STANDING = Set.of(
            "lights",
            "duty",
            "restore",
            "why-not",
            "tip",
            "clock",
            "provisional",
            "offer",
            "notice",
            "result",
            "end",
            "agreed",
            "drawn",
            "remote");

    /** Gone with the moment; the lights and the men show what they left. */
    private static final Set<String> FLEETING = Set.of("completed");

    private final List<Entry> entries = new ArrayList<>();
    private @Nullable String physical;
    private @Nullable String board;
    private @Nullable String doctor;
    private @Nullable String may;
    private @Nullable String engine;
    private @Nullable String practice;
    private @Nullable String lesson;
    private @Nullable String show;
    private long clockAt;

    /** Takes in a message; {@code now} is a time in ns. */
    void add(String kind, String json, long now) {
        switch (kind) {
            case "physical" -> physical = json;
            case "board" -> board = json;
            case "doctor" -> doctor = json;
            case "may" -> may = json;
            case "engine" -> engine = json;
            case "practice" -> practice = json;
            case "lesson" -> lesson = json;
            case "show" -> show = json;
            case "event" -> addEvent(json, now);
            default -> {}
        }
    }

    private void addEvent(String json, long now) {
        String name = name(json);
        if (name.equals("game")) {
            entries.clear();
        }
        if (name.equals("clock")) {
            clockAt = now;
        }
        if (STANDING.contains(name)) {
            drop(Set.of(name));
        }
        if (name.equals("move") || name.equals("takeback") || name.equals("amend")) {
            drop(Set.of("lift", "place", "remote", "why-not", "tip"));
        }
        if (!FLEETING.contains(name)) {
            entries.add(new Entry(name, json));
        }
    }

    private void drop(Set<String> names) {
        Iterator<Entry> old = entries.iterator();
        while (old.hasNext()) {
            if (names.contains(old.next().name())) {
                old.remove();
            }
        }
    }

    private static String name(String json) {
        try {
            return Json.scalars(json).getOrDefault("event", "");
        } catch (BadInput thrown) {
            throw new IllegalArgumentException("an event must be a JSON object: " + json, thrown);
        }
    }

    /**
     * The first message to a browser: {@code head} as the gate gave it, the moves played {@code before}, the men, what
     * {@code may} be said, the events, and how old the clock's is in ms.
     */
    String state(String head, String before, long now) {
        StringBuilder text = new StringBuilder(4096).append("{\"head\":").append(head);
        text.append(",\"before\":").append(before);
        text.append(",\"physical\":").append(physical == null ? "null" : physical);
        text.append(",\"board\":").append(board == null ? "null" : board);
        text.append(",\"doctor\":").append(doctor == null ? "null" : doctor);
        text.append(",\"may\":").append(may == null ? "null" : may);
        text.append(",\"engine\":").append(engine == null ? "null" : engine);
        text.append(",\"practice\":").append(practice == null ? "null" : practice);
        text.append(",\"lesson\":").append(lesson == null ? "null" : lesson);
        text.append(",\"show\":").append(show == null ? "null" : show);
        text.append(",\"clockAge\":").append((now - clockAt) / 1_000_000);
        text.append(",\"events\":[");
        String comma = "";
        for (Entry entry : entries) {
            text.append(comma).append(entry.json());
            comma = ",";
        }
        return text.append("]}").toString();
    }

    private record Entry(String name, String json) {}

    /** The names of the events kept, for tests. */
    List<Map.Entry<String, String>> kept() {
        return entries.stream().map(e -> Map.entry(e.name(), e.json())).toList();
    }
}
