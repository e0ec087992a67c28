package org.jadoube.host.bridge.dgt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.jadoube.hardware.dgt.BoardDump;
import org.jadoube.hardware.dgt.DgtCommand;
import org.jadoube.hardware.dgt.DgtCommandReader;
import org.jadoube.hardware.dgt.DgtMessage;
import org.jadoube.hardware.dgt.DgtMessageReader;
import org.jadoube.hardware.dgt.FieldUpdate;
import org.jadoube.host.bridge.ClockFace;
import org.jadoube.rules.Man;
import org.jadoube.rules.Side;
import org.jadoube.sensing.Reading;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** What a DGT board answers and tells, without any wire. */
final class DgtBoardTest {
    private static final String START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
    private static final String LIFTED = "rnbqkbnr/pppppppp/8/8/8/8/PPPP1PPP/RNBQKBNR";
    private static final String E4 = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR";
    private static final long SECOND = 1_000_000_000L;

    private final List<String> sent = new ArrayList<>();
    private final List<DgtCommand.Leds> lit = new ArrayList<>();
    private int room = Integer.MAX_VALUE;
    private DgtBoard board = board(Map.of());

    private DgtBoard board(Map<String, String> settings) {
        return new DgtBoard(DgtIdentity.of(settings), men(START), this::send, lit::add);
    }

    private boolean send(byte[] message) {
        room--;
        if (room < 0) {
            return false;
        }
        sent.add(HexFormat.ofDelimiter(" ").withUpperCase().formatHex(message));
        return true;
    }

    private static Reading.Identity men(String placement) {
        return Reading.Identity.read(placement);
    }

    private void say(String hex) {
        byte[] bytes = HexFormat.ofDelimiter(" ").parseHex(hex);
        new DgtCommandReader(command -> board.take(command, 0)).take(bytes, bytes.length);
    }

    private void show(String placement) {
        board.show(men(placement), null, Side.WHITE, 0);
    }

    private List<String> told() {
        List<String> told = List.copyOf(sent);
        sent.clear();
        return told;
    }

    @Nested
    class Asked {
        @Test
        void itAnswersWhoItIs() {
            say("45 46 4D 4C 55");
            assertEquals(
                    List.of(
                            "91 00 08 30 38 39 36 30",
                            "90 00 05 46 00",
                            "93 00 05 01 08",
                            "A0 00 0C 64 7F 7F 00 00 00 00 00 01",
                            "A2 00 0D 30 30 30 30 30 30 38 39 36 30"),
                    told());
        }

        @Test
        void itsMakersTextIsOurOwnOrTheUsers() {
            say("47");
            String own = told().getFirst();
            assertTrue(own.startsWith("92 00 20 4A 61 64 6F 75 62 65"), own);
            board = board(Map.of("trademark", "Oak"));
            say("47");
            assertEquals(List.of("92 00 06 4F 61 6B"), told());
        }

        @Test
        void itDumpsWithoutLeavingItsMode() {
            say("42");
            show(LIFTED);
            assertEquals(1, told().size(), "idle: only what was asked");
        }

        @Test
        void itTellsTheClockOnce() {
            say("41");
            assertEquals(List.of("8D 00 0A 00 00 00 00 00 00 12"), told());
        }

        @Test
        void whatIsNoneOfItsCommandsIsPassedOver() {
            say("4E 50 51 7F 00");
            assertEquals(List.of(), told());
        }
    }

    @Nested
    class Updating {
        @Test
        void aMoveIsADepartureAndAnArrival() {
            say("44 42");
            told();
            show(LIFTED);
            show(E4);
            assertEquals(List.of("8E 00 05 34 00", "8E 00 05 24 01"), told());
        }

        @Test
        void theFirstModeTellsTheClockEverySecond() {
            say("43");
            assertEquals(1, told().size());
            board.tick(null, Side.WHITE, SECOND / 2);
            assertEquals(List.of(), told());
            board.tick(null, Side.WHITE, SECOND);
            assertEquals(1, told().size());
        }

