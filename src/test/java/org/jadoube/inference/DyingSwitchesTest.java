package org.jadoube.inference;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import org.jadoube.rules.Square;
import org.jadoube.sensing.SquareEdge;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Switches that die in the middle of a game, while nothing or little stands on them. */
final class DyingSwitchesTest {

    private static List<Finding.SensorFault> faults(Board board) {
        return board.all(Finding.SensorFault.class);
    }

    private static void together(Board board, boolean closed, String... squares) {
        List<SquareEdge> edges = Arrays.stream(squares)
                .map(square -> new SquareEdge(board.now, Square.parse(square), closed, null, null))
                .toList();
        board.tracker.scan(board.now + 10, edges);
        board.findings.addAll(board.tracker.drain());
    }

    @Nested
    class AnEmptyRowThatFallsSilent {

        @Test
        void leavesTheMoveThatLandsOnItAQuestionAndTellsNothingWrong() {
            Board board = Board.start().play("-d2 3000 -e7 400 +e5 4000");
            assertEquals(List.of(), board.told());
            Finding.Asked asked = board.all(Finding.Asked.class).getFirst();
            assertEquals(
                    List.of("d2d3", "d2d4"),
                    asked.candidates().stream().map(move -> move.uci()).toList());
        }

        @Test
        void isNotBlamedOnASquareAsLongAsAnotherMayBeTheOne() {
            assertEquals(List.of(), faults(Board.start().play("-d2 3000 -e7 400 +e5 4000")));
        }

        @Test
        void isToldAsSoonAsTwoOfItsSquaresAreKnown() {
            Board board = Board.of("4k3/8/8/8/8/8/1N4N1/K7 w - - 0 1")
                    .play("-b2 3000 -e8 400 +e7 6000 -g2 3000 -e7 400 +e8 8000");
            assertTrue(
                    faults(board).stream().allMatch(fault -> fault.fault() == Fault.SILENT_ROW),
                    faults(board).toString());
        }
    }

    /** A rook set down first may be a move of its own, or the first half of a castling: also after a move that nobody saw. */
    @Test
    void aCastlingBegunWithTheRookIsFoundAfterAMoveToADeadRow() {
        Board board = Board.of("4k2r/8/8/1p1p1p2/8/5N2/8/4K3 w k - 0 1");
        together(board, false, "b5", "d5", "f5");
        board.rest(500).play("-f3 8000 -h8 500 +f8 1100 -e8 800 +g8 3000");
        List<String> living =
                board.tracker.living().stream().map(Explanation::why).toList();
        assertTrue(living.getFirst().matches("f3.. e8g8 .*"), living::toString);
    }

    @Nested
    class TwoMenGoneInOneScan {

        private Board gone() {
            Board board = Board.of("4k3/8/8/8/8/5N2/1R1r4/K7 w - - 0 1");
            together(board, false, "b2", "d2");
            return board;
        }

        @Test
        void mayBeACaptureUnderWay() {
            Board board = gone();
            board.rest(600).play("+d2 3000");
            assertEquals(List.of("b2d2"), board.told());
            assertEquals(List.of(), faults(board));
        }

        @Test
        void areASilentRowWhenTheyDoNotComeBack() {
            Board board = gone().rest(5000);
            assertEquals(Fault.SILENT_ROW, faults(board).getFirst().fault());
            assertEquals(0xFF00L, faults(board).getFirst().squares());
            assertEquals(List.of("f3e5"), board.play("-f3 500 +e5 3000").told());
        }
    }

    /** After senseless readings the board stands right again from one scan to the next. */
    @Nested
    class ABoardThatComesRightInOneScan {

        private void change(Board board, String... words) {
            List<SquareEdge> edges = Arrays.stream(words)
                    .map(word -> new SquareEdge(
                            board.now, Square.parse(word.substring(1)), word.charAt(0) == '+', null, null))
                    .toList();
            board.tracker.scan(board.now + 10, edges);
            board.findings.addAll(board.tracker.drain());
            board.rest(200);
        }

        @Test
        void doesNotBlameTheLineWhoseOtherMenCameAtThatMoment() {
            Board board = Board.of("4k3/8/8/8/8/8/6N1/K5N1 w - - 0 1");
            change(board, "-g1", "-g2", "+g4", "+g5", "+g6");
            change(board, "-g4", "-g5", "-g6", "+g1", "+g2");
            board.rest(8000);
            assertTrue(
                    faults(board).stream().allMatch(fault -> fault.fault() != Fault.SILENT_COLUMN),
                    () -> faults(board).toString());
            assertEquals(List.of("g1f3"), board.play("-g1 500 +f3 3000").told());
        }

