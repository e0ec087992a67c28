package org.jadoube.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.jadoube.rules.Side;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** What hands do on the board, and what is ruled on it. */
final class GameSessionTest {

    private static final String CASTLING = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
    private static final String CASTLING_ATTACKED = "4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1";
    private static final String PROMOTION = "8/4P1k1/8/8/8/8/P7/4K3 w - - 0 1";
    private static final String EN_PASSANT = "rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3";
    private static final String TOO_LATE = "rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq - 0 3";

    @Nested
    class AnActCountsAsAWhole {
        @Test
        void anUnlawfulCastlingIsNotARookMove() {
            Play play =
                    Play.of(Play.fide(CASTLING_ATTACKED), "lift e1", "place g1", "lift h1", "place f1", "press white");
            assertEquals(List.of("illegal-move"), play.rulings(), play::toString);
            assertEquals(List.of(), play.moves());
            assertEquals("move_king 4.4.3 [e1c1, e1d1, e1d2, e1e2]", play.duty());
            assertEquals("[e1, h1]/[f1, g1]", play.restore());
            assertEquals(List.of(), play.all(GameEvent.Asked.class));
        }

        @Test
        void theOrderOfTheHandsDoesNotMatter() {
            Play play =
                    Play.of(Play.fide(CASTLING_ATTACKED), "lift e1", "lift h1", "place f1", "place g1", "press white");
            assertEquals(List.of("illegal-move"), play.rulings(), play::toString);
            assertEquals("move_king 4.4.3 [e1c1, e1d1, e1d2, e1e2]", play.duty());
        }

        @Test
        void theOpponentsTouchCompletesItWhereNobodyPresses() {
            Play play = Play.of(
                    Play.setup("fide", null, CASTLING_ATTACKED, List.of()),
                    "lift e1",
                    "place g1",
                    "lift h1",
                    "place f1",
                    "lift e8",
                    "place e8");
            assertEquals(List.of("illegal-move"), play.rulings(), play::toString);
        }

        @Test
        void anotherLawfulMoveMayReplaceItWithoutGoingHomeFirst() {
            Play play = Play.of(
                    Play.fide(), "lift g1", "place g3", "press white", "lift g3", "place f3", "press white", "lift e7");
            assertEquals(List.of("illegal-move"), play.rulings(), play::toString);
            assertEquals(List.of("g1f3"), play.moves());
        }

        @Test
        void aManTakenThatNobodyCouldTakeWasTouchedByTheSameHand() {
            Play play = Play.of(Play.fide(), "lift g1", "lift e7", "place e7", "press white");
            assertEquals(List.of("illegal-move"), play.rulings(), play::toString);
            assertEquals("move_piece 4.3.3 [g1f3, g1h3]", play.duty());
        }

        @Test
        void aCaptureInPassingTooLateTouchesBothPawns() {
            Play first = Play.of(Play.fide(TOO_LATE), "lift e5", "place f6", "lift f5", "press white");
            Play last = Play.of(Play.fide(TOO_LATE), "lift f5", "lift e5", "place f6", "press white");
            for (Play play : List.of(first, last)) {
                assertEquals(List.of("illegal-move"), play.rulings(), play::toString);
                assertEquals("move_piece 4.3.3 [e5e6]", play.duty());
            }
        }

        @Test
        void whoPressesWithAManInTheAirHasMadeNoMove() {
            Play play = Play.of(Play.fide(), "lift e2", "press white");
            assertEquals(List.of("press-without-move"), play.rulings(), play::toString);
            assertEquals("[e2]/[]", play.restore());
        }
    }

    @Nested
    class TwoManMoves {
        @Test
        void aCastlingIsMadeWithTheRook() {
            Play play = Play.of(Play.fide(CASTLING), "lift e1", "place g1", "lift h1", "place f1", "press white");
            assertEquals(8_000, play.last(GameEvent.Moved.class).made(), play::toString);
        }

        @Test
        void pressedUnfinishedTheyAreIllegalAndMustBeFinished() {
            Play play = Play.of(Play.fide(EN_PASSANT), "lift e5", "place f6", "press white", "lift f5", "press white");
            assertEquals(List.of("illegal-move"), play.rulings(), play::toString);
            assertEquals(List.of("e5f6"), play.moves());
        }

        @Test
        void leftUnfinishedTheOpponentsTouchCompletesThem() {
            Play play = Play.of(
                    Play.setup("fide", null, EN_PASSANT, List.of()), "lift e5", "place f6", "lift g8", "place g8");
            assertEquals(List.of("illegal-move"), play.rulings(), play::toString);
            assertEquals("committed 4.7 [e5f6]", play.duty());
        }

        @Test
        void atHomeTheyCountAndTheRestStandsInTheWayBack() {
            Play play = Play.of(Play.setup("home", null, CASTLING, List.of()), "lift e1", "place g1");
            assertEquals(List.of("e1g1"), play.moves(), play::toString);
            assertEquals("[f1]/[h1]", play.restore());
        }
    }