        @Test
        void theNiceModeTellsTheClockWhenItChanges() {
            say("4B");
            told();
            board.tick(null, Side.WHITE, 5 * SECOND);
            assertEquals(List.of(), told());
            ClockFace clock = new ClockFace(300_000, 300_000, Side.WHITE, 6 * SECOND);
            board.tick(clock, Side.WHITE, 6 * SECOND);
            board.tick(clock, Side.WHITE, 16 * SECOND);
            assertEquals(List.of("8D 00 0A 00 05 00 00 05 00 13", "8D 00 0A 00 05 00 00 04 50 13"), told());
        }

        @Test
        void theBoardModeTellsNothingOfTheClockAndDoesNotAnswerForIt() {
            say("44");
            board.tick(new ClockFace(1, 1, Side.BLACK, 0), Side.BLACK, SECOND);
            say("2B 03 03 09 00");
            assertEquals(List.of(), told());
        }

        @Test
        void resetMakesItSilent() {
            say("43 40");
            told();
            show(E4);
            board.tick(null, Side.WHITE, 5 * SECOND);
            assertEquals(List.of(), told());
        }

        @Test
        void aManWhoTurnsOutToBeAnotherIsCorrected() {
            say("44 42");
            told();
            show(E4.replace("4P3", "4Q3"));
            show(E4);
            assertEquals(List.of("8E 00 05 34 00", "8E 00 05 24 06", "8E 00 05 24 01"), told());
        }

        @Test
        void whatChangedWhileItWasSilentIsToldWhenItMayTellAgain() {
            say("42 40");
            told();
            show(E4);
            say("44");
            assertEquals(List.of("8E 00 05 34 00", "8E 00 05 24 01"), told());
        }
    }

    @Nested
    class TheClock {
        @Test
        void answersAsADgt3000() {
            say("4B");
            told();
            say("2B 03 03 09 00 2B 0C 03 0C 65 32 65 34 20 20 20 20 01 00 2B 0A 03 0A 00 05 00 00 05 00 01 00");
            assertEquals(
                    List.of(
                            "8D 00 0A 0A 10 09 0A 22 00 00",
                            "8D 00 0A 0A 10 0C 0A 00 00 00",
                            "8D 00 0A 0A 10 0A 0A 00 00 00"),
                    told());
        }

        @Test
        void tellsAButton() {
            say("4B");
            told();
            board.button(3);
            assertEquals(List.of("8D 00 0A 0A 10 08 2A 11 33 00"), told());
        }

        @Test
        void showsAFallenFlag() {
            say("4B");
            told();
            board.tick(new ClockFace(0, 1_000, null, 0), Side.WHITE, 0);
            assertEquals(List.of("8D 00 0A 00 00 01 50 00 00 12"), told());
        }

        @Test
        void neverShowsMoreThanItCan() {
            say("41");
            board.tick(new ClockFace(Long.MAX_VALUE / 2, 1_000, null, 0), Side.WHITE, 0);
            told();
            say("41");
            assertEquals(List.of("8D 00 0A 00 00 01 09 59 59 12"), told());
        }
    }

    @Nested
    class OnABus {
        @Test
        void itAnswersAllAndItselfAndNobodyElse() {
            say("4A 8B 00 00 0B");
            assertEquals(List.of("89 00 08 46 00 01 08 60"), told());
            say("87 46 00 4D");
            assertEquals(List.of("87 00 06 46 00 53"), told());
            say("87 01 01 09");
            assertEquals(List.of(), told());
        }

        @Test
        void anyOtherCommandEndsIt() {
            say("4A 45 8B 00 00 0B");
            assertEquals(List.of("91 00 08 30 38 39 36 30"), told());
        }
    }

