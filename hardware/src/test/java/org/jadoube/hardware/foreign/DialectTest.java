package org.jadoube.hardware.foreign;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.jadoube.hardware.wiring.Button;
import org.jadoube.light.Light;
import org.jadoube.light.LightScene;
import org.jadoube.sensing.Reading;
import org.jadoube.sensing.SensorKind;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** What boards of other makers say, as bytes, and what is said to them. */
final class DialectTest {
    private static final String START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";

    private final List<Reading> read = new ArrayList<>();
    private final Dialect.Heard heard = new Dialect.Heard() {
        @Override
        public void reading(Reading reading) {
            read.add(reading);
        }

        @Override
        public void pressed(Button.Action action) {}
    };

    private void say(Dialect dialect, byte[] bytes) {
        dialect.take(bytes, bytes.length, heard);
    }

    private static String text(byte[] bytes) {
        StringBuilder text = new StringBuilder();
        for (byte value : bytes) {
            text.append((char) (value & 0x7F));
        }
        return text.toString();
    }

    @Nested
    class ChessLink {
        private final ChessLinkDialect dialect = new ChessLinkDialect();

        private void status() {
            say(dialect, ChessLinkDialect.command("srnbqkbnrpppppppp................................PPPPPPPPRNBQKBNR"));
        }

        @Test
        void commandsHaveAChecksumAndOddParity() {
            byte[] command = ChessLinkDialect.command("V");
            assertEquals("V56", text(command));
            for (byte value : command) {
                assertEquals(1, Integer.bitCount(value & 0xFF) % 2);
            }
        }

        @Test
        void isKnownByItsVersionAndStatus() {
            say(dialect, ChessLinkDialect.command("v0105"));
            assertFalse(dialect.isKnown());
            status();
            assertTrue(dialect.isKnown());
            assertEquals("0105", dialect.identity());
            assertEquals(List.of(Reading.Identity.read(START)), read);
        }

        @Test
        void aStatusWithAWrongSumIsNone() {
            byte[] bytes =
                    ChessLinkDialect.command("srnbqkbnrpppppppp................................PPPPPPPPRNBQKBNR");
            bytes[5] ^= 0x03;
            say(dialect, bytes);
            assertEquals(List.of(), read);
            dialect.silence();
            status();
            assertEquals(1, read.size());
        }

        @Test
        void aSquareIsItsFourCorners() {
            List<byte[]> said = new ArrayList<>();
            assertTrue(dialect.show(new LightScene(Map.of(0, Light.HINT)), said::add));
            String lamps = text(said.getFirst()).substring(3, 3 + 162);
            for (int lamp = 0; lamp < 81; lamp++) {
                // a1: the corners 8 and 9 of the first column, 17 and 18 of the second, counted from 1.
                boolean corner = lamp == 7 || lamp == 8 || lamp == 16 || lamp == 17;
                assertEquals(corner ? "FF" : "00", lamps.substring(2 * lamp, 2 * lamp + 2), "lamp " + lamp);
            }
        }

        @Test
        void anyBytesAtAllAreSurvived() {
            Random random = new Random(1);
            for (int round = 0; round < 500; round++) {
                byte[] noise = new byte[random.nextInt(100)];
                random.nextBytes(noise);
                say(dialect, noise);
            }
            dialect.silence();
            read.clear();
            status();
            assertEquals(List.of(Reading.Identity.read(START)), read);
        }
    }

    @Nested
    class Certabo {
        private final CertaboDialect dialect = new CertaboDialect(new CertaboChips());

        private void say(String line) {
            DialectTest.this.say(dialect, line.getBytes(StandardCharsets.US_ASCII));
        }

        /** A line in which the man of each full square has a chip of its own; {@code moved} has the chip of {@code from}. */
        private String chips(long full, int from, int moved) {
            StringBuilder line = new StringBuilder(":");
            for (int i = 0; i < 64; i++) {
                int square = i ^ 56;
                int chip = (full >>> square & 1) == 0 ? 0 : 1 + (square == moved ? from : square);
                line.append(chip == 0 ? "0 0 0 0 0 " : "1 2 3 4 " + chip + " ");
            }
            return line.append("\r\n").toString();
        }

        @Test
        void aSentioTellsFullSquaresFromFileADown() {
            say(":255 255 0 0 8 0 247 255\r\n");
            assertEquals(List.of(new Reading.Occupancy(0xFFFF_0000_1000_EFFFL)), read);
            assertEquals(SensorKind.OCCUPANCY, dialect.kind());
        }

        @Test
        void chipsAreLearnedFromTheStartPosition() {
            long start = 0xFFFF_0000_0000_FFFFL;
            for (int frame = 0; frame < 6; frame++) {
                say(chips(start, -1, -1));
            }
            assertFalse(dialect.isKnown());
            say(chips(start, -1, -1));
            assertTrue(dialect.isKnown());
            assertEquals(SensorKind.IDENTITY, dialect.kind());
            say(chips(start & ~(1L << 12) | 1L << 28, 12, 28));
            assertEquals(Reading.Identity.read("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR"), read.getLast());
        }

        @Test
        void secondQueensAreLearnedBesideTheOthersOrOnTheLastRank() {
            long start = 0xFFFF_0000_0000_FFFFL;
            for (int frame = 0; frame < 7; frame++) {
                say(chips(start | 1L << 19 | 1L << 43, -1, -1));
            }
            assertEquals(Reading.Identity.read("rnbqkbnr/pppppppp/3q4/8/8/3Q4/PPPPPPPP/RNBQKBNR"), read.getLast());
            // The chip of an empty square, on h8: nobody until it has been read there often enough.
            long promoted = start;
            say(chips(promoted, 30, 63));
            assertEquals(Reading.Identity.read("rnbqkbn1/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"), read.getLast());
            say(chips(promoted, 30, 63));
            say(chips(promoted, 30, 63));
            assertEquals(Reading.Identity.read("rnbqkbnQ/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"), read.getLast());
        }

        @Test
        void lightsAreAByteARank() {
            List<byte[]> said = new ArrayList<>();
            assertTrue(dialect.show(new LightScene(Map.of(0, Light.HINT, 63, Light.HINT)), said::add));
            assertEquals(8, said.getFirst().length);
            assertEquals((byte) 0x80, said.getFirst()[0]);
            assertEquals((byte) 0x01, said.getFirst()[7]);
        }

        @Test
        void anyTextAtAllIsSurvived() {
            Random random = new Random(3);
            for (int round = 0; round < 500; round++) {
                byte[] noise = new byte[random.nextInt(3_000)];
                random.nextBytes(noise);
                DialectTest.this.say(dialect, noise);
            }
            read.clear();
            say(":0 0 0 0 0 0 0 300\r\n:1 2 x 4 5 6 7 8\r\n:1 2\r\n:0 0 0 0 0 0 0 128\r\n");
            assertEquals(List.of(new Reading.Occupancy(1L)), read);
        }
    }
}
