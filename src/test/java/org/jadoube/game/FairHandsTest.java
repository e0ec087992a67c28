package org.jadoube.game;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.jadoube.arbiter.RemoteSides;
import org.jadoube.sensing.SensorKind;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Hands that take their time, overlap, or move another's men: nobody is accused of what no sensor can see. */
final class FairHandsTest {

    private static final String ROOK = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1";
    private static final String CASTLING = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";

    @Nested
    class ASlideThatRests {
        @Test
        void isOneMoveWhereTheManGoesOnInTheSameDirection() {
            Play play = Play.of(
                    Play.fide(ROOK), "lift a1", "+200 place a3", "+600 lift a3", "+200 place a6", "press white");
            assertEquals(List.of(), play.rulings(), play::toString);
            assertEquals(List.of("a1a6"), play.moves());
        }

        @Test
        void thatWasTakenForTheMoveIsCorrectedAndNoBreach() {
            Play play = Play.of(
                    Play.fide(ROOK), "lift a1", "+200 place a3", "+850 lift a3", "+200 place a6", "press white");
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
    class HandsThatOverlap {
        private GameSetup afterTheCentre() {
            return Play.after(Play.fideWithoutClock(), "e2e4", "d7d5");
        }

        @Test
        void aManTakenEarlyByTheReplyIsNoTouchOfTheMover() {
            Play play = Play.of(
                    afterTheCentre(),
                    "lift g1",
                    "+100 lift e4",
                    "+50 place f3",
                    "+150 lift d5",
                    "+100 place e4",
                    "lift b1",
                    "place c3");
            assertEquals(List.of(), play.rulings(), play::toString);
            assertEquals(List.of("g1f3", "d5e4", "b1c3"), play.moves());
        }

        @Test
        void whatIsTouchedAfterTheMoveWasMadeDoesNotBindIt() {
            Play play =
                    Play.of(afterTheCentre(), "lift g1", "+100 place f3", "+80 lift b1", "+60 lift g8", "+90 place f6");
            assertEquals(List.of(), play.rulings(), play::toString);
            assertEquals("g1f3", play.moves().getFirst());
        }

        @Test
        void whoHasTouchedHisOwnManHasNoComplaintLeft() {
            Play play = Play.of(
                    afterTheCentre(),
                    "lift b1",
                    "place b1",
                    "lift g1",
                    "+400 place f3",
                    "+120 lift g8",
                    "+200 place f6",
                    "lift b1",
                    "place c3");
            assertEquals(List.of(), play.rulings(), play::toString);
            assertEquals(List.of("g1f3", "g8f6", "b1c3"), play.moves());
        }

        @Test
        void withoutSuchATouchTheBreachIsRuled() {
            Play play = Play.of(afterTheCentre(), "lift b1", "place b1", "lift g1", "+400 place f3");
            assertEquals(List.of("touch-breach"), play.rulings(), play::toString);
        }

        @Test
        void aManTakenUpBeforeTheTurnAndPlayedInItIsOneMove() {
            Play play = Play.of(
                    Play.after(Play.fideWithoutClock(), "e2e4", "e7e5", "g1f3", "b8c6", "f1c4"),
                    "lift g8",
                    "+100 lift e1",
                    "+100 place f6",
                    "+100 place g1",
                    "+300 lift h1",
                    "+200 place f1");
            assertEquals(List.of(), play.rulings(), play::toString);
            assertEquals(List.of("g8f6", "e1g1"), play.moves());
        }
    }

    @Nested
    class AContactThatIsSlowOrTooQuickAtThePress {
        private static final GameSetup HOME = Play.setup("home", "60+0", null, List.of());

        @Test
        void isNoUnlawfulMoveWhereTheOldSquareStillShowsTheMan() {
            Play play = Play.of(HOME, "place e4", "+100 press white", "+300 lift e2");
            assertEquals(List.of(), play.rulings(), play::toString);
            assertEquals(List.of("e2e4"), play.moves());
        }

        @Test
        void isNoUnlawfulMoveWhereAManStandsOnABorder() {
            GameSetup identity = new GameSetup(
                    SensorKind.IDENTITY,
                    HOME.start(),
                    List.of(),
                    HOME.rules(),
                    HOME.time(),
                    HOME.clock(),
                    HOME.levers(),
                    HOME.allLights(),
                    HOME.remote(),
                    HOME.offences(),
                    HOME.names());
            Play play =
                    Play.of(identity, "lift g1", "+300 place f4 N", "+5 place f3 N", "+60 press white", "+150 lift f4");
            assertEquals(List.of(), play.rulings(), play::toString);
            assertEquals(List.of("g1f3"), play.moves());
        }

        @Test
        void isNoUnlawfulMoveOfWhoPressesLateWhenTheReplyStandsOnABorder() {
            Play play = Play.of(
                    HOME,
                    "lift e2",
                    "+300 place e4",
                    "+100 lift e7",
                    "+300 place e5",
                    "+1 place f5",
                    "+2500 press white",
                    "+100 press black",
                    "+100 lift f5");
            assertEquals(List.of(), play.rulings(), play::toString);
            assertEquals(List.of("e2e4", "e7e5"), play.moves());
        }
    }

    @Nested
    class TheMenOfTheFarSide {
        private GameSetup farBlack() {
            return Play.fideWithoutClock()
                    .with(new GameSetup.Changes(null, null, null, null, null, RemoteSides.BLACK, java.util.Map.of()));
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