        @Test
        void takesNoSquareForAGhostThatHasOpenedAgain() {
            Board board = Board.of("4k3/8/8/8/8/1p2p3/4R3/K7 w - - 0 1").play("-b3 -e3 400");
            change(board, "+b3", "+b2", "-b2", "+e3");
            board.rest(4000);
            assertEquals(List.of("e2b2"), board.play("-e2 500 +b2 2100").told());
        }
    }

    @Nested
    class AMatrixWithoutADiode {

        private static final String FEN = "4k3/8/8/1n2n3/8/8/4R3/K7 w - - 0 1";

        @Test
        void isToldAsAGhostAndTheMoveIsTheRightOne() {
            Board board = Board.of(FEN).play("-e2 500");
            together(board, true, "b3", "e3");
            board.rest(4000);
            assertEquals(List.of("e2e3"), board.told());
            assertEquals(Fault.GHOST, faults(board).getFirst().fault());
            assertEquals(List.of("b3"), Square.names(faults(board).getFirst().squares()));
            board.play("-b3 4000");
            assertTrue(faults(board).getLast().healed());
        }

        @Test
        void thatFillsAWholeRowIsToldAtOnceAndMovesNothing() {
            Board board = Board.start().play("-e2 400");
            together(board, true, "a4", "b4", "c4", "d4", "e4", "f4", "g4", "h4");
            board.rest(4000);
            assertEquals(Fault.GHOST, faults(board).getFirst().fault());
            assertEquals(0xFF000000L, faults(board).getFirst().squares());
            assertEquals(List.of(), board.told());
        }

        /** As the men of a simulated board are put up: all corners of their rectangles close in one scan, and none is a ghost. */
        @Test
        void isNotSuspectedWhereAllMenArePutUpAtOnce() {
            Board board = Board.of("4k2r/8/8/8/8/8/8/R3K2R w KQk - 0 1");
            together(board, false, "a1", "e1", "h1", "e8", "h8");
            board.rest(1000);
            together(board, true, "a1", "e1", "h1", "e8", "h8");
            board.rest(3000).play("-a1 300 +a7 2100");
            assertEquals(List.of("a1a7"), board.told());
            assertEquals(List.of(), faults(board));
        }

        /** The man who takes on f7 throws a ghost on h7, where he could have gone as well. */
        @Test
        void isThoughtOfWhereAnotherMoveExplainsTheBoardAsWell() {
            Board board = Board.of("4k3/5p2/6B1/8/8/5n1n/8/K7 w - - 0 1").play("-f7 300 -g6 700");
            together(board, true, "f7", "h7");
            board.rest(1000);
            List<String> living =
                    board.tracker.living().stream().map(Explanation::why).toList();
            assertTrue(living.stream().anyMatch(why -> why.matches("g6f7 cost \\S+ \\S+")), living::toString);
            assertEquals(List.of(), board.told());
        }

        /** A neighbour who was bumped comes back in the very scan of the landing: one of the two may be a ghost of the other. */
        @Test
        void isNotFearedForEverWhereTheBoardHasRestedForLong() {
            Board board = Board.of("4k3/p3p3/8/8/8/P7/4P3/4K3 w - - 0 1").play("-e2 300 -a3 200");
            together(board, true, "a3", "e3");
            assertEquals(List.of("e2e3"), board.rest(4500).told());
        }

        @Test
        void isNotSuspectedWhereAHandCastlesWithBothHands() {
            Board board = Board.of("4k3/8/8/8/8/8/5PPP/4K2R w K - 0 1").play("-e1 200 -h1 400");
            together(board, true, "g1", "f1");
            board.rest(3000);
            assertEquals(List.of("e1g1"), board.told());
            assertEquals(List.of(), faults(board));
        }
    }

    @Test
    void whatMakesNoSenseIsNotForgottenWhileItLasts() {
        Board board = Board.start();
        together(board, false, "a1", "c2", "f7");
        for (int i = 0; i < 8 && !board.tracker.isDisturbed(); i++) {
            board.play("-b8 300 +d4 4000 -d4 300 +b8 4000");
        }
        assertTrue(board.tracker.isDisturbed());
        assertEquals(List.of(), board.told());
        assertFalse(board.all(Finding.Disturbed.class).isEmpty());
    }

    @Test
    void aSquareThatClosesByItselfIsNoMoveOfAManWhoStillStands() {
        Board board = Board.start().play("-e2 400 +e4 3000 +h5 5000");
        assertEquals(List.of("e2e4"), board.told());
    }

    @Test
    void aMoveThatNoSwitchSawLandIsNotToldByRestAlone() {
        Board board = Board.start().play("-g1 3000 -e7 400 +e5 10000");
        assertEquals(List.of(), board.told());
        assertTrue(board.tracker.isShaken());
    }

    @Test
    void aSoundBoardIsNotDoubted() {
        Board board = Board.start().play("-e2 400 +e4 3000 -e7 400 +e5 3000");
        assertFalse(board.tracker.isShaken());
    }
}