    @Nested
    class Promotion {
        @Test
        void aPawnLeftOnTheLastRankIsAQueenAndAnOffence() {
            Play play = Play.of(Play.fide(PROMOTION), "lift e7", "place e8 P", "press white", "lift g7", "place f6");
            assertEquals(List.of("pawn-not-promoted"), play.rulings(), play::toString);
            assertEquals("e7e8q", play.moves().getFirst());
            assertTrue(play.all(GameEvent.Restore.class).isEmpty());
        }

        @Test
        void theFirstNewManIsFinal() {
            Play play = Play.of(Play.fide(PROMOTION), "lift e7", "place e8 Q", "lift e8", "place e8 N", "press white");
            assertEquals(List.of("touch-breach"), play.rulings(), play::toString);
            assertEquals("committed 4.4.4 [e7e8q]", play.duty());
            assertEquals(List.of(), play.moves());
        }

        @Test
        void aKingIsNoNewMan() {
            Play play = Play.of(Play.fide(PROMOTION), "lift e7", "place e8 K", "press white");
            assertEquals(List.of("illegal-move"), play.rulings(), play::toString);
        }

        @Test
        void aRookUpsideDownIsAQueenWhereThatWasAgreed() {
            GameSetup agreed = Play.setup("home", null, PROMOTION, List.of("upside-down-rook"));
            assertEquals(
                    List.of("e7e8q"), Play.of(agreed, "lift e7", "place e8 R").moves());
            assertEquals(
                    List.of("e7e8r"),
                    Play.of(Play.fide(PROMOTION), "lift e7", "place e8 R", "press white")
                            .moves());
        }

        @Test
        void coveringAnEmptySquareAnswersForItsMan() {
            GameSetup home = Play.setup("home", null, PROMOTION, List.of());
            for (Map.Entry<String, String> each :
                    Map.of("e7", "q", "e6", "r", "e5", "b", "e4", "n").entrySet()) {
                Play play = Play.of(home, "lift e7", "place e8", "place " + each.getKey(), "lift " + each.getKey());
                assertEquals(List.of("e7e8" + each.getValue()), play.moves(), play::toString);
                assertEquals(
                        GameEvent.How.TOUCH, play.last(GameEvent.Answered.class).how());
            }
        }

        @Test
        void aManThatStandsThereAnswersWhenLiftedAndPutBack() {
            GameSetup home = Play.setup("home", null, "8/4P1k1/8/4N3/8/8/8/4K3 w - - 0 1", List.of());
            Play play = Play.of(home, "lift e7", "place e8", "lift e5", "+500 place e5");
            assertEquals(List.of("e7e8b"), play.moves(), play::toString);
            assertEquals(List.of(), play.notices());
        }

        @Test
        void anAnswerUpToTwoSecondsEarlyCounts() {
            GameSetup home = Play.setup("home", null, PROMOTION, List.of());
            Play early = Play.of(home, "lift e7", "choose rook", "+1500 place e8");
            assertEquals(List.of("e7e8r"), early.moves(), early::toString);
            Play tooEarly = Play.of(home, "lift e7", "choose rook", "+2500 place e8");
            assertEquals(GameEvent.State.ASK, tooEarly.state(), tooEarly::toString);
        }
    }

    @Nested
    class TheWrongSide {
        @Test
        void aManLiftedAndPutBackIsARemark() {
            Play play = Play.of(Play.fide(), "lift e7", "place e7");
            assertEquals(List.of("not-your-turn"), play.notices(), play::toString);
            assertEquals(List.of(), play.rulings());
        }

        @Test
        void aManSetDownElsewhereIsRuledOnAtThePressByTheLaws() {
            Play before = Play.of(Play.fide(), "lift d8", "place d5", "lift e2", "place e2");
            assertEquals(List.of(), before.rulings(), before::toString);
            Play play = Play.of(Play.fide(), "lift d8", "place d5", "press black", "lift d5", "place d8");
            assertEquals(List.of("wrong-side"), play.rulings(), play::toString);
            assertEquals(GameEvent.State.READY, play.state());
        }

        @Test
        void aManLeftOffIsRuledOnAtThePress() {
            Play play = Play.of(Play.fide(), "lift e7", "press black");
            assertEquals(List.of("wrong-side"), play.rulings(), play::toString);
            assertEquals("[e7]/[]", play.restore());
        }

        @Test
        void atHomeItGoesBackAfterTheSettleTimeAndTheGameGoesOn() {
            Play play = Play.of(
                    Play.home(),
                    "lift d8",
                    "place d5",
                    "lift e2",
                    "place e4",
                    "lift d5",
                    "place d8",
                    "lift e7",
                    "place e5");
            assertEquals(List.of("wrong-side"), play.rulings(), play::toString);
            assertEquals(List.of("e2e4", "e7e5"), play.moves());
        }

        @Test
        void aTouchWithANameBindsNobodyWhoCannotTakeThere() {
            assertEquals(
                    "free 4.5 ", Play.of(Play.fide(), "touch e7 white").duty().substring(0, 9));
        }
    }

