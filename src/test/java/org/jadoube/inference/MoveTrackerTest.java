package org.jadoube.inference;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import org.jadoube.rules.Square;
import org.jadoube.sensing.SensorKind;
import org.jadoube.sensing.SquareEdge;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

final class MoveTrackerTest {

    private static final String PROMOTION = "4k3/P7/8/8/8/8/8/4K3 w - - 0 1";
    private static final String CASTLING = "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1";

    @Nested
    class APlainMove {

        @Test
        void isProvisionalAtItsLandingAndSettledWhileTheBoardRests() {
            Board board = Board.start().play("-g1 350 +f3");
            assertEquals(
                    "g1f3",
                    Objects.requireNonNull(board.tracker.provisional()).move().uci());
            assertEquals(List.of(), board.told());
            board.rest(600);
            assertEquals(List.of("g1f3"), board.told());
            assertNull(board.tracker.provisional());
            Ply ply = board.tracker.told().get(0);
            assertEquals(1000, ply.lifted());
            assertEquals(1350, ply.made());
        }

        @Test
        void isSettledAtOnceByThePressOfItsSide() {
            Board board = Board.start().play("-e2 300 +e4 50 W 21");
            assertEquals(List.of("e2e4"), board.told());
            assertEquals(1370, board.all(Finding.Settled.class).get(0).t());
        }

        @Test
        void leavesNothingToDoWhenItIsSettled() {
            Board board = Board.start().play("-e2 300 +e4 8000");
            assertEquals(Long.MAX_VALUE, board.tracker.nextDue());
        }

        @Test
        void canBeExplained() {
            Board board = Board.start().play("-g1 350 +f3 600");
            Why why = board.tracker.why(0);
            assertTrue(why.margin() > 3);
            assertTrue(why.living().get(0).why().contains("g1f3"));
        }
    }

    @Test
    void theTimesOfAskingChangeNothing() {
        String game = "-e2 180 +e3 240 -e3 100 +e4 900 -d7 200 +d5 700 -d5 150 -e4 300 +d5 2500";
        Board coarse = Board.start().play(game);
        Board fine = Board.start();
        for (String word : game.split(" ")) {
            if (Character.isDigit(word.charAt(0))) {
                for (int ms = 0; ms < Integer.parseInt(word); ms++) {
                    fine.rest(1);
                }
            } else {
                fine.play(word);
            }
        }
        assertEquals(coarse.findings.toString(), fine.findings.toString());
        assertEquals(List.of("e2e4", "d7d5", "e4d5"), fine.told());
    }

    @Nested
    class ASlide {

        @Test
        void thatPausesIsNotSettledOnItsWay() {
            Board board = Board.of("4k3/8/8/8/8/8/4K3/R7 w - - 0 1");
            board.play("-a1 150 +a2 150 -a2 120 +a3 600");
            assertEquals(List.of(), board.told());
            board.play("-a3 120 +a4 2000");
            assertEquals(List.of("a1a4"), board.told());
        }

        @Test
        void thatGoesOnAfterItWasSettledIsAmended() {
            Board board = Board.start().play("-e2 200 +e3 2000");
            assertEquals(List.of("e2e3"), board.told());
            board.play("-e3 100 +e4 2000");
            assertEquals(List.of("e2e4"), board.told());
            Finding.Amended amended = board.all(Finding.Amended.class).get(0);
            assertEquals(0, amended.index());
        }
    }

    @Nested
    class AManPutBack {

        @Test
        void isNoMove() {
            assertEquals(List.of(), Board.start().play("-e2 900 +e2 3000").told());
        }

        @Test
        void doesNotHideTheMoveThatFollows() {
            assertEquals(
                    List.of("d2d4"),
                    Board.start().play("-e2 900 +e2 400 -d2 400 +d4 2000").told());
        }
    }

    @Nested
    class ACapture {

        private static final String FEN = "rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 2";

        @Test
        void mayBeginWithEitherMan() {
            assertEquals(
                    List.of("e4d5"),
                    Board.of(FEN).play("-d5 300 -e4 300 +d5 2000").told());
            assertEquals(
                    List.of("e4d5"),
                    Board.of(FEN).play("-e4 300 -d5 300 +d5 2000").told());
        }

        @Test
        void byAnExchangeThatNobodySawIsFoundAtThePress() {
            assertEquals(List.of("e4d5"), Board.of(FEN).play("-e4 900 W 2000").told());
        }