    @Test
    void theMemoryOfMovesHoldsWhatWasTold() {
        say("49");
        assertEquals(List.of("8F 00 08 7F 7F 7F 6A 6B"), told());
        say("44");
        show(LIFTED);
        show(E4);
        told();
        say("49");
        assertEquals(List.of("8F 00 0C 7F 7F 7F 6A 40 34 51 24 6B"), told());
    }

    @Test
    void lightsGoToTheBoard() {
        say("60 04 01 34 24 00");
        assertEquals(List.of(new DgtCommand.Leds(true, 12, 28)), lit);
    }

    @Test
    void aBoardThatLiesTheOtherWayRoundNumbersFromH1() {
        board = board(Map.of("flipped", ""));
        say("42 44");
        String dump = told().getFirst();
        assertTrue(dump.startsWith("86 00 43 02 03 04 05 06 04 03 02 01"), dump);
        show(LIFTED);
        assertEquals(List.of("8E 00 05 0B 00"), told());
        say("60 04 01 0B 0B 00");
        assertEquals(List.of(new DgtCommand.Leds(true, 12, 12)), lit);
    }

    /** Whatever a program says, however little the line takes: the updates it got and a dump at the end agree. */
    @Test
    void aDumpAlwaysShowsWhatTheUpdatesTold() {
        Random random = new Random(11);
        for (int round = 0; round < 200; round++) {
            sent.clear();
            board = board(Map.of());
            say("42 44");
            for (int step = 0; step < 60; step++) {
                room = random.nextInt(3);
                board.show(scattered(random), null, Side.WHITE, step);
            }
            room = Integer.MAX_VALUE;
            board.tick(null, Side.WHITE, 99);
            Reading.Identity updated = follow(told());
            say("42");
            assertEquals(updated, follow(told()));
        }
    }

    @Test
    void thePositionAfterAMoveStandsForAMomentThoughTheNextHandIsAtWork() {
        board = board(Map.of());
        say("42 44");
        told();
        Reading.Identity after = Reading.Identity.read("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR");
        Reading.Identity lifted = Reading.Identity.read("rnbqkbnr/ppp1pppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR");
        Reading.Identity air = Reading.Identity.read("rnbqkbnr/ppp1pppp/8/8/8/8/PPPP1PPP/RNBQKBNR");
        board.show(air, null, Side.WHITE, 1);
        told();
        board.pass(after, 2);
        board.show(lifted, null, Side.BLACK, 2);
        // d7 and e4 (a8 is 0): both full, then d7 empty again.
        assertEquals(List.of("8E 00 05 24 01", "8E 00 05 0B 07", "8E 00 05 0B 00"), told());
    }

    private static Reading.Identity scattered(Random random) {
        List<@Nullable Man> men = new ArrayList<>();
        for (int square = 0; square < 64; square++) {
            men.add(random.nextBoolean() ? null : Man.of("PNBRQKpnbrqk".charAt(random.nextInt(12))));
        }
        return Reading.Identity.of(men);
    }

    private static Reading.Identity follow(List<String> messages) {
        List<@Nullable Man> men = new ArrayList<>(java.util.Collections.nCopies(64, null));
        for (String message : messages) {
            byte[] bytes = HexFormat.ofDelimiter(" ").parseHex(message);
            for (int i = 1; i < bytes.length; i++) {
                assertTrue(bytes[i] >= 0, "no byte of a message but its first has its highest bit set: " + message);
            }
            new DgtMessageReader(read -> apply(read, men)).take(bytes, bytes.length);
        }
        return Reading.Identity.of(men);
    }

    private static void apply(DgtMessage message, List<@Nullable Man> men) {
        if (message instanceof FieldUpdate update) {
            men.set(update.square(), update.man());
        } else if (message instanceof BoardDump dump) {
            for (int square = 0; square < 64; square++) {
                var side = dump.board().sideAt(square);
                var piece = dump.board().pieceAt(square);
                men.set(square, side == null || piece == null ? null : Man.of(side, piece));
            }
        }
    }
}
