package org.jadoube.host.cases;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Runs the cases and prints one line a case, and one line a difference: {@code CaseTable [laws|inference] [ID...]}.
 * With an id named, the recording and the events are printed too.
 */
public final class CaseTable {

    private final List<String> ids;
    private int passed;
    private int failed;

    private CaseTable(List<String> ids) {
        this.ids = ids;
    }

    /** Prints the table on standard output. */
    public static void main(String[] args) {
        List<String> words = new ArrayList<>(List.of(args));
        boolean laws = words.remove("laws");
        boolean inference = words.remove("inference");
        CaseTable table = new CaseTable(words);
        if (laws || !inference) {
            table.laws();
        }
        if (inference || !laws) {
            table.inference();
        }
    }

    private void laws() {
        begin();
        for (JsonNode test : Cases.read("laws.json")) {
            String id = Cases.text(test, "id");
            if (wanted(id)) {
                one(id, Cases.text(test, "title"), test.path("expect"), LawRecording.lines(test), "", test);
            }
        }
        System.out.printf("laws: %d right, %d wrong%n%n", passed, failed);
    }

    private void inference() {
        begin();
        for (JsonNode test : Cases.read("inference.json")) {
            String id = Cases.text(test, "id");
            if (!wanted(id) || InferenceRecording.NOT_RECORDINGS.contains(id)) {
                continue;
            }
            Stream.of("occupancy", "colour", "identity")
                    .filter(sensor -> InferenceCheck.decides(test, sensor))
                    .forEach(sensor -> one(
                            id,
                            Cases.text(test, "physical"),
                            test.path("right"),
                            InferenceRecording.lines(test, sensor),
                            sensor,
                            test));
        }
        System.out.printf("inference: %d right, %d wrong%n%n", passed, failed);
    }

    private void begin() {
        passed = 0;
        failed = 0;
    }

    private boolean wanted(String id) {
        return ids.isEmpty() || ids.contains(id);
    }

    private void one(String id, String title, JsonNode expected, List<String> recording, String sensor, JsonNode test) {
        List<String> problems;
        Events events = new Events(List.of());
        try {
            events = Pipeline.run(recording);
            problems =
                    sensor.isEmpty() ? LawCheck.problems(test, events) : InferenceCheck.problems(test, sensor, events);
        } catch (RuntimeException e) {
            problems = List.of("broke: " + e);
        }
        boolean right = problems.isEmpty();
        passed += right ? 1 : 0;
        failed += right ? 0 : 1;
        System.out.printf("%-5s %-6s %-9s %s%n", right ? "ok" : "WRONG", id, sensor, title);
        if (!right) {
            System.out.println("        expected " + expected);
            problems.forEach(p -> System.out.println("        - " + p));
            System.out.println("        saw " + events.digest());
        }
        if (!ids.isEmpty()) {
            recording.forEach(line -> System.out.println("        < " + line));
            events.lines().forEach(line -> System.out.println("        > " + line));
        }
    }
}
