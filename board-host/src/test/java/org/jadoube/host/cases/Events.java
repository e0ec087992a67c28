package org.jadoube.host.cases;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/** The events that a recording gave, one JSON object a line, with the questions that expectations ask of them. */
final class Events {

    private static final Set<String> TARGET_LIGHTS = Set.of("target", "capture", "castle", "en-passant", "promotion");

    private final List<JsonNode> all;

    Events(List<String> lines) {
        all = lines.stream().map(Cases::parse).toList();
    }

    /** The events as they were printed. */
    List<String> lines() {
        return all.stream().map(JsonNode::toString).toList();
    }

    List<JsonNode> of(String event) {
        return all.stream().filter(e -> Cases.text(e, "event").equals(event)).toList();
    }

    /** The last event of that name, or a missing node. */
    JsonNode last(String event) {
        List<JsonNode> found = of(event);
        return found.isEmpty() ? MissingNode.getInstance() : found.getLast();
    }

    /** The moves that stand at the end. */
    List<String> moves() {
        return Cases.texts(last("end").path("moves"));
    }

    String state() {
        return Cases.text(last("end"), "state");
    }

    int undone() {
        return last("end").path("undone").asInt();
    }

    /** Squares lit as goals of a move at the end. */
    Set<String> targets() {
        Set<String> squares = new TreeSet<>();
        last("lights").path("squares").properties().forEach(e -> {
            if (TARGET_LIGHTS.contains(e.getValue().asText())) {
                squares.add(e.getKey());
            }
        });
        return squares;
    }

    /** Squares of the last restore event under that key: "place" or "remove". */
    Set<String> restore(String key) {
        return new TreeSet<>(Cases.texts(last("restore").path(key)));
    }

    boolean restoring() {
        return !restore("place").isEmpty() || !restore("remove").isEmpty();
    }

    /** Rulings that carry a penalty. */
    List<JsonNode> penalties() {
        return of("ruling").stream().filter(r -> r.hasNonNull("penalty")).toList();
    }

    boolean ruled(String... kinds) {
        List<String> wanted = List.of(kinds);
        return of("ruling").stream().anyMatch(r -> wanted.contains(Cases.text(r, "kind")));
    }

    boolean noticed(String code) {
        return of("notice").stream().anyMatch(n -> Cases.text(n, "code").equals(code));
    }

    boolean asked(String question) {
        return of("ask").stream().anyMatch(a -> Cases.text(a, "question").equals(question));
    }

    /** Questions not yet answered. */
    List<JsonNode> openAsks() {
        Set<String> answered = new TreeSet<>();
        of("answer").forEach(a -> answered.add(Cases.text(a, "id")));
        return of("ask").stream()
                .filter(a -> !answered.contains(Cases.text(a, "id")))
                .toList();
    }

    /** Names, in short, of what a reader of a failed case wants to see. */
    String digest() {
        return String.join(
                " ",
                Stream.of("provisional", "move", "amend", "ask", "ruling", "notice", "restore", "result")
                        .flatMap(name -> of(name).stream())
                        .map(Events::brief)
                        .toList());
    }

    private static String brief(JsonNode e) {
        String what = Stream.of("uci", "question", "kind", "code", "result", "reason")
                .filter(e::hasNonNull)
                .map(k -> e.get(k).asText())
                .findFirst()
                .orElse("");
        String more = e.hasNonNull("place") ? e.get("place") + "/" + e.get("remove") : what;
        return "[" + e.path("t").asText() + " " + Cases.text(e, "event") + " " + more + "]";
    }
}
