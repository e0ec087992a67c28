package org.jadoube.hardware.wiring.draw;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.jadoube.hardware.wiring.Header;
import org.jadoube.hardware.wiring.SensorChip.GpioMatrix;
import org.jadoube.hardware.wiring.WiringFiles;
import org.jadoube.hardware.wiring.WiringProfile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.xml.sax.InputSource;

final class DiagramTest {
    private static final List<String> NAMES = WiringFiles.NAMES;

    @ParameterizedTest
    @FieldSource("NAMES")
    void theDiagramBesideAProfileIsDrawnFromIt(String name) throws IOException {
        try (InputStream in = DiagramTest.class.getResourceAsStream("/wiring/" + name + ".svg")) {
            assertFalse(in == null, "wiring/" + name + ".svg is missing; jadoube wiring draw " + name);
            String committed = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            assertEquals(committed, Diagram.of(profile(name)), "draw it anew: jadoube wiring draw " + name);
        }
    }

    @ParameterizedTest
    @FieldSource("NAMES")
    void itIsWellFormed(String name) throws Exception {
        DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new InputSource(new StringReader(Diagram.of(profile(name)))));
    }

    @Test
    void everyRowAndColumnOfAMatrixHasItsWire() {
        GpioMatrix matrix = (GpioMatrix) profile("matrix-direct").sensors().get(0);
        Set<Integer> pins = PartList.of(profile("matrix-direct")).get(0).wires().stream()
                .map(Wire::pin)
                .collect(Collectors.toSet());
        Set<Integer> lines = Stream.concat(matrix.rows().stream(), matrix.columns().stream())
                .map(Header::pin)
                .collect(Collectors.toSet());
        assertEquals(lines, pins);
    }

    @Test
    void theStrapsOfAnMcp23017MakeItsAddress() {
        Part second = PartList.of(profile("mcp23017")).get(1);
        assertEquals("MCP23017 at 0x21", second.name());
        assertEquals(
                "A2 (17) to ground, A1 (16) to ground, A0 (15) to 3.3 V",
                second.notes().get(0));
    }

    @Test
    void suppliesAreRedGroundIsBlackAndSignalsNeither() {
        for (String name : NAMES) {
            for (Part part : PartList.of(profile(name))) {
                for (Wire wire : part.wires()) {
                    boolean supply = Header.POWER_3V3.contains(wire.pin()) || Header.POWER_5V.contains(wire.pin());
                    assertEquals(supply, wire.colour() == WireColour.RED, wire.toString());
                    assertEquals(
                            Header.GROUND.contains(wire.pin()), wire.colour() == WireColour.BLACK, wire.toString());
                }
            }
        }
        assertTrue(NAMES.size() >= 7);
    }

    private static WiringProfile profile(String name) {
        return WiringFiles.find(name).orElseThrow();
    }
}