        @Test
        void withTwoPossibleVictimsIsAskedAtThePressAndAnsweredByTouchingOne() {
            Board board = Board.of("r1bqkb1r/1ppp1ppp/p1n2n2/3Np3/4P3/5N2/PPPP1PPP/R1BQKB1R w KQkq - 0 5");
            board.play("-d5 2000 W 30");
            Finding.Asked asked = board.all(Finding.Asked.class).get(0);
            assertEquals(Question.WHICH_CAPTURE, asked.question());
            assertEquals(List.of("f6", "c7"), Square.names(asked.squares()));
            board.play("-f6 300 +f6 100");
            assertEquals(List.of("d5f6"), board.told());
            assertEquals(How.TOUCH, board.all(Finding.AskClosed.class).get(0).how());
        }
    }

    @Nested
    class ATouchOfALitMan {

        private static final String TWO_WAYS = "r1bqkb1r/1ppp1ppp/p1n2n2/3Np3/4P3/5N2/PPPP1PPP/R1BQKB1R w KQkq - 0 5";
        private static final String BESIDE = "7k/8/8/8/8/8/4bK2/8 w - - 0 1";
        private static final String TO_E1 = "-f2 185 -e2 280 +e2 40 +e1 600";

        @Test
        void isNoAnswerIfHeWasOnlyBumped() {
            Board board = Board.of(TWO_WAYS).play("-d5 2000 W 300 -f6 80 +f6 1000");
            assertEquals(List.of(), board.told());
            assertEquals(List.of("d5f6"), board.play("-f6 300 +f6 100").told(), "the question still stands");
        }

        @Test
        void isNotBelievedAtOnceIfTheBoardThenStandsWrong() {
            Board board = Board.of(BESIDE).play(TO_E1);
            assertEquals(1, board.all(Finding.Asked.class).size());
            board.play("-e2 525 +e2 200");
            assertTrue(board.all(Finding.AskClosed.class).isEmpty(), () -> board.findings.toString());
            assertFalse(board.play("-h8 300 +h7 2000").told().contains("f2e2"));
        }

        @Test
        void isBelievedThenTheSecondTime() {
            Board board = Board.of(BESIDE).play(TO_E1 + " -e2 525 +e2 300 -e2 400 +e2 100");
            assertEquals(List.of("f2e2"), board.told(), () -> board.findings.toString());
        }
    }

    /** A switch may stick for a second and more after its man has gone. */
    @Test
    void aPressAtTheMomentOfALandingIsNotForThatLanding() {
        String unseen = "4k3/8/8/8/8/8/2r3P1/1N2K3 b - - 0 1";
        Board board = Board.of(unseen.replace("2r3P1", "1Pr3P1"));
        board.play("-c2 135 -b2 105 +b2 B 700");
        assertEquals(List.of(), board.told());
    }

    @Nested
    class ALiftThatComesLate {

        @Test
        void isAwaitedWhilePlayGoesOn() {
            Board board = Board.start().play("-e2 300 +e4 400 +f6 300 -d2 250 +d4 150");
            assertEquals(List.of("e2e4"), board.told(), "nothing is told of a man whose lift was not seen");
            board.play("-g8 2000");
            assertEquals(List.of("e2e4", "g8f6", "d2d4"), board.told());
        }

        @Test
        void isAwaitedAfterACapture() {
            Board board = Board.of("rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 2");
            board.play("-d5 300 +d5 300 -d8 200 -d5 100 +d5 100");
            assertEquals(List.of(), board.told());
            board.play("-e4 2000");
            assertEquals(List.of("e4d5", "d8d5"), board.told());
        }

        @Test
        void isNotInventedForABump() {
            Board board = Board.start().play("-e2 300 +e4 600 -d7 150 +d7 4000");
            assertEquals(List.of("e2e4"), board.told());
            assertTrue(board.all(Finding.Asked.class).isEmpty());
        }
    }

    @Test
    void aManTakenBeforeTheOtherHandHasLandedIsSeenAsAShortClosure() {
        Board board = Board.of("rnbqk1nr/ppp2ppp/3b4/3p4/8/5N2/PPPP1PPP/RNBQKB1R w KQkq - 0 4");
        board.play("-e1 100 -d6 30 +e5 20 -e5 5 +e2 60 -f3 180 +e5 3000");
        assertEquals(List.of("e1e2", "d6e5", "f3e5"), board.told());
    }

    @Nested
    class AManLeftOnABorder {

        @Test
        void closesTheNeighbourWithoutHoldingUpWhatFollows() {
            Board board = Board.of("4k2r/8/8/8/8/8/8/R3K3 w - - 0 1");
            board.play("-a1 300 +b4 5 +a4 400 -h8 300 +h5 400 -e1 300 +e2 300 -b4 3000");
            assertEquals(List.of("a1a4", "h8h5", "e1e2"), board.told());
        }
    }

