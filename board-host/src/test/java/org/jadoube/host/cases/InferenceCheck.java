package org.jadoube.host.cases;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;

/** Compares the events of a recording with what a case of inference.json calls right. */
final class InferenceCheck {

    private static final Map<String, String> PROMOTIONS =
            Map.of("queen", "q", "rook", "r", "bishop", "b", "knight", "n");

    private final JsonNode test;
    private final JsonNode right;
    private final String sensor;
    private final Events events;
    private final List<String> problems = new ArrayList<>();

    private InferenceCheck(JsonNode test, String sensor, Events events) {
        this.test = test;
        this.right = test.path("right");
        this.sensor = sensor;
        this.events = events;
    }

    /** True if the case says that this kind of sensor decides it, and the events say what the sensor would see. */
    static boolean decides(JsonNode test, String sensor) {
        if (sensor.equals("occupancy")) {
            return true;
        }
        String id = Cases.text(test, "id");
        // Nobody says which man was taken (CP-04), nor how a chip reads upside down (PR-04).
        if (id.equals("CP-04") || id.equals("PR-04")) {
            return false;
        }
        String key = sensor.equals("colour") ? "polarity" : sensor;
        return Cases.text(test.path("sensors"), key).startsWith("decides");
    }

    /** What differs, one line a difference; empty if the case holds. */
    static List<String> problems(JsonNode test, String sensor, Events events) {
        InferenceCheck check = new InferenceCheck(test, sensor, events);
        if (!sensor.equals("occupancy") && check.seenByBetterSensors()) {
            return List.copyOf(check.problems);
        }
        switch (Cases.text(check.right, "type")) {
            case "move" -> check.moved();
            case "none" -> check.nothing();
            case "illegal" -> check.illegal();
            case "ambiguous" -> check.asked();
            case "takeback" -> check.takenBack();
            case "newgame" -> check.newGame();
            case "result" -> check.result();
            default -> throw new IllegalArgumentException("type of case not known: " + check.right);
        }
        return List.copyOf(check.problems);
    }

    private void same(String what, Object wanted, Object got) {
        if (!Objects.equals(wanted, got)) {
            problems.add(what + ": wanted " + wanted + ", got " + got);
        }
    }

    private List<String> uci() {
        return Cases.texts(right.path("uci"));
    }

    /** What occupancy cannot tell and these sensors can. */
    private boolean seenByBetterSensors() {
        switch (Cases.text(test, "id")) {
            case "PR-01", "PR-02", "PR-07" -> {
                same("moves", List.of("a7a8q"), events.moves());
                return true;
            }
            case "ST-02" -> {
                if (!events.asked("orientation")) {
                    same("moves", List.of("e2e4"), events.moves());
                }
                return true;
            }
            case "PR-06" -> {
                same("moves", uci(), events.moves());
                same("squares where the knight is missing", sensor.equals("identity"), events.restoring());
                return true;
            }
            case "AD-08" -> {
                same("moves", List.of(), events.moves());
                Set<String> squares = events.restore("place");
                squares.addAll(events.restore("remove"));
                same("squares to be restored", Set.of("b1", "c1"), squares);
                return true;
            }
            default -> {
                return false;
            }
        }
    }

    private void moved() {
        same("moves", uci(), events.moves());
        same("state", "ready", events.state());
        same("plies undone", 0, events.undone());
    }

    private void nothing() {
        same("moves", List.of(), events.moves());
        same("plies undone", 0, events.undone());
        String result = Cases.text(right, "result");
        same("result", result, Cases.text(events.last("result"), "result"));
        if (!result.isEmpty()) {
            same("state", "over", events.state());
        } else if (Cases.texts(test.path("residual")).isEmpty()) {
            same("state", "ready", events.state());
        } else if (events.state().equals("ready")) {
            problems.add("state: the board does not stand right, yet the state is ready");
        }
    }

    private void illegal() {
        same("moves", uci(), events.moves());
        Set<String> place = new TreeSet<>();
        Set<String> remove = new TreeSet<>();
        right.path("restore").properties().forEach(e -> {
            String to = e.getValue().asText();
            if (to.equals("on")) {
                place.add(e.getKey());
            } else {
                remove.add(e.getKey());
                if (!to.equals("off")) {
                    place.add(to);
                }
            }
        });
        Set<String> both = new TreeSet<>(place);
        both.retainAll(remove);
        String got = events.restore("place") + "/" + events.restore("remove");
        String wanted = place + "/" + remove;
        // A man that goes where another one leaves: the square is full before and after, and may be left out.
        place.removeAll(both);
        remove.removeAll(both);
        boolean net = !both.isEmpty() && got.equals(place + "/" + remove);
        // The note of that case: king and rook may as well go back.
        boolean home = !both.isEmpty() && got.equals("[a1, e1]/[b1, c1]");
        if (!net && !home) {
            same("restore place/remove", wanted, got);
        }
        same("state", "restore", events.state());
    }

    private void asked() {
        same("moves", List.of(), events.moves());
        List<JsonNode> open = events.openAsks();
        if (open.isEmpty()) {
            problems.add("no open question");
            return;
        }
        same("state", "ask", events.state());
        JsonNode ask = open.getLast();
        String question = Cases.text(ask, "question");
        if (question.equals("orientation") || question.equals("set-up")) {
            return;
        }
        Set<String> wanted = new TreeSet<>();
        right.path("candidates").forEach(line -> wanted.addAll(Cases.texts(line)));
        Set<String> choices = new TreeSet<>();
        Cases.texts(ask.path("choices")).forEach(c -> choices.add(spelled(c, wanted)));
        same("choices of " + question, wanted, choices);
    }

    /** A promotion may be offered by the man's name or by the whole move. */
    private static String spelled(String choice, Set<String> moves) {
        String letter = PROMOTIONS.get(choice);
        return letter == null ? choice : moves.iterator().next().substring(0, 4) + letter;
    }

    private void takenBack() {
        same("moves", List.of(), events.moves());
        if (right.path("ambiguous").asBoolean()) {
            if (!events.asked("new-game-or-takeback")) {
                problems.add("not asked: new-game-or-takeback");
            }
            return;
        }
        same("plies undone", right.path("plies").asInt(), events.undone());
        same("state", "ready", events.state());
    }

    private void newGame() {
        same("moves", List.of(), events.moves());
        if (!events.asked("new-game") && !events.asked("new-game-or-takeback")) {
            problems.add("not asked: new-game");
        }
    }

    private void result() {
        same("moves", List.of(), events.moves());
        String wanted = Cases.text(right, "result");
        boolean told = Cases.text(events.last("result"), "result").equals(wanted);
        boolean asked = events.openAsks().stream()
                .anyMatch(a -> Cases.text(a, "question").equals("result")
                        && Cases.texts(a.path("choices")).contains(wanted));
        if (!told && !asked) {
            problems.add("result " + wanted + " neither told nor asked");
        }
    }
}
