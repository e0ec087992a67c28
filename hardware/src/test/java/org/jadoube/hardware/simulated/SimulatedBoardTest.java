package org.jadoube.hardware.simulated;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.jadoube.hardware.simulated.Outcome.Done;
import org.jadoube.hardware.simulated.Outcome.Refused;
import org.jadoube.hardware.simulated.Whereabouts.Between;
import org.jadoube.hardware.simulated.Whereabouts.InHand;
import org.jadoube.hardware.simulated.Whereabouts.InTray;
import org.jadoube.hardware.simulated.Whereabouts.OnSquare;
import org.jadoube.rules.Man;
import org.jadoube.rules.Piece;
import org.jadoube.rules.Side;
import org.jadoube.rules.Square;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

final class SimulatedBoardTest {

    private static final String START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";

    private static int square(String name) {
        return Square.parse(name);
    }

    private static long bits(String... names) {
        long mask = 0;
        for (String name : names) {
            mask |= 1L << square(name);
        }
        return mask;
    }

    private static PhysicalMan man(SimulatedBoard board, int id) {
        return board.men().stream().filter(m -> m.id() == id).findFirst().orElseThrow();
    }

    private static PhysicalMan on(SimulatedBoard board, String name) {
        OnSquare here = new OnSquare(square(name));
        return board.men().stream().filter(m -> m.at().equals(here)).findFirst().orElseThrow();
    }

    private static String refusal(Outcome outcome) {
        return assertInstanceOf(Refused.class, outcome).code();
    }

    @Nested
    class AHandThatLiftsAndPlaces {

        private final SimulatedBoard board = SimulatedBoard.of(START);

        @Test
        void opensTheContactWhenItLiftsAndClosesTheOtherWhenItPlaces() {
            assertEquals(new Done(), board.act(1000, new HandAction.Lift("h", square("e2"))));
            List<SensorReading> lifted = board.advance(1000);
            assertEquals(1, lifted.size());
            assertEquals(1000, lifted.get(0).t());
            assertEquals(0xffff00000000ffffL & ~bits("e2"), lifted.get(0).occupied());

            assertEquals(new Done(), board.act(1400, new HandAction.Place("h", square("e4"))));
            assertEquals(1400, board.nextDue());
            assertEquals(0xffff00001000efffL, board.advance(1400).get(0).occupied());
            assertEquals(Long.MAX_VALUE, board.nextDue());
        }

        @Test
        void keepsTheManWhoHeIs() {
            PhysicalMan pawn = on(board, "e2");
            board.act(0, new HandAction.Lift("h", square("e2")));
            assertEquals(new InHand("h", square("e2")), man(board, pawn.id()).at());
            board.act(1, new HandAction.Place("h", square("e4")));
            assertEquals(on(board, "e4").id(), pawn.id());
        }

        @Test
        void holdsOneManAtMostWhileAnotherHandIsFree() {
            board.act(0, new HandAction.Lift("h", square("e2")));
            assertEquals("hand-full", refusal(board.act(1, new HandAction.Lift("h", square("d2")))));
            assertEquals(new Done(), board.act(2, new HandAction.Lift("other", square("d2"))));
            assertEquals(bits("d2"), 0xffff00000000efffL & ~board.reading(2).occupied());
        }

        @Test
        void findsNothingOnAnEmptySquareAndHasNothingToPlace() {
            assertEquals("empty", refusal(board.act(0, new HandAction.Lift("h", square("e4")))));
            assertEquals("hand-empty", refusal(board.act(0, new HandAction.Place("h", square("e4")))));
            assertEquals("hand-empty", refusal(board.act(0, new HandAction.ToTray("h"))));
            assertTrue(board.advance(1000).isEmpty());
        }

        @Test
        void cannotSetAManOnOneOfTheSameSide() {
            board.act(0, new HandAction.Lift("h", square("g1")));
            assertEquals("occupied", refusal(board.act(1, new HandAction.Place("h", square("e2")))));
            assertEquals(new InHand("h", square("g1")), man(board, 6).at());
        }
    }

    @Nested
    class ACapture {

        private final SimulatedBoard board = SimulatedBoard.of("8/8/8/3p4/4P3/8/8/8");

        @Test
        void byPushingShowsTheVictimGoBeforeTheOtherStands() {
            board.act(0, new HandAction.Lift("h", square("e4")));
            board.act(500, new HandAction.Place("h", square("d5")));
            List<SensorReading> readings = board.advance(10_000);
            assertEquals(List.of(0L, 500L, 500L + SimulatedBoard.PUSH), times(readings));
            assertEquals(
                    List.of(bits("d5"), 0L, bits("d5")),
                    readings.stream().map(SensorReading::occupied).toList());
            assertEquals("8/8/8/3P4/8/8/8/8", board.reading(10_000).placement());
        }

        @Test
        void leavesTheVictimInTheTray() {
            board.act(0, new HandAction.Lift("h", square("d5")));
            board.act(1, new HandAction.ToTray("h"));
            assertInstanceOf(InTray.class, man(board, 1).at());
            assertEquals(bits("e4"), board.reading(1).occupied());
        }

        @Test
        void delaysWhatTheSensorsSeeOfTheNextActButNeverTurnsTimeBack() {
            board.act(0, new HandAction.Lift("h", square("e4")));
            board.act(500, new HandAction.Place("h", square("d5")));
            board.act(501, new HandAction.Lift("h", square("d5")));
            assertEquals(List.of(0L, 500L, 620L, 620L), times(board.advance(10_000)));
        }