    @Test
    void aCaptureDuringPlayIsNoAnswerToAQuestion() {
        Board board = Board.of("r1bqkb1r/1ppp1ppp/p1n2n2/3Np3/4P3/5N2/PPPP1PPP/R1BQKB1R w KQkq - 0 5");
        board.play("-d5 2000 W 30");
        assertFalse(board.all(Finding.Asked.class).isEmpty());
        board.play("-d8 100 -f6 150 +f6 2000");
        assertTrue(board.all(Finding.AskClosed.class).stream().noneMatch(it -> it.how() == How.TOUCH));
    }

    @Nested
    class Castling {

        @Test
        void mayBeMadeInAnyOrderOfHands() {
            assertEquals(
                    List.of("e1g1"),
                    Board.of(CASTLING).play("-e1 300 +g1 300 -h1 300 +f1 2000").told());
            assertEquals(
                    List.of("e1g1"),
                    Board.of(CASTLING).play("-h1 300 +f1 500 -e1 300 +g1 2000").told());
            assertEquals(
                    List.of("e1g1"),
                    Board.of(CASTLING).play("-e1 100 -h1 300 +f1 100 +g1 2000").told());
        }

        @Test
        void owesItsRookWhenTheKingHasLanded() {
            Board board = Board.of(CASTLING).play("-e1 300 +c1 1500");
            assertEquals(List.of("e1c1"), board.told());
            assertEquals(
                    List.of("a1", "d1"), Square.names(board.tracker.residue().owed()));
        }

        @Test
        void waitsForTheRookWhereTheLawsAreStrict() {
            Board board = new Board(TrackerSettings.strict(SensorKind.OCCUPANCY), CASTLING);
            board.play("-e1 300 +c1 2500");
            assertEquals(List.of(), board.told());
            assertEquals(
                    "e1c1",
                    Objects.requireNonNull(board.tracker.provisional()).move().uci());
            board.play("-a1 400 +d1 1500");
            assertEquals(List.of("e1c1"), board.told());
        }
    }

    @Nested
    class APromotion {

        @Test
        void isAskedSoonAfterTheLandingAndAnswered() {
            Board board = Board.of(PROMOTION).play("-a7 400 +a8 300");
            Finding.Asked asked = board.all(Finding.Asked.class).get(0);
            assertEquals(Question.PROMOTION, asked.question());
            assertEquals(4, asked.candidates().size());
            assertTrue(asked.t() <= 1400 + 500);
            board.tracker.choose(board.now, board.move("a7a8n"));
            board.rest(1);
            assertEquals(List.of("a7a8n"), board.told());
        }

        @Test
        void isAnsweredByCoveringTheSquareThatStandsForTheMan() {
            Board board = Board.of(PROMOTION).play("-a7 400 +a8 300 +a6 500 -a6 500");
            assertEquals(List.of("a7a8r"), board.told());
            assertTrue(board.tracker.residue().isNothing());
        }

        @Test
        void isNotAskedIfTheMoveWasRequired() {
            Board board = Board.of(PROMOTION);
            board.tracker.require(board.move("a7a8b"));
            board.play("-a7 400 +a8 2000");
            assertEquals(List.of("a7a8b"), board.told());
            assertTrue(board.all(Finding.Asked.class).isEmpty());
        }
    }

    @Nested
    class SenselessInput {

        @Test
        void ofAThousandTogglesTellsNothing() {
            Random dice = new Random(4);
            Board board = Board.start();
            for (int i = 0; i < 1000; i++) {
                int square = dice.nextInt(64);
                boolean full = (board.tracker.occupied() >>> square & 1) != 0;
                board.play((full ? "-" : "+") + Square.name(square) + " " + (20 + dice.nextInt(30)));
            }
            assertEquals(List.of(), board.told());
            assertTrue(board.tracker.isDisturbed());
        }

        @Test
        void endsWhenTheBoardStandsAsToldForASecond() {
            Board board = Board.start();
            List<String> back = new ArrayList<>();
            for (String square : List.of("a2", "b2", "c2", "d2", "e2", "f2", "a7", "b7", "c7", "d7", "e7", "f7")) {
                board.play("-" + square + " 200");
                back.add("+" + square + " 200");
            }
            assertTrue(board.tracker.isDisturbed());
            back.forEach(board::play);
            board.rest(1200);
            assertFalse(board.tracker.isDisturbed());
            assertEquals(List.of("e2e4"), board.play("-e2 300 +e4 1000").told());
        }
    }

    @Nested
    class ASilentRow {

        private static final String SICILIAN = "rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";

