package org.jadoube.inference;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Hands that take their time: they push men, let them rest on the way, and think with a man in hand. */
final class SlowHandsTest {

    @Nested
    class AManPushedToTheNextSquare {

        @Test
        void waitsForTheSettleTimeBecauseHeMayBePushedOn() {
            Board board = Board.start().play("-e2 80 +e3 1800");
            assertEquals(List.of(), board.told());
            board.play("-e3 80 +e4 2000");
            assertEquals(List.of("e2e4"), board.told());
            assertEquals(List.of(), board.all(Finding.Amended.class));
        }

        @Test
        void isSettledWithinTwoSecondsOfRest() {
            assertEquals(List.of("e2e3"), Board.start().play("-e2 80 +e3 2000").told());
        }
    }

    /** However long he stands there before: as soon as it is his turn, what stands is what was played. */
    @Nested
    class AReplyMadeTooEarly {

        @Test
        void countsWhenTheMoveThatItAnswersHasBeenMade() {
            Board board = Board.start().play("-e7 500 +e5 8000");
            assertEquals(List.of(), board.told());
            board.play("-e2 400 +e4 2000");
            assertEquals(List.of("e2e4", "e7e5"), board.told());
        }

        @Test
        void isNotDoubtedEverAfter() {
            Board board = Board.start().play("-e7 340 +e5 7000 -e2 420 +e4 3000 -d2 225 +d4 2000 -e5 3000");
            assertEquals(List.of("e2e4", "e7e5", "d2d4"), board.told());
            assertEquals(List.of(), board.all(Finding.Asked.class));
        }

        @Test
        void doesNotCountWhereThatManCannotGo() {
            assertEquals(
                    List.of(),
                    Board.start().play("-e7 500 +d5 8000 -e2 400 +e4 4000").told());
        }
    }

    @Test
    void aManCarriedToTheNextSquareIsSettledSoonerThanOnePushedThere() {
        assertEquals(List.of("e2e3"), Board.start().play("-e2 900 +e3 1000").told());
    }

    @Test
    void aPromotionWhosePawnIsTakenOffLastIsAskedAboutWithinTwoSeconds() {
        Board board = Board.of("1n2k3/2P5/8/8/8/8/8/4K3 w - - 0 1");
        board.play("-b8 850 +b8 650 -c7 2000");
        Finding.Asked asked = board.all(Finding.Asked.class).get(0);
        assertEquals(Question.PROMOTION, asked.question());
        board.rest(3000);
        assertEquals(1, board.all(Finding.Asked.class).size());
        assertEquals(List.of(), board.all(Finding.AskClosed.class));
    }
}
