package org.jadoube.hardware.dgt;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import org.jadoube.rules.Square;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Every command of a program, byte for byte, and the reader that finds them in whatever comes. */
final class DgtCommandTest {

    private static byte[] hex(String text) {
        return HexFormat.ofDelimiter(" ").parseHex(text);
    }

    private static List<DgtCommand> read(byte[]... chunks) {
        List<DgtCommand> read = new ArrayList<>();
        DgtCommandReader reader = new DgtCommandReader(read::add);
        for (byte[] chunk : chunks) {
            reader.take(chunk, chunk.length);
        }
        return read;
    }

    @ParameterizedTest
    @EnumSource(DgtCommand.Plain.class)
    void aCommandOfOneByteIsReadAsItWasWritten(DgtCommand.Plain command) {
        assertEquals(List.of(command), read(command.bytes()));
    }

    @Test
    void theStartOfAKnownProgramIsUnderstood() {
        assertEquals(
                List.of(
                        DgtCommand.Plain.UPDATE_NICE,
                        DgtCommand.Plain.VERSION,
                        DgtCommand.Plain.SEND_BOARD,
                        ClockCommand.of(ClockCommand.VERSION),
                        DgtCommand.Plain.SERIAL_NUMBER),
                read(hex("4B 4D 42 2B 03 03 09 00 45")));
    }

    @Test
    void lightsAreTwoSquaresOrNone() {
        DgtCommand.Leds on = new DgtCommand.Leds(true, Square.parse("e2"), Square.parse("e4"));
        assertArrayEquals(hex("60 04 01 34 24 00"), on.bytes());
        assertEquals(List.of(on), read(on.bytes()));
        assertEquals(List.of(DgtCommand.Leds.OUT), read(hex("60 04 00 40 40 00")));
    }

    @Test
    void theClocksTextIsCutOutOfItsCommand() {
        List<DgtCommand> read = read(hex("2B 0C 03 0C 65 32 65 34 20 20 20 20 01 00"));
        assertEquals("e2e4", ((ClockCommand) read.getFirst()).text());
        assertArrayEquals(
                hex("2B 0C 03 0C 65 32 65 34 20 20 20 20 01 00"),
                read.getFirst().bytes());
    }

    @Test
    void commandsWithDataTakeTheirBytesEvenIfTheyAreUnknown() {
        assertEquals(
                List.of(DgtCommand.Plain.VERSION), read(hex("60 06 05 42 42 42 42 42 4D")), "lights of another board");
        assertEquals(2, read(hex("2B 05 03 7E 42 42 00 4D")).size());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "2B 03 03 09 42",
                "2B 02 03 09",
                "2B 03 09 09 00",
                "2B 01 03",
                "2B 00",
                "2B 0C 03 0C 65 32 65 34 20 20 20 20 01 2B"
            })
    void aMessageToTheClockWithoutItsProperEndsIsNoneAndTakesItsBytesAllTheSame(String message) {
        assertEquals(
                List.of(DgtCommand.Plain.VERSION, ClockCommand.of(ClockCommand.VERSION)),
                read(hex(message + " 4D 2B 03 03 09 00")));
    }

    @Test
    void bytesThatAreNoCommandArePassedOver() {
        assertEquals(List.of(DgtCommand.Plain.SEND_BOARD), read(hex("4E 50 51 52 53 54 00 7F 42")));
    }

    @Test
    void aBusCommandNeedsItsSum() {
        DgtCommand.Bus ping = new DgtCommand.Bus(0x0B, 0);
        assertArrayEquals(hex("8B 00 00 0B"), ping.bytes());
        assertEquals(List.of(ping), read(hex("8B 00 00 0B")));
        assertEquals(List.of(), read(hex("8B 00 00 0C")));
        assertEquals(List.of(ping), read(hex("8B 00 8B 00 00 0B")), "noise before it");
    }

    @Test
    void afterSilenceHalfACommandIsForgotten() {
        List<DgtCommand> read = new ArrayList<>();
        DgtCommandReader reader = new DgtCommandReader(read::add);
        reader.take(hex("2B FF 03"), 3);
        reader.silence();
        reader.take(hex("42"), 1);
        assertEquals(List.of(DgtCommand.Plain.SEND_BOARD), read);
    }

    @Test
    void anyBytesAtAllAreSurvived() {
        Random random = new Random(3);
        for (int round = 0; round < 2_000; round++) {
            byte[] noise = new byte[random.nextInt(300)];
            random.nextBytes(noise);
            List<DgtCommand> read = new ArrayList<>();
            DgtCommandReader reader = new DgtCommandReader(read::add);
            reader.take(noise, noise.length);
            reader.silence();
            reader.take(hex("42"), 1);
            assertEquals(DgtCommand.Plain.SEND_BOARD, read.getLast());
        }
    }
}
