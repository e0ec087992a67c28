package org.jadoube.inference;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.jadoube.rules.Square;
import org.jadoube.sensing.SensorKind;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** A rook on his square of a castling, while the king stands at home: half of a castling, or a rook's move. */
final class RookFirstTest {

    private static final String CASTLING = "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1";

    /** Both sides have moved a few times, each man so long in the air, in ms. */
    private static Board known(TrackerSettings settings, int flight) {
        Board board = new Board(settings, CASTLING);
        for (String pawn : List.of("a2 a4", "a7 a5", "b2 b4", "b7 b5", "c2 c4", "c7 c5", "d2 d4", "d7 d5")) {
            board.play("-" + pawn.substring(0, 2) + " " + flight + " +" + pawn.substring(3) + " 2100");
        }
        return board;
    }

    private static Board rookMoved() {
        return known(TrackerSettings.home(SensorKind.OCCUPANCY), 1000).play("-h1 900 +f1 2100");
    }

    /** The told moves from the rook's on. */
    private static List<String> told(Board board) {
        return board.told().subList(8, board.told().size());
    }

    @Nested
    class OfSlowHands {

        @Test
        void isAskedAboutAfterTwoSecondsOfRest() {
            Board board = rookMoved();
            assertEquals(List.of(), told(board));
            Finding.Asked asked = board.all(Finding.Asked.class).get(0);
            assertEquals(Question.WHICH_MOVE, asked.question());
            assertEquals(
                    List.of("e1g1", "h1f1"),
                    asked.candidates().stream().map(it -> it.uci()).toList());
            assertEquals(List.of("f1", "g1"), Square.names(asked.squares()));
            assertTrue(asked.t() <= board.now - 100);
        }

        @Test
        void isACastlingWhenTheKingComesAndNothingWasToldWrongly() {
            Board board = rookMoved().play("900 -e1 800 +g1 2000");
            assertEquals(List.of("e1g1"), told(board));
            assertEquals(List.of(), board.all(Finding.Amended.class));
            assertEquals(How.PLAY, board.all(Finding.AskClosed.class).get(0).how());
            assertTrue(board.tracker.residue().isNothing());
        }

        @Test
        void isTheRooksMoveWhenTheKingStays() {
            Board board = rookMoved().play("3000");
            assertEquals(List.of("h1f1"), told(board));
            assertEquals(How.PLAY, board.all(Finding.AskClosed.class).get(0).how());
        }

        @Test
        void isTheRooksMoveWhenTheOtherSideReplies() {
            Board board = rookMoved().play("-e7 400 +e5 600");
            assertEquals("h1f1", told(board).get(0));
        }

        @Test
        void isTheRooksMoveWhenTheClockIsPressed() {
            assertEquals(List.of("h1f1"), told(rookMoved().play("W 30")));
        }

        @Test
        void mayBeSaidToBeACastlingWhoseKingIsOwed() {
            Board board = rookMoved();
            board.tracker.choose(board.now, board.move("e1g1"));
            board.rest(100);
            assertEquals(List.of("e1g1"), told(board));
            assertEquals(
                    List.of("e1", "g1"), Square.names(board.tracker.residue().owed()));
            board.play("-e1 500 +g1 2000");
            assertEquals(List.of("e1g1"), told(board));
            assertTrue(board.tracker.residue().isNothing());
        }

        @Test
        void isNoQuestionWhereTheKingMustBeTouchedFirst() {
            Board board =
                    known(TrackerSettings.strict(SensorKind.OCCUPANCY), 1000).play("-h1 900 +f1 2100");
            assertEquals(List.of("h1f1"), told(board));
        }
    }

    @Test
    void ofQuickHandsIsTheRooksMoveAfterTwoSeconds() {
        Board board = known(TrackerSettings.home(SensorKind.OCCUPANCY), 400).play("-h1 400 +f1 2000");
        assertEquals(List.of("h1f1"), told(board));
        assertEquals(List.of(), board.all(Finding.Asked.class));
    }

    @Test
    void ofHandsNotYetKnownIsTheRooksMoveAfterTwoSeconds() {
        Board board = Board.of(CASTLING).play("-h1 700 +f1 2000");
        assertEquals(List.of("h1f1"), board.told());
        assertEquals(List.of(), board.all(Finding.Asked.class));
    }
}
