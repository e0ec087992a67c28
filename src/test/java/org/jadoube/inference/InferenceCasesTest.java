package org.jadoube.inference;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jadoube.rules.Square;
import org.jadoube.sensing.SensorKind;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** What people did on real boards, and what must come out of it; the data say it, see cases/inference.json. */
final class InferenceCasesTest {

    private static final Map<SensorKind, String> NAMES =
            Map.of(SensorKind.OCCUPANCY, "occupancy", SensorKind.COLOUR, "polarity", SensorKind.IDENTITY, "identity");

    @TestFactory
    Stream<DynamicTest> everyCaseIsUnderstood() throws IOException {
        List<DynamicTest> tests = new ArrayList<>();
        for (JsonNode one : CaseRun.cases()) {
            for (SensorKind kind : SensorKind.values()) {
                String says = one.get("sensors").get(NAMES.get(kind)).asText();
                if (kind == SensorKind.OCCUPANCY || says.startsWith("decides")) {
                    tests.add(DynamicTest.dynamicTest(one.get("id").asText() + " " + kind, () -> check(one, kind)));
                }
            }
        }
        return tests.stream();
    }

    private static void check(JsonNode one, SensorKind kind) {
        CaseRun played = CaseRun.of(one, kind);
        RecordingRun run = played.run;
        JsonNode right = one.get("right");
        List<String> moves = new ArrayList<>();
        right.get("uci").forEach(uci -> moves.add(uci.asText()));
        String seen = "\n== " + one.get("id").asText() + " " + kind + run.account();
        switch (right.get("type").asText()) {
            case "move", "none" -> assertEquals(moves, run.told(), seen);
            case "illegal" -> {
                assertEquals(moves, run.told(), seen);
                if (kind == SensorKind.OCCUPANCY) {
                    assertRestores(right.get("restore"), run, seen);
                }
            }
            case "ambiguous" -> assertAsks(one, right.get("candidates"), run, kind, seen);
            case "takeback" -> {
                assertEquals(List.of(), run.told(), seen);
                assertEquals(right.get("plies").asInt(), run.takenBack(), seen);
            }
            case "newgame" -> {
                assertEquals(List.of(), run.told(), seen);
                assertTrue(run.findings.stream().anyMatch(Finding.StartPosition.class::isInstance), seen);
            }
            case "result" -> {
                assertEquals(List.of(), run.told(), seen);
                assertTrue(
                        run.findings.stream()
                                .anyMatch(finding -> finding instanceof Finding.KingsInCentre kings
                                        && kings.result()
                                                .equals(right.get("result").asText())),
                        seen);
            }
            default -> throw new AssertionError("unknown type in " + one.get("id"));
        }
    }

    private static void assertAsks(JsonNode one, JsonNode candidates, RecordingRun run, SensorKind kind, String seen) {
        List<String> asked = new ArrayList<>();
        for (Finding finding : run.findings) {
            if (finding instanceof Finding.Asked question) {
                question.candidates().forEach(move -> asked.add(move.uci()));
            }
            if (finding instanceof Finding.Turned) {
                asked.add("turned");
            }
        }
        List<String> expected = new ArrayList<>();
        candidates.forEach(line -> expected.add(line.get(0).asText()));
        boolean rotated = one.get("flags").toString().contains("rotated");
        boolean setUp = one.get("flags").toString().contains("setup");
        if (kind == SensorKind.OCCUPANCY) {
            assertEquals(
                    rotated
                            ? List.of("turned")
                            : setUp ? List.of() : expected.stream().sorted().toList(),
                    asked.stream().distinct().sorted().toList(),
                    seen);
        }
    }

    /** The board needs exactly the changes that the case names, against what was told. */
    private static void assertRestores(JsonNode restore, RecordingRun run, String seen) {
        Map<String, String> wanted = new TreeMap<>();
        restore.properties()
                .forEach(entry -> wanted.put(entry.getKey(), entry.getValue().asText()));
        long remove = 0;
        long place = 0;
        for (Map.Entry<String, String> entry : wanted.entrySet()) {
            long square = Square.bit(Square.parse(entry.getKey()));
            switch (entry.getValue()) {
                case "on" -> place |= square;
                case "off" -> remove |= square;
                default -> {
                    remove |= square;
                    place |= Square.bit(Square.parse(entry.getValue()));
                }
            }
        }
        assertTrue(run.findings.stream().anyMatch(Finding.Unexplained.class::isInstance), seen);
        long stands = run.tracker.occupied();
        long should = run.tracker.wanted().occupied();
        assertEquals(Square.names(remove & ~place), Square.names(stands & ~should), seen);
        assertEquals(Square.names(place & ~remove), Square.names(should & ~stands), seen);
    }
}
