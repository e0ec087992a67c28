package org.jadoube.hardware.dgt;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import org.jadoube.rules.Man;
import org.jadoube.rules.Square;
import org.jadoube.sensing.Reading;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every message of a board, byte for byte, and the reader that finds them in whatever comes. */
final class DgtMessageTest {
    private static final String START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";

    private static byte[] hex(String text) {
        return HexFormat.ofDelimiter(" ").withUpperCase().parseHex(text);
    }

    private static String hex(DgtMessage message) {
        return HexFormat.ofDelimiter(" ").withUpperCase().formatHex(message.bytes());
    }

    private static List<DgtMessage> read(byte[]... chunks) {
        List<DgtMessage> read = new ArrayList<>();
        DgtMessageReader reader = new DgtMessageReader(read::add);
        for (byte[] chunk : chunks) {
            reader.take(chunk, chunk.length);
        }
        return read;
    }

    private static DgtMessage readOne(String text) {
        List<DgtMessage> read = read(hex(text));
        assertEquals(1, read.size(), text);
        return read.getFirst();
    }

    @Nested
    class OnTheWire {
        @Test
        void theStartPositionIsDumpedFromA8ToH1() {
            String ranks = "08 09 0A 0C 0B 0A 09 08" + " 07".repeat(8) + " 00".repeat(32) + " 01".repeat(8)
                    + " 02 03 04 06 05 04 03 02";
            BoardDump dump = new BoardDump(Reading.Identity.read(START));
            assertEquals("86 00 43 " + ranks, hex(dump));
            assertEquals(dump, readOne("86 00 43 " + ranks));
        }

        @Test
        void aSquareIsToldByItsNumberFromA8() {
            assertEquals("8E 00 05 24 01", hex(new FieldUpdate(Square.parse("e4"), Man.of('P'))));
            assertEquals("8E 00 05 34 00", hex(new FieldUpdate(Square.parse("e2"), null)));
            assertEquals(new FieldUpdate(Square.parse("h1"), Man.of('q')), readOne("8E 00 05 3F 0C"));
        }

        @Test
        void thePiecesThatStandForAResultAreNoMen() {
            assertEquals(new FieldUpdate(Square.parse("a8"), null), readOne("8E 00 05 00 0D"));
        }

        @Test
        void numbersTextsAndVersionStandAsTheyAre() {
            assertEquals("90 00 05 08 01", hex(new BusAddress(1025)));
            assertEquals("91 00 08 30 31 30 32 35", hex(new SerialNumber("01025")));
            assertEquals("A2 00 0D 30 30 30 30 30 31 32 33 34 35", hex(new LongSerialNumber("0000012345")));
            assertEquals("93 00 05 01 08", hex(new BoardVersion(1, 8)));
            assertEquals("92 00 06 4F 61 6B", hex(new Trademark("Oak")));
            assertEquals("A0 00 0C 64 7F 7F 00 00 00 00 00 01", hex(new Battery(100, true)));
            assertEquals("8F 00 08 7F 7F 7F 6A 6B", hex(EeMoves.of(new byte[0])));
        }

        @ParameterizedTest
        @ValueSource(
                strings = {
                    "90 00 05 08 01",
                    "91 00 08 30 31 30 32 35",
                    "A2 00 0D 30 30 30 30 30 31 32 33 34 35",
                    "93 00 05 01 08",
                    "92 00 06 4F 61 6B",
                    "A0 00 0C 64 7F 7F 00 00 00 00 00 01",
                    "8F 00 08 7F 7F 7F 6A 6B",
                    "8D 00 0A 00 05 00 00 05 00 12",
                    "8D 00 0A 00 05 00 00 04 50 13",
                    "8D 00 0A 00 00 00 00 00 00 20",
                    "8D 00 0A 0A 10 09 0A 22 00 00",
                    "8D 00 0A 0A 10 0C 0A 00 00 00",
                    "8D 00 0A 0A 10 0A 0A 00 00 00",
                    "8D 00 0A 0A 10 08 2A 05 33 00"
                })
        void whatIsReadIsWrittenAgain(String text) {
            assertEquals(text, hex(readOne(text)));
        }

        @Test
        void aTextLongerThanKnownProgramsHaveRoomForIsRefused() {
            assertThrows(IllegalArgumentException.class, () -> new Trademark("x".repeat(251)));
            assertThrows(IllegalArgumentException.class, () -> new Trademark("Ü"));
        }
    }

    @Nested
    class TheClock {
        private final ClockTimes.Face five = new ClockTimes.Face(300, false);

        @Test
        void standsAtFiveMinutesWithTheLeftToMove() {
            int status = ClockTimes.LEFT_TO_MOVE | ClockTimes.RIGHT_HIGH;
            assertEquals("8D 00 0A 00 05 00 00 05 00 12", hex(new ClockTimes(five, five, status)));
        }

