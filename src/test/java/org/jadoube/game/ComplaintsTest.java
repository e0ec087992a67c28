package org.jadoube.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.jadoube.rules.Side;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Irregularities that are found only later in the game, articles 7.1 to 7.6. */
final class ComplaintsTest {

    private static final String[] OPENING = {"e2e4", "e7e5", "g1f3", "b8c6", "f1c4"};

    private static GameSetup played() {
        return Play.after(Play.fide(), OPENING);
    }

    @Nested
    class AnIllegalMoveFoundLater {
        private static final String[] PUT_BACK = {"lift c4", "place f1", "lift c6", "place b8", "lift f3", "place g1"};

        private Play found(String... more) {
            List<String> steps = new java.util.ArrayList<>(List.of("say claim-illegal arbiter id=3"));
            steps.addAll(List.of(PUT_BACK));
            steps.addAll(List.of(more));
            return Play.of(played(), steps.toArray(String[]::new));
        }

        @Test
        void bringsThePositionBeforeItBack() {
            Play play = Play.of(played(), "say claim-illegal arbiter id=3");
            assertEquals(List.of("illegal-move"), play.rulings(), play::toString);
            assertEquals(
                    List.of("g1f3", "b8c6", "f1c4"),
                    play.last(GameEvent.Amended.class).from());
            assertEquals("[f1, g1, b8]/[f3, c4, c6]", play.restore());
        }

        @Test
        void bindsTheManThatWasMovedToTheReplacingMove() {
            assertEquals("move_piece 4.3.1 [g1e2, g1f3, g1h3]", found().duty());
        }

        @Test
        void costsTimeAndCounts() {
            GameEvent.Ruled ruling = found().last(GameEvent.Ruled.class);
            assertEquals(Side.WHITE, ruling.by());
            assertEquals(1, ruling.offence());
            assertEquals(new GameEvent.Penalty(Side.BLACK, 120), ruling.penalty());
        }

        @Test
        void puttingTheMenBackIsNoTouchAndNoMove() {
            Play play = found("lift g1", "place h3", "press white");
            assertEquals(List.of("g1h3"), play.moves(), play::toString);
            assertEquals(List.of(), play.notices());
        }

        @Test
        void stopsTheClockUntilTheMenStandRight() {
            GameSetup setup = Play.after(Play.fide(), OPENING);
            Play play = Play.of(
                    setup,
                    "lift g8",
                    "place f6",
                    "press black",
                    "say claim-illegal arbiter id=5",
                    "lift f6",
                    "place g8",
                    "lift c4",
                    "place f1");
            List<GameEvent.Clock> clocks = play.all(GameEvent.Clock.class);
            assertEquals(Side.WHITE, clocks.getLast().running(), play::toString);
            assertEquals(null, clocks.get(clocks.size() - 2).running());
            assertEquals(16_000, clocks.getLast().t());
        }

        @Test
        void theSecondOneLoses() {
            Play play = Play.of(played(), "say claim-illegal arbiter id=5", "say claim-illegal arbiter id=3");
            assertEquals("0-1", play.last(GameEvent.Result.class).result(), play::toString);
        }

        @Test
        void aPlyThatWasNeverMadeIsRefused() {
            Play play = Play.of(played(), "say claim-illegal black id=6", "say claim-illegal arbiter id=0");
            assertEquals(List.of("unknown-ply", "unknown-ply"), play.notices(), play::toString);
        }
    }

    @Nested
    class APlayerWhoComplains {
        @Test
        void isHeardWhenTheOpponentGrantsIt() {
            Play play = Play.of(played(), "say claim-illegal black id=5", "choose yes");
            assertTrue(play.last(GameEvent.Claimed.class).accepted(), play::toString);
            assertEquals(1, play.last(GameEvent.Ended.class).undone());
        }

        @Test
        void isRefusedWhenTheOpponentDoesNot() {
            Play play = Play.of(played(), "say claim-illegal black id=5", "choose no");
            assertEquals(false, play.last(GameEvent.Claimed.class).accepted(), play::toString);
            assertEquals(List.of("nothing-to-claim"), play.notices());
        }

        @Test
        void isNotHeardOnceTheGameGoesOn() {
            Play play = Play.of(
                    played(), "say claim-illegal black id=5", "lift g8", "place f6", "press black", "choose yes");
            assertEquals(List.of("g8f6"), play.moves(), play::toString);
            assertEquals(
                    GameEvent.How.LAPSED, play.last(GameEvent.Answered.class).how());
        }
    }

    @Nested
    class DisplacedMen {
        @Test
        void bringTheLastKnownPositionBackAtNobodysCost() {
            Play play = Play.of(played(), "say displaced arbiter id=4");
            GameEvent.Ruled ruling = play.last(GameEvent.Ruled.class);
            assertEquals("displaced 7.6", ruling.kind() + " " + ruling.law());
            assertEquals(null, ruling.penalty());
            assertEquals(2, play.last(GameEvent.Ended.class).undone());
        }
    }

    @Nested
    class ABoardThatStandsTurned {
        @Test
        void isFoundLaterAndTheMenGoOverToARightOne() {
            Play play =
                    Play.of(Play.fideWithoutClock(), "lift d7", "place d5", "choose 180", "say board-turned arbiter");
            assertEquals(List.of("board-turned"), play.rulings(), play::toString);
            assertEquals(List.of("e2e4"), play.moves());
            assertEquals("[e4, d7]/[e2, d5]", play.restore());
            assertEquals(GameEvent.State.RESTORE, play.state());
        }

        @Test
        void standsRightAlreadyIfItWasNeverTurned() {
            Play play = Play.of(played(), "say board-turned arbiter");
            assertEquals(GameEvent.State.READY, play.state(), play::toString);
        }
    }

    @Nested
    class FromTheBeginning {
        @Test
        void aWrongSetUpCancelsTheGame() {
            Play play = Play.of(played(), "say wrong-set-up white", "choose yes");
            assertEquals(List.of("wrong-set-up"), play.rulings(), play::toString);
            assertEquals(1, play.all(GameEvent.Game.class).size());
        }

        @Test
        void reversedColoursStandAfterTenMovesOfEach() {
            Play play = Play.of(
                    Play.fide("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 13"),
                    "say colours-reversed arbiter");
            assertEquals(List.of("colours-reversed"), play.rulings(), play::toString);
            assertEquals(0, play.all(GameEvent.Game.class).size());
        }
    }
}
