package org.jadoube.hardware.wiring;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Any sensors with any lights: what does not go together is told with what to change. */
final class MixedProfileTest {
    private static final List<String> SENSORS = List.of("matrix-direct", "mcp23017", "hc165", "halls");
    private static final List<String> LAMPS = List.of("matrix-direct", "hc165", "halls", "strip", "corners", "edges");
    /** Lights that share a bus or its lines with the sensors as the files have them. */
    private static final List<String> CLASHES = List.of(
            "matrix-direct + hc165",
            "matrix-direct + halls",
            "hc165 + strip",
            "hc165 + corners",
            "hc165 + edges",
            "halls + strip",
            "halls + corners",
            "halls + edges");

    @Test
    void goTogetherUnlessTheyWantTheSameLines() {
        List<String> clashes = new ArrayList<>();
        for (String sensor : SENSORS) {
            for (String lamp : LAMPS) {
                try {
                    WiringProfile mixed = WiringReader.read("mixed.toml", mixed(sensor, lamp));
                    assertEquals(
                            -1L,
                            mixed.sensors().stream()
                                    .mapToLong(chip -> chip.squares().mask())
                                    .reduce(0, (a, b) -> a | b));
                } catch (WiringException e) {
                    clashes.add(sensor + " + " + lamp);
                    assertTrue(
                            e.problems().stream()
                                    .allMatch(problem -> problem.line() > 0
                                            && !problem.cure().isEmpty()),
                            e.problems()::toString);
                }
            }
        }
        assertEquals(CLASHES, clashes);
    }

    private static String mixed(String sensor, String lamp) {
        String sensors = WiringFiles.text(sensor);
        String lamps = WiringFiles.text(lamp);
        return sensors.substring(0, sensors.indexOf("[[lamp]]")) + lamps.substring(lamps.indexOf("[[lamp]]"));
    }
}
