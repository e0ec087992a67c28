package org.jadoube.hardware.measure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jadoube.hardware.BoardNotes;
import org.jadoube.hardware.WiredBoard;
import org.jadoube.hardware.lamp.Look;
import org.jadoube.hardware.model.ModelBoard;
import org.jadoube.hardware.wiring.WiringFiles;
import org.jadoube.light.Light;
import org.jadoube.light.LightScene;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What each driver sends for a scan or a change of light, against the least that its chip allows. */
final class DriverCostTest {
    private static final Path TABLE = Path.of("..", "docs", "measurements.md");
    private static final long ALL_LIT = (long) Look.SLOTS * Look.SLOT_MILLIS * 1_000_000;

    static Stream<Arguments> scans() {
        return Stream.of(
                // Eight rows are driven and eight ports of eight columns read; of pins each by itself: 16 and 64.
                Arguments.of("matrix-direct", "sensor", "80 calls for single lines", "80"),
                // Address and register, address again, two ports: 45 bits, and start, start again and stop.
                Arguments.of("mcp23017", "sensor", "4 transfers, 192 bits", "4 transfers, 192 bits"),
                Arguments.of("hc165", "sensor", "1 transfer, 8 bytes, 2 calls", "1 transfer, 8 bytes, 2 calls"),
                // 17 clocks a conversion, which are three bytes; one select line changes a step.
                Arguments.of("halls", "sensor", "64 transfers, 192 bytes, 8 calls", "64 transfers, 192 bytes, 8 calls"),
                Arguments.of("matrix-direct", "lamp", "1 transfer, 29 bits", "1 transfer, 29 bits"),
                Arguments.of("hc165", "lamp", "1 transfer, 2 bytes", "1 transfer, 2 bytes"),
                Arguments.of("strip", "lamp", "1 transfer, 667 bytes", "1 transfer, 666 bytes"),
                Arguments.of("edges", "lamp", "1 transfer, 235 bytes", "1 transfer, 234 bytes"),
                Arguments.of("corners", "lamp", "1 transfer, 338 bytes", "1 transfer, 334 bytes"));
    }

    @ParameterizedTest
    @MethodSource("scans")
    void isWhatTheTableSays(String name, String part, String sent, String least) throws IOException {
        ModelBoard models = new ModelBoard(WiringFiles.find(name).orElseThrow());
        List<String> told = new ArrayList<>();
        try (WiredBoard board = new WiredBoard(
                WiringFiles.find(name).orElseThrow(),
                models.wires(),
                models.clock(),
                models.clock()::now,
                new BoardNotes(told))) {
            board.scanOnce(1);
            board.scanOnce(2);
            board.showOnce(0);
            Count before = Count.of(models);
            if (part.equals("sensor")) {
                board.scanOnce(3);
            } else {
                board.show(new LightScene(Map.of(28, Light.TARGET)));
                board.showOnce(ALL_LIT);
            }
            assertEquals(sent, Count.of(models).since(before), name);
        }
        String row = "| `" + name + "` | " + part + " | " + sent + " | " + least + " |";
        assertTrue(Files.readString(TABLE).contains(row), "docs/measurements.md lacks: " + row);
    }

    /** What has gone over the wires. */
    private record Count(long i2c, long bits, long spi, long bytes, long calls) {

        static Count of(ModelBoard models) {
            return new Count(
                    models.pi().i2c().transfers(),
                    models.pi().i2c().bits(),
                    models.pi().spi().transfers(),
                    models.pi().spi().bytes(),
                    models.pi().pins().calls());
        }

        String since(Count before) {
            long transfers = i2c - before.i2c + spi - before.spi;
            List<String> parts = new ArrayList<>();
            if (transfers > 0) {
                parts.add(transfers + (transfers == 1 ? " transfer" : " transfers"));
            }
            if (bits > before.bits) {
                parts.add(bits - before.bits + " bits");
            }
            if (bytes > before.bytes) {
                parts.add(bytes - before.bytes + " bytes");
            }
            if (calls > before.calls) {
                parts.add(calls - before.calls + (transfers > 0 ? " calls" : " calls for single lines"));
            }
            return String.join(", ", parts);
        }
    }
}