        private Board silent() {
            Board board = Board.of(SICILIAN);
            List<SquareEdge> lost = new ArrayList<>();
            for (int file = 0; file < 8; file++) {
                if (file != 4) {
                    lost.add(SquareEdge.lift(1000, Square.of(file, 1)));
                }
            }
            board.tracker.scan(1010, lost);
            board.now = 1010;
            return board.rest(2000);
        }

        @Test
        void isToldAtOnceAndIsNoMove() {
            Board board = silent();
            Finding.SensorFault fault = board.all(Finding.SensorFault.class).get(0);
            assertEquals(Fault.SILENT_ROW, fault.fault());
            assertEquals(0xFF00L, fault.squares());
            assertEquals(List.of(), board.told());
            assertFalse(board.tracker.isDisturbed());
        }

        @Test
        void letsPlayGoOnAroundItAndSpeaksAgain() {
            Board board = silent().play("-g1 500 +f3 3000 -d7 500 +d6 3000 +d4 3000 -c5 300 -d4 300 +d4 3000");
            assertEquals(List.of("g1f3", "d7d6", "d2d4", "c5d4"), board.told());
            List<SquareEdge> back = new ArrayList<>();
            for (String square : List.of("a2", "b2", "c2", "f2", "g2", "h2")) {
                back.add(SquareEdge.place(board.now, Square.parse(square)));
            }
            board.tracker.scan(board.now + 10, back);
            board.rest(3000);
            assertTrue(board.all(Finding.SensorFault.class).getLast().healed());
            assertEquals(List.of("g1f3", "d7d6", "d2d4", "c5d4"), board.told());
            assertTrue(board.tracker.residue().isNothing());
        }
    }

    @Nested
    class ASquareThatFlickers {

        @Test
        void isToldAndPlayGoesOn() {
            Board board = Board.start();
            for (int i = 0; i < 20; i++) {
                board.play("-h7 35 +h7 35");
            }
            board.play("-e2 400 +e4 400 -h7 35 +h7 35 -h7 35 +h7 500 -e7 400 +e5 3000");
            assertEquals(List.of("e2e4", "e7e5"), board.told());
            List<Finding.SensorFault> faults = board.all(Finding.SensorFault.class);
            assertEquals(Fault.FLICKER, faults.getFirst().fault());
            assertEquals(List.of("h7"), Square.names(faults.getFirst().squares()));
            assertTrue(faults.getLast().healed());
        }
    }

    @Nested
    class ABrokenSwitch {

        @Test
        void underALandingIsFoundWhenTheGameGoesOn() {
            Board board = Board.start().play("-e2 400 +e4 2500 -d7 2500 -g1 400 +f3 3000");
            assertEquals(List.of("e2e4"), board.told().subList(0, 1));
            assertTrue(
                    board.told().size() == 1 || board.told().get(1).startsWith("d7d"),
                    board.told().toString());
        }

        @Test
        void thatStaysOpenIsToldAndPlayGoesOn() {
            Board board = Board.start();
            board.tracker.board(0, board.tracker.occupied() & ~Square.bit(Square.parse("h8")));
            board.play("-e2 400 +e4 2500 -e7 400 +e5 2500 -g1 400 +f3 2500 -b8 400 +c6 2500 -f1 400 +b5 2500");
            assertEquals(List.of("e2e4", "e7e5", "g1f3", "b8c6", "f1b5"), board.told());
            Finding.SensorFault fault = board.all(Finding.SensorFault.class).get(0);
            assertEquals(Fault.STUCK_OPEN, fault.fault());
            assertEquals(List.of("h8"), Square.names(fault.squares()));
        }
    }

    @Test
    void aFirstMoveFromTheFarSideAsksHowTheBoardStands() {
        Board board = Board.start().play("-d7 400 +d5 500");
        assertEquals(List.of(180), board.all(Finding.Turned.class).get(0).degrees());
    }

    @Test
    void aBoardReadSidewaysIsTurned() {
        Board board = Board.start();
        long sideways = 0;
        for (int square = 0; square < 64; square++) {
            int file = Square.file(square);
            sideways |= file < 2 || file > 5 ? Square.bit(square) : 0;
        }
        board.tracker.board(0, sideways);
        board.rest(100);
        assertEquals(List.of(90, 270), board.all(Finding.Turned.class).get(0).degrees());
    }

    @Test
    void edgesOfOneScanHaveNoOrder() {
        for (boolean turned : new boolean[] {false, true}) {
            Board board = Board.start();
            SquareEdge lift = SquareEdge.lift(1000, Square.parse("e2"));
            SquareEdge place = SquareEdge.place(1000, Square.parse("e4"));
            board.tracker.scan(1010, turned ? List.of(place, lift) : List.of(lift, place));
            board.now = 1010;
            assertEquals(List.of("e2e4"), board.rest(3000).told());
        }
    }
}
