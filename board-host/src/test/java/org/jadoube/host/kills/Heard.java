package org.jadoube.host.kills;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.jadoube.host.recording.Json;
import org.jspecify.annotations.Nullable;

/** What one who watches the page has been told: the moves that stand, what is asked, what is amiss, where the men are. */
final class Heard {

    private final List<String> moves = new ArrayList<>();
    private final Map<Long, List<String>> asks = new TreeMap<>();
    private final Map<String, String> standing = new HashMap<>();
    private final Map<String, Map<String, @Nullable Object>> last = new HashMap<>();
    private String men = "";
    private String kind = "";
    private boolean told;
    private boolean over;
    private int games;
    private long provisional;
    private long clockAt;

    /** Takes a line of the page's stream. */
    synchronized void line(String line) {
        if (line.startsWith("event: ")) {
            kind = line.substring(7);
        } else if (line.startsWith("data: ")) {
            Map<String, @Nullable Object> json = Json.object(line.substring(6));
            switch (kind) {
                case "state" -> state(json);
                case "event" -> event(json, 0);
                case "physical" -> men(json);
                default -> {}
            }
            notifyAll();
        }
    }

    /** Takes an event as {@code replay --json} prints it. */
    synchronized void told(String line) {
        event(Json.object(line), 0);
    }

    @SuppressWarnings("unchecked")
    private void state(Map<String, @Nullable Object> json) {
        men((Map<String, @Nullable Object>) json.get("physical"));
        long age = ((Number) json.get("clockAge")).longValue();
        for (Object event : (List<?>) json.get("events")) {
            event((Map<String, @Nullable Object>) event, age);
        }
        told = true;
    }

    @SuppressWarnings("unchecked")
    private void men(@Nullable Map<String, @Nullable Object> physical) {
        List<String> all = new ArrayList<>();
        if (physical != null) {
            for (Object each : (List<?>) physical.get("men")) {
                Map<String, Object> man = (Map<String, Object>) each;
                Object at = man.getOrDefault("at", man.containsKey("hand") ? "hand" : "off");
                all.add(man.get("man") + "@" + at);
            }
        }
        all.removeIf(man -> man.endsWith("@off"));
        all.sort(String::compareTo);
        men = String.join(" ", all);
    }

    private void event(Map<String, @Nullable Object> e, long age) {
        String name = String.valueOf(e.get("event"));
        last.put(name, e);
        Map<String, @Nullable Object> timeless = new HashMap<>(e);
        timeless.remove("t");
        standing.put(name, timeless.toString());
        switch (name) {
            case "move" -> {
                cut(number(e, "id"));
                moves.add(String.valueOf(e.get("uci")));
            }
            case "amend" -> {
                cut(number(e, "id"));
                ((List<?>) e.get("to")).forEach(uci -> moves.add(String.valueOf(uci)));
            }
            case "takeback" -> cut(number(e, "id"));
            case "provisional" -> provisional = e.get("uci") == null ? 0 : number(e, "id");
            case "ask" -> asks.put(number(e, "id"), strings(e.get("choices")));
            case "answer" -> asks.remove(number(e, "id"));
            case "clock" -> clockAt = System.nanoTime() - age * 1_000_000;
            case "game" -> {
                games++;
                moves.clear();
                asks.clear();
                provisional = 0;
                last.remove("result");
            }
            default -> {}
        }
    }

    private void cut(long id) {
        while (moves.size() >= id) {
            moves.removeLast();
        }
    }

    private static long number(Map<String, @Nullable Object> e, String key) {
        return ((Number) e.get(key)).longValue();
    }

    private static List<String> strings(Object list) {
        return ((List<?>) list).stream().map(String::valueOf).toList();
    }

    /** The service has ended. */
    synchronized void over() {
        over = true;
        notifyAll();
    }

    /** Waits until {@code wanted} holds; false if it did not come within {@code millis} or cannot come any more. */
    synchronized boolean await(long millis, Predicate<Heard> wanted) {
        long until = System.nanoTime() + millis * 1_000_000;
        while (!wanted.test(this)) {
            long left = (until - System.nanoTime()) / 1_000_000;
            if (left <= 0 || over) {
                return wanted.test(this);
            }
            try {
                wait(Math.min(left, 100));
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return false;
            }
        }
        return true;
    }

    synchronized boolean isTold() {
        return told;
    }

    synchronized boolean isOver() {
        return over;
    }

    synchronized List<String> moves() {
        return List.copyOf(moves);
    }

    /** The number of the ply that is likely, 0 if none is. */
    synchronized long provisional() {
        return provisional;
    }

    /** How many new games have begun. */
    synchronized int games() {
        return games;
    }

    synchronized Map<Long, List<String>> asks() {
        return new TreeMap<>(asks);
    }

    /** The last event of a kind without its time, as text; empty if there was none. */
    synchronized String standing(String name) {
        return standing.getOrDefault(name, "");
    }

    synchronized boolean hasResult() {
        return last.containsKey("result");
    }

    /** Whether men have to be put right. */
    synchronized boolean restoring() {
        Map<String, @Nullable Object> e = last.get("restore");
        return e != null
                && (!strings(e.get("place")).isEmpty()
                        || !strings(e.get("remove")).isEmpty());
    }

    /** Whose clock runs; empty: nobody's, or there is none. */
    synchronized String running() {
        Map<String, @Nullable Object> e = last.get("clock");
        Object side = e == null ? null : e.get("running");
        return side == null ? "" : side.toString();
    }

    /** What is left to both sides together now, in ms; -1 without a clock. */
    synchronized long left() {
        Map<String, @Nullable Object> e = last.get("clock");
        if (e == null) {
            return -1;
        }
        long ran = e.get("running") == null ? 0 : (System.nanoTime() - clockAt) / 1_000_000;
        return number(e, "white") + number(e, "black") - ran;
    }

    /** Where the men are, in one line; men beside the board do not count. */
    synchronized String men() {
        return men;
    }
}
