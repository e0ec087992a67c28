package org.jadoube.game;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.jadoube.rules.Side;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Hands that take their time, and hands that move another's men: nobody is accused of what no sensor can see. */
final class SlowHandsTest {

    private static final String ROOK = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1";
    private static final String CASTLING = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";

    @Nested
    class ASlideThatRests {
        @Test
        void isOneMoveWhereTheManGoesOnInTheSameDirection() {
            Play play = Play.of(
                    Play.fide(ROOK), "lift a1", "+200 place a3", "+800 lift a3", "+200 place a6", "press white");
            assertEquals(List.of(), play.rulings(), play::toString);
            assertEquals(List.of("a1a6"), play.moves());
        }

        @Test
        void mayRestMoreThanOnce() {
            Play play = Play.of(
                    Play.fide(ROOK),
                    "lift a1",
                    "+200 place a3",
                    "+600 lift a3",
                    "+200 place a5",
                    "+700 lift a5",
                    "+200 place a7",
                    "press white");
            assertEquals(List.of(), play.rulings(), play::toString);
            assertEquals(List.of("a1a7"), play.moves());
        }

        @Test
        void ofAKingOnHisWayToCastleBindsOnlyToTheKing() {
            Play play = Play.of(
                    Play.fide(CASTLING),
                    "lift e1",
                    "+200 place f1",
                    "+500 lift f1",
                    "+200 place g1",
                    "lift h1",
                    "place f1",
                    "press white");
            assertEquals(List.of(), play.rulings(), play::toString);
            assertEquals(List.of("e1g1"), play.moves());
        }
    }

    @Nested
    class AReleaseBinds {
        @Test
        void whenTheManStoodLongBeforeHeWentOn() {
            Play play = Play.of(
                    Play.fide(ROOK), "lift a1", "+200 place a3", "+1200 lift a3", "+200 place a6", "press white");
            assertEquals(List.of("touch-breach"), play.rulings(), play::toString);
        }

        @Test
        void whenTheManTurnsAside() {
            Play play = Play.of(
                    Play.fide(ROOK), "lift a1", "+200 place a3", "+600 lift a3", "+200 place b3", "press white");
            assertEquals(List.of(), play.moves(), play::toString);
            assertEquals("[a1]/[b3]", play.restore());
        }

        @Test
        void whenTheManWentHomeInBetween() {
            Play play = Play.of(
                    Play.fide(ROOK),
                    "lift a1",
                    "+200 place a3",
                    "+600 lift a3",
                    "+200 place a1",
                    "+500 lift a1",
                    "+200 place a6",
                    "press white");
            assertEquals(List.of("touch-breach"), play.rulings(), play::toString);
        }
    }

    @Nested
    class TheMenOfTheFarSide {
        private GameSetup farBlack() {
            return Play.fideWithoutClock()
                    .with(new GameSetup.Changes(null, null, null, null, null, Side.BLACK, java.util.Map.of()));
        }

        @Test
        void areBoundByNoTouch() {
            Play play = Play.of(
                    farBlack(),
                    "lift e2",
                    "place e4",
                    "remote e7e5 e2e4",
                    "lift d7",
                    "place d7",
                    "lift e7",
                    "place e6",
                    "lift e6",
                    "place e5");
            assertEquals(List.of(), play.rulings(), play::toString);
            assertEquals(List.of("e2e4", "e7e5"), play.moves());
        }

        @Test
        void areGuidedAtOnceUnderTheStrictestRules() {
            Play play = Play.of(farBlack(), "lift e2", "place e4", "remote g8f6 e2e4", "lift g8", "place h6");
            assertEquals(List.of(), play.rulings(), play::toString);
            assertEquals("[f6]/[h6]", play.restore());
        }

        @Test
        void costNothingWhenTheHandThatMovedThemWrongGoesOn() {
            Play play = Play.of(
                    farBlack(),
                    "lift e2",
                    "place e4",
                    "remote g8f6 e2e4",
                    "lift g8",
                    "place h6",
                    "lift d2",
                    "place d2");
            assertEquals(List.of(), play.rulings(), play::toString);
        }
    }
}
