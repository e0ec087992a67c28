package org.jadoube.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

final class PerftTest {

    static Stream<PerftLine> ownPositions() {
        return Stream.concat(
                Fixture.lines("/perft/positions.epd").stream().map(line -> PerftLine.parse(line, false)),
                Fixture.lines("/perft/chess960.epd").stream().map(line -> PerftLine.parse(line, true)));
    }

    @ParameterizedTest
    @MethodSource("ownPositions")
    void countsAreThoseOfTheFixtures(PerftLine line) {
        assertTrue(line.check(5_000_000) > 0);
    }

    @Test
    void depthNothingIsOneLine() {
        for (Perft.Way way : Perft.Way.values()) {
            assertEquals(1, Perft.count(Position.initial(), 0, way));
        }
        assertThrows(IllegalArgumentException.class, () -> Perft.count(Position.initial(), -1, Perft.Way.BULK));
    }

    /** The large collections of other projects, where they lie beside this one; JADOUBE_SHARED names the folder. */
    @Nested
    final class LargeCollections {

        private static final long CAP = Long.getLong("jadoube.perft.cap", 200_000);

        private static Path folder() {
            String named = System.getProperty("jadoube.shared", System.getenv().getOrDefault("JADOUBE_SHARED", ""));
            Path root = Path.of("").toAbsolutePath().getParent();
            Path beside = root.resolveSibling("shared");
            return (named.isEmpty() ? beside : Path.of(named)).resolve("data").resolve("perft");
        }

        @ParameterizedTest
        @ValueSource(strings = {"roce-perftsuite.epd", "tricky.perft", "random.perft", "chess960.perft"})
        void countTheSame(String name) throws IOException {
            Path file = folder().resolve(name);
            assumeTrue(Files.isReadable(file), () -> "no " + file + ": set JADOUBE_SHARED to the folder that has it");
            long counted = 0;
            for (PerftLine line : lines(file)) {
                counted += line.check(CAP);
            }
            assertTrue(counted > 0);
        }

        private static List<PerftLine> lines(Path file) throws IOException {
            List<String> text = Files.readAllLines(file);
            if (file.toString().endsWith(".epd")) {
                return text.stream().map(line -> PerftLine.parse(line, false)).toList();
            }
            // Chess960 castling includes the usual one; the tricky ones need it.
            boolean chess960 = !file.endsWith("random.perft");
            List<PerftLine> lines = new ArrayList<>();
            for (String line : text) {
                String[] words = line.split("\\s+", 2);
                if (words[0].equals("epd")) {
                    lines.add(new PerftLine(words[1], chess960, new ArrayList<>()));
                } else if (words[0].equals("perft")) {
                    lines.getLast().counts().add(Long.parseLong(words[1].split("\\s+")[1]));
                }
            }
            return lines;
        }
    }
}