        private static List<Long> times(List<SensorReading> readings) {
            return readings.stream().map(SensorReading::t).toList();
        }
    }

    @Nested
    class MenBesideTheSquares {

        private final SimulatedBoard board = SimulatedBoard.of("4k3/P7/8/8/8/8/8/4K3");

        @Test
        void lieBetweenSquaresWhereNoSensorSeesThem() {
            board.act(0, new HandAction.Lift("h", square("a7")));
            board.act(1, new HandAction.PlaceBetween("h", 1.0, 6.5));
            assertEquals(new Between(1.0, 6.5), man(board, 1).at());
            assertEquals(bits("e1", "e8"), board.reading(1).occupied());
            assertEquals(new Done(), board.act(2, new HandAction.Take("h", 1)));
            assertEquals(new Done(), board.act(3, new HandAction.Place("h", square("a7"))));
        }

        @Test
        void comeBackFromTheTrayAndOutOfAnotherHand() {
            board.act(0, new HandAction.Lift("h", square("a7")));
            assertEquals(new Done(), board.act(1, new HandAction.Take("other", 1)));
            assertEquals(new InHand("other", square("a7")), man(board, 1).at());
            board.act(2, new HandAction.ToTray("other"));
            board.act(3, new HandAction.Take("h", 1));
            board.act(4, new HandAction.Place("h", square("a8")));
            assertEquals("P3k3/8/8/8/8/8/8/4K3", board.reading(4).placement());
            assertEquals("not-loose", refusal(board.act(5, new HandAction.Take("h", 1))));
        }

        @Test
        void comeOutOfTheBoxAsNewMen() {
            board.act(0, new HandAction.FromBox("h", new Man(Side.WHITE, Piece.QUEEN)));
            board.act(1, new HandAction.Place("h", square("a8")));
            assertEquals(3, on(board, "a8").id());
        }

        @Test
        void areExchangedWithoutOpeningTheContact() {
            board.act(0, new HandAction.Exchange("h", square("a7"), Piece.QUEEN));
            List<SensorReading> readings = board.advance(0);
            assertEquals(1, readings.size());
            assertEquals(bits("a7", "e1", "e8"), readings.get(0).occupied());
            assertEquals("4k3/Q7/8/8/8/8/8/4K3", readings.get(0).placement());
        }
    }

    @Nested
    class AHandThatArrangesTheMen {

        @Test
        void setsUpTheStartInOneReading() {
            SimulatedBoard board = SimulatedBoard.of(START);
            board.act(0, new HandAction.Lift("h", square("e2")));
            board.act(1, new HandAction.Place("h", square("e4")));
            board.act(2, new HandAction.Lift("h", square("d8")));
            board.act(3, new HandAction.ToTray("h"));
            board.act(4, new HandAction.Lift("h", square("a1")));
            board.advance(4);
            board.act(5, new HandAction.Arrange("h", START));
            List<SensorReading> readings = board.advance(5);
            assertEquals(1, readings.size());
            assertEquals(START, readings.get(0).placement());
            assertEquals(32, board.men().size());
            assertTrue(board.men().stream().allMatch(m -> m.at() instanceof OnSquare));
        }

        @Test
        void laysTheRestIntoTheTray() {
            SimulatedBoard board = SimulatedBoard.of(START);
            board.act(0, new HandAction.Arrange("h", "4k3/8/8/8/8/8/8/4K2R"));
            assertEquals(
                    29,
                    board.men().stream().filter(m -> m.at() instanceof InTray).count());
        }

        @Test
        void refusesAPlacementThatIsNone() {
            for (String bad : List.of("8/8", "9/8/8/8/8/8/8/8", "8/8/8/8/8/8/8/7", "x7/8/8/8/8/8/8/8")) {
                assertThrows(IllegalArgumentException.class, () -> new HandAction.Arrange("h", bad), bad);
            }
        }
    }

    @Nested
    class ContactsThatBounce {

        private static List<SensorReading> game(long seed) {
            SimulatedBoard board = SimulatedBoard.bouncing(START, seed);
            for (int i = 0; i < 8; i++) {
                board.act(i * 1000L, new HandAction.Lift("h", 8 + i));
                board.act(i * 1000L + 500, new HandAction.Place("h", 16 + i));
            }
            return board.advance(Long.MAX_VALUE);
        }

        @Test
        void bounceAlikeForOneSeedAndOtherwiseForAnother() {
            assertEquals(game(7), game(7));
            assertNotEquals(game(7), game(8));
        }

        @Test
        void haveCalmedDownBeforeAManCanBeTakenForSettled() {
            List<SensorReading> readings = game(7);
            assertTrue(readings.size() > 16, "some contact bounced");
            for (SensorReading reading : readings) {
                assertTrue(reading.t() % 500 <= Contacts.BOUNCE_SPAN);
            }
            assertEquals(0xffff000000ff00ffL, readings.get(readings.size() - 1).occupied());
        }

        @Test
        void alternateSoThatEveryReadingIsAChange() {
            List<SensorReading> readings = game(7);
            for (int i = 1; i < readings.size(); i++) {
                assertNotEquals(readings.get(i - 1).occupied(), readings.get(i).occupied());
            }
        }
    }

    @Test
    void aHandHasAPlainName() {
        assertThrows(IllegalArgumentException.class, () -> new HandAction.Lift("", 0));
        assertThrows(IllegalArgumentException.class, () -> new HandAction.Lift("a b", 0));
        assertThrows(IndexOutOfBoundsException.class, () -> new HandAction.Lift("a", 64));
    }
}
