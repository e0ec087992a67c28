package org.jadoube.host;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What no recording should hold: {@code replay} names the line and what was wrong with it, or tells a fault; never a wrong move. */
final class ReplayBadInputTest {

    private static final long MEN = 0xffff_0000_0000_ffffL;
    private static final long E2 = 1L << 12;
    private static final long E4 = 1L << 28;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @TempDir
    private Path folder;

    private Path recording(String... lines) throws IOException {
        return Files.write(folder.resolve("bad.rec.jsonl"), List.of(lines));
    }

    private int replay(Path file) {
        return Main.run(new PrintWriter(out), new PrintWriter(err), "replay", "--json", file.toString());
    }

    private static String frame(long t, long full) {
        return "{\"t\":%d,\"frame\":\"%016x\"}".formatted(t, full);
    }

    private static String header(String sensor) {
        return "{\"recording\":1,\"sensor\":\"" + sensor + "\",\"rules\":\"home\"}";
    }

    private String movesAtTheEnd() {
        String end = out.toString()
                .lines()
                .filter(line -> line.contains("\"event\":\"end\""))
                .findFirst()
                .orElse("");
        return end.replaceAll(".*\"moves\":\\[(.*?)].*", "$1");
    }

    @Nested
    class ALineThatCannotBe {

        @ParameterizedTest
        @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            occupancy|{"t":5,"frame":"ffff00000000fff"}|16 hex digits
            occupancy|{"t":5,"frame":"ffff00000000ffff0"}|16 hex digits
            occupancy|{"t":5,"frame":"ffff0000000gffff"}|16 hex digits
            occupancy|{"t":5,"frame":17}|frame
            colour|{"t":5,"white":"000000000000ffff","black":"ffff000000008000"}|share a square
            colour|{"t":5,"white":"000000000000ffff"}|"black" expects 16 hex digits beside "white", found nothing
            colour|{"t":5,"black":"ffff000000000000"}|"white" expects 16 hex digits beside "black", found nothing
            colour|{"t":5,"white":"000000000000ffff","black":null}|"black" expects 16 hex digits
            identity|{"t":5,"board":"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP"}|board
            identity|{"t":5,"board":"rnbqkbnr/pppppppp/9/8/8/8/PPPPPPPP/RNBQKBNR"}|board
            identity|{"t":5,"board":"rnbqkbnr/ppppxppp/8/8/8/8/PPPPPPPP/RNBQKBNR"}|board
            identity|{"t":5,"board":"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNRR"}|board
            occupancy|{"t":2,"frame":"ffff00000000ffff"}|goes back from 3 to 2
            """)
        void isRefusedWithItsNumberAndWhatWasWrong(String sensor, String line, String cause) throws IOException {
            Path file = recording(header(sensor), "{\"t\":3}", line);
            assertEquals(ExitCode.FAILURE, replay(file));
            String said = err.toString();
            assertTrue(said.startsWith("jadoube: " + file + ", line 3: "), said);
            assertTrue(said.contains(cause), said);
            assertEquals(1, said.lines().count(), said);
        }
    }

    @Nested
    class EdgesThatCannotBe {

        @Test
        void areNoMoves() throws IOException {
            assertEquals(
                    ExitCode.OK,
                    replay(recording(
                            header("occupancy"),
                            "{\"t\":1000,\"lift\":\"e4\"}",
                            "{\"t\":2000,\"place\":\"e2\"}",
                            "{\"t\":3000,\"lift\":\"e4\"}",
                            "{\"t\":4000,\"place\":\"e2\"}",
                            "{\"t\":9000,\"end\":true}")));
            assertEquals("", movesAtTheEnd());
            assertEquals(4, out.toString().split("\"edge-without-change\"", -1).length - 1);
        }

        @Test
        void doNotHideTheMoveThatIsMade() throws IOException {
            replay(recording(
                    header("occupancy"),
                    "{\"t\":1000,\"place\":\"e2\"}",
                    "{\"t\":2000,\"lift\":\"e2\"}",
                    "{\"t\":2100,\"lift\":\"e2\"}",
                    "{\"t\":2600,\"place\":\"e4\"}",
                    "{\"t\":2700,\"place\":\"e4\"}",
                    "{\"t\":9000,\"end\":true}"));
            assertEquals("\"e2e4\"", movesAtTheEnd());
        }
    }

    @Test
    void timeThatStandsStillTellsNothingUntilItGoesOn() throws IOException {
        Path file =
                recording(header("occupancy"), frame(1000, MEN), frame(1000, MEN & ~E2), frame(1000, MEN & ~E2 | E4));
        assertEquals(ExitCode.OK, replay(file));
        assertEquals("", movesAtTheEnd());
        assertTrue(!out.toString().contains("\"event\":\"move\""));
    }

    @Test
    @Timeout(60)
    void aMillionFramesInOneSecondAreReadAndNoneIsAMove() throws IOException {
        Path file = folder.resolve("million.rec.jsonl");
        Random dice = new Random(11);
        try (BufferedWriter lines = Files.newBufferedWriter(file)) {
            lines.write(header("occupancy") + "\n" + frame(0, MEN) + "\n");
            for (int i = 0; i < 1_000_000; i++) {
                lines.write(frame(1000 + i / 1000, MEN ^ 1L << dice.nextInt(64)) + "\n");
            }
            lines.write(frame(2001, MEN) + "\n" + frame(6000, MEN & ~E2) + "\n" + frame(6500, MEN & ~E2 | E4) + "\n");
            lines.write("{\"t\":12000,\"end\":true}\n");
        }
        assertEquals(ExitCode.OK, replay(file));
        assertTrue(Set.of("", "\"e2e4\"").contains(movesAtTheEnd()), movesAtTheEnd());
    }
}
