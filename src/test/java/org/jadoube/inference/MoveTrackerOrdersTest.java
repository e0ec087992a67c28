package org.jadoube.inference;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.jadoube.rules.Position;
import org.jadoube.rules.Square;
import org.jadoube.rules.Uci;
import org.jadoube.sensing.SensorKind;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** What is done beside playing on: a move that must be made, moves taken back or put right, kings that give the result. */
final class MoveTrackerOrdersTest {

    @Nested
    class ARequiredMove {

        @Test
        void letsNoOtherMoveCount() {
            Board board = Board.start();
            board.tracker.require(board.move("g1f3"));
            board.play("-b1 300 +c3 4000");
            assertEquals(List.of(), board.told());
            assertFalse(board.all(Finding.Unexplained.class).isEmpty());
            board.play("-c3 300 +b1 500 -g1 300 +f3 2000");
            assertEquals(List.of("g1f3"), board.told());
        }

        @Test
        void mustBeLegal() {
            Board board = Board.start();
            assertThrows(
                    IllegalArgumentException.class,
                    () -> board.tracker.require(Uci.read(Position.initial().play(board.move("e2e4")), "e7e5")));
        }
    }

    @Nested
    class TakingBack {

        @Test
        void manyPliesInOneGo() {
            Board board = Board.start().play("-e2 300 +e4 900 -e7 300 +e5 900 -g1 300 +f3 900");
            assertEquals(List.of("e2e4", "e7e5", "g1f3"), board.told());
            board.play("-f3 300 +g1 300 -e5 300 +e7 1500");
            assertEquals(List.of("e2e4"), board.told());
            board.play("-d7 300 +d5 1500");
            assertEquals(List.of("e2e4", "d7d5"), board.told());
        }

        @Test
        void isNoTakeBackWhereThereAreNone() {
            Board board = new Board(TrackerSettings.strict(SensorKind.OCCUPANCY), "");
            board.play("-e2 300 +e4 1500 -e4 300 +e2 4000");
            assertTrue(board.all(Finding.TakenBack.class).isEmpty());
        }

        @Test
        void onDemandKeepsWhatTheBoardShows() {
            Board board = Board.start().play("-e2 300 +e4 1500");
            board.tracker.retract(board.now, 1);
            assertEquals(List.of(), board.told());
            assertEquals(List.of("e2"), Square.names(board.tracker.residue().missing()));
            assertEquals(List.of("e4"), Square.names(board.tracker.residue().extra()));
        }

        @Test
        void toTheStartCanBeANewGame() {
            Board board = Board.start().play("-e2 300 +e4 900 -e7 300 +e5 900 -e5 300 +e7 300 -e4 300 +e2 2000");
            assertEquals(2, board.all(Finding.StartPosition.class).get(0).plies());
        }
    }

    @Test
    void aCorrectionKeepsTheLaterPliesThatAreStillLegal() {
        Board board = Board.start().play("-e2 300 +e4 900 -e7 300 +e5 900");
        board.tracker.replace(board.now, 0, Uci.read(Position.initial(), "d2d4"));
        assertEquals(List.of("d2d4", "e7e5"), board.told());
    }

    @Nested
    class KingsInTheCentre {

        @Test
        void areASignAndNeverAMove() {
            Board board = Board.of("8/5p2/3k4/8/8/3K4/5P2/8 w - - 0 1");
            board.play("-d3 500 +e4 600 -d6 500 +d5 2500");
            assertEquals(List.of(), board.told());
            assertEquals("1-0", board.all(Finding.KingsInCentre.class).get(0).result());
        }

        @Test
        void onOneFileAreADraw() {
            Board board = Board.start().play("-e1 300 -e8 500 +d4 400 +d5 2500");
            assertEquals(
                    "1/2-1/2", board.all(Finding.KingsInCentre.class).get(0).result());
        }

        @Test
        void areNoSignWhileAnotherManIsInTheAir() {
            Board board = Board.start().play("-e1 300 -e8 500 +d4 400 +d5 300 -h1 2500");
            assertTrue(board.all(Finding.KingsInCentre.class).isEmpty());
        }
    }
}