    @Nested
    class TouchMove {
        @Test
        void aBreachIsRuledAtThePressAndGoesBack() {
            Play play = Play.of(
                    Play.fide(),
                    "lift g1",
                    "place g1",
                    "lift e2",
                    "place e4",
                    "press white",
                    "lift e4",
                    "place e2",
                    "lift g1",
                    "place f3",
                    "press white");
            assertEquals(List.of("touch-breach"), play.rulings(), play::toString);
            assertEquals(List.of("g1f3"), play.moves());
        }

        @Test
        void aBreachDoesNotCountAsAnOffence() {
            Play play = Play.of(
                    Play.fide(),
                    "lift g1",
                    "place g1",
                    "lift e2",
                    "place e4",
                    "press white",
                    "lift e4",
                    "place e2",
                    "lift g1",
                    "place g3",
                    "press white");
            assertEquals(List.of("touch-breach", "illegal-move"), play.rulings(), play::toString);
            assertEquals(1, play.last(GameEvent.Ruled.class).offence());
        }

        @Test
        void itLapsesWithTheOpponentsTouchAndKeepsItsTime() {
            Play play = Play.of(
                    Play.fide(), "lift g1", "place g1", "lift e2", "place e4", "press white", "lift e7", "place e5");
            assertEquals("e2e4", play.moves().getFirst(), play::toString);
            assertEquals(8_000, play.all(GameEvent.Moved.class).getFirst().made());
        }

        @Test
        void aManReleasedOnALawfulSquareStaysThere() {
            Play play = Play.of(
                    Play.fide(),
                    "lift e2",
                    "place e4",
                    "lift e4",
                    "place e3",
                    "press white",
                    "lift e3",
                    "place e4",
                    "press white");
            assertEquals(List.of("touch-breach"), play.rulings(), play::toString);
            assertEquals("4.7", play.last(GameEvent.Ruled.class).law());
            assertEquals(List.of("e2e4"), play.moves());
        }

        @Test
        void menKnockedOverWereNotTouched() {
            Play play =
                    Play.of(Play.fide(), "lift d2", "+50 lift e2", "+50 lift f2", "place d2", "place e2", "place f2");
            assertEquals(List.of("restore-in-own-time"), play.notices(), play::toString);
            assertTrue(play.duty().startsWith("free 7.4.1"));
        }
    }

    @Nested
    class TheLever {
        @Test
        void lateIsNotWrong() {
            Play play =
                    Play.of(Play.fide(), "lift e2", "place e4", "lift e7", "place e5", "press white", "press black");
            assertEquals(List.of(), play.rulings(), play::toString);
            assertEquals(2, play.all(GameEvent.Completed.class).size());
        }

        @Test
        void withoutAMoveIsAnOffence() {
            assertEquals(
                    List.of("press-without-move"),
                    Play.of(Play.fide(), "press white").rulings());
        }

        @Test
        void ofBlackBeforeTheGameStartsWhitesClock() {
            Play play = Play.of(Play.fide(), "press black");
            assertEquals(Side.WHITE, play.last(GameEvent.Clock.class).running(), play::toString);
            assertEquals(List.of(), play.rulings());
        }

        @Test
        void theFlagFallsAtItsExactTime() {
            Play play = Play.of(Play.setup("fide", "5", null, List.of()), "press black", "+9000 lift e2");
            assertEquals(7_000, play.last(GameEvent.Result.class).t(), play::toString);
        }
    }

    @Nested
    class AfterTheResult {
        @Test
        void edgesChangeNothing() {
            Play play = Play.of(Play.home(), "lift e2", "place e4", "say resign black", "lift e7", "place e5");
            GameEvent.Result result = play.last(GameEvent.Result.class);
            assertTrue(
                    play.events().stream()
                            .filter(event -> event.t() > result.t())
                            .allMatch(event -> event instanceof GameEvent.Lifted
                                    || event instanceof GameEvent.Placed
                                    || event instanceof GameEvent.Lights
                                    || event instanceof GameEvent.Ended),
                    play::toString);
        }

        @Test
        void menSetUpAsAtTheStartAskForANewGame() {
            Play play = Play.of(
                    Play.home(),
                    "lift e2",
                    "place e4",
                    "say resign black",
                    "lift e4",
                    "place e2",
                    "+1600 choose yes",
                    "lift d2",
                    "place d4");
            assertEquals(2, play.last(GameEvent.Game.class).number(), play::toString);
            assertEquals(List.of("d2d4"), play.moves());
        }

        @Test
        void aGameThatIsOverWhereItStartsSaysSoAtOnce() {
            Play play = Play.of(Play.fide("7k/8/6Q1/8/8/8/8/K7 b - - 1 1"), "lift h8");
            assertEquals(
                    "stalemate", play.all(GameEvent.Result.class).getFirst().reason());
            assertEquals(GameEvent.State.OVER, play.state());
            assertNull(play.all(GameEvent.Moved.class).stream().findAny().orElse(null));
            assertFalse(play.events().isEmpty());
        }
    }
}