        @Test
        void runsOnTheLeft() {
            int status = ClockTimes.LEFT_TO_MOVE | ClockTimes.RIGHT_HIGH | ClockTimes.RUNNING;
            assertEquals(
                    "8D 00 0A 00 05 00 00 04 50 13",
                    hex(new ClockTimes(new ClockTimes.Face(290, false), five, status)));
        }

        @Test
        void canBeAbsent() {
            assertEquals("8D 00 0A 00 00 00 00 00 00 20", hex(ClockTimes.NONE));
        }

        @Test
        void neverShowsTenHoursBecauseTenMarksAnAnswer() {
            assertThrows(IllegalArgumentException.class, () -> new ClockTimes.Face(36_000, false));
        }

        @Test
        void everyTimeAndFlagIsReadAsItWasWritten() {
            for (int seconds = 0; seconds <= ClockTimes.Face.MOST; seconds += 7) {
                ClockTimes times = new ClockTimes(new ClockTimes.Face(seconds, seconds == 0), five, 0x13);
                assertEquals(List.of(times), read(times.bytes()));
            }
        }

        @Test
        void everyAnswerIsReadAsItWasWritten() {
            for (int n = 0; n < 256; n++) {
                ClockAck ack = new ClockAck(n, 255 - n, n ^ 0xAA, n);
                assertEquals(List.of(ack), read(ack.bytes()));
            }
        }

        @Test
        void tellsTheVersionInHalvesOfAByte() {
            assertEquals("8D 00 0A 0A 10 09 0A 22 00 00", hex(new ClockAck(ClockAck.DONE, 9, 0x22, 0)));
        }

        @Test
        void aButtonIsToldByDigitAndBit() {
            assertEquals("8D 00 0A 0A 10 08 2A 11 33 00", hex(ClockAck.button(3)));
            assertEquals(
                    new ClockAck(ClockAck.DONE, ClockAck.BUTTON, 5, '3'), readOne("8D 00 0A 0A 10 08 2A 05 33 00"));
        }
    }

    @Nested
    class TheReader {
        @Test
        void takesSeveralMessagesInOneChunkAndOneInManyChunks() {
            byte[] version = new BoardVersion(1, 8).bytes();
            assertEquals(2, read(hex("93 00 05 01 08 91 00 08 30 31 30 32 35")).size());
            assertEquals(
                    List.of(new BoardVersion(1, 8)),
                    read(new byte[] {version[0], version[1]}, new byte[] {version[2]}, new byte[] {
                        version[3], version[4]
                    }));
        }

        @Test
        void aHeaderInsideAMessageBeginsAnew() {
            assertEquals(List.of(new BoardVersion(1, 8)), read(hex("86 00 43 08 09 93 00 05 01 08")));
        }

        @Test
        void aMessageAfterNoiseIsStillFound() {
            assertEquals(List.of(new BoardVersion(1, 8)), read(hex("00 11 22 FF 00 00 93 00 05 01 08")));
        }

        @Test
        void anyBytesAtAllAreSurvivedAndTheNextMessageIsRead() {
            Random random = new Random(7);
            for (int round = 0; round < 2_000; round++) {
                byte[] noise = new byte[random.nextInt(200)];
                random.nextBytes(noise);
                List<DgtMessage> read = read(noise, new BoardVersion(9, 9).bytes());
                assertEquals(new BoardVersion(9, 9), read.getLast(), "round " + round);
            }
        }

        @Test
        void halfOfEveryMessageIsNone() {
            byte[] dump = new BoardDump(Reading.Identity.read(START)).bytes();
            for (int cut = 0; cut < dump.length; cut++) {
                byte[] half = java.util.Arrays.copyOf(dump, cut);
                assertTrue(read(half).isEmpty());
            }
        }
    }

    @Test
    void noByteAfterTheFirstHasItsHighestBitSet() {
        Random random = new Random(1);
        for (int round = 0; round < 500; round++) {
            int n = random.nextInt(256);
            for (DgtMessage message : List.of(
                    new BoardDump(Reading.Identity.read(START)),
                    new FieldUpdate(n & 63, Man.of('k')),
                    new ClockAck(n, n, n, n),
                    new BusAddress(n * 60),
                    EeMoves.of(EeMoves.piece(new FieldUpdate(n & 63, Man.of('q')), true)))) {
                byte[] bytes = message.bytes();
                assertTrue(bytes[0] < 0);
                assertEquals(bytes.length, bytes[1] << 7 | bytes[2]);
                for (int i = 1; i < bytes.length; i++) {
                    assertTrue(bytes[i] >= 0, hex(message));
                }
            }
        }
        assertArrayEquals(new byte[] {1, 8}, new BoardVersion(1, 8).data());
    }
}
