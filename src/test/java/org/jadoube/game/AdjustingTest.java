package org.jadoube.game;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Adjusting men on their squares (4.2.1) through the whole game: by word, by a gesture, by the player on move alone. */
final class AdjustingTest {

    private static final GameSetup OPEN = Play.after(Play.fideWithoutClock(), "e2e4");

    @Nested
    class ByGesture {
        private static final String[] TAPPED = {
            "lift e8", "+300 place e8", "+300 lift e8", "+300 place e8", "lift d7", "place d7", "lift e7", "place e5"
        };

        @Test
        void whatIsPutRightAfterwardsDoesNotBind() {
            Play play = Play.of(OPEN, TAPPED);
            assertEquals(List.of("adjusting"), play.notices(), play::toString);
            assertEquals(List.of("e7e5"), play.moves());
            assertEquals(List.of(), play.rulings());
        }

        @Test
        void onceTheMenStandRightATouchBindsAgain() {
            Play play = Play.of(
                    OPEN,
                    "lift e8",
                    "+300 place e8",
                    "+300 lift e8",
                    "+300 place e8",
                    "lift d7",
                    "place d7",
                    "lift c7",
                    "place c7");
            assertEquals("move_piece 4.3.1 [c7c5, c7c6]", play.duty(), play::toString);
        }

        @Test
        void theKingTouchedOnceBinds() {
            Play play = Play.of(Play.after(OPEN, "e2e4", "e7e5"), "lift e1", "+300 place e1");
            assertEquals("move_piece 4.3.1 [e1e2]", play.duty(), play::toString);
        }
    }

    @Nested
    class ByWord {
        @Test
        void onlyThePlayerOnMoveMay() {
            Play play = Play.of(OPEN, "say adjust white", "lift e7", "place e5");
            assertEquals(List.of("adjust-only-on-move"), play.notices(), play::toString);
        }

        @Test
        void severalMenMayBePutRightAtOnce() {
            Play play = Play.of(
                    OPEN, "say adjust black", "lift d7", "lift c7", "place c7", "place d7", "lift e7", "place e5");
            assertEquals(List.of("e7e5"), play.moves(), play::toString);
            assertEquals(List.of(), play.rulings());
        }
    }
}
