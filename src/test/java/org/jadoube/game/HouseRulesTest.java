package org.jadoube.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.jadoube.arbiter.RemoteSides;
import org.jadoube.light.Light;
import org.jadoube.rules.Side;
import org.jadoube.rules.Square;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Each house rule does what the table agreed on, and nothing else; base is the Laws throughout. */
final class HouseRulesTest {

    private static final String CASTLING = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    private static final String CHECKABLE = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1";

    private static Play play(@Nullable String fen, String house, String... steps) {
        return Play.of(Play.setup("fide", null, fen, List.of(house.split(","))), steps);
    }

    private static String result(Play play) {
        List<GameEvent.Result> results = play.all(GameEvent.Result.class);
        return results.isEmpty()
                ? "*"
                : results.getLast().result() + " " + results.getLast().reason();
    }

    @Nested
    class NoTouchMove {
        @Test
        void anotherManMayBePlayed() {
            Play play = play(null, "no-touch-move", "lift g1", "place g1", "lift e2", "place e4");
            assertEquals(List.of("e2e4"), play.moves(), play::toString);
            assertEquals(List.of(), play.rulings());
        }

        @Test
        void anUnlawfulMoveIsStillPenalised() {
            Play play = play(null, "no-touch-move", "lift g1", "place g3", "lift e7");
            assertEquals(1, play.last(GameEvent.Ruled.class).offence(), play::toString);
        }
    }

    @Nested
    class NoPenalty {
        @Test
        void anUnlawfulMoveIsPutBackHoweverOften() {
            Play play = play(
                    null, "no-penalty", "lift g1", "place g3", "lift e7", "place e7", "lift g3", "place h5", "lift e7");
            assertEquals(null, play.last(GameEvent.Ruled.class).penalty(), play::toString);
            assertEquals(null, play.last(GameEvent.Ruled.class).offence());
            assertEquals("*", result(play));
        }

        @Test
        void touchMoveStillBinds() {
            Play play = play(null, "no-penalty", "lift g1", "place g1");
            assertEquals("move_piece 4.3.1 [g1f3, g1h3]", play.duty());
        }
    }

    @Nested
    class Takebacks {
        @Test
        void bothAgreeByWord() {
            Play play =
                    play(null, "takebacks", "lift e2", "place e4", "say takeback white", "say accept-takeback black");
            assertEquals(List.of(), play.moves(), play::toString);
        }
    }

    @Nested
    class KingCapture {
        @Test
        void checkBindsNobodyAndTheKingIsTaken() {
            Play play = play("4k3/8/8/8/8/8/4R3/4K3 w - - 0 1", "king-capture", "lift e2", "lift e8", "place e8");
            assertEquals("1-0 king-captured", result(play), play::toString);
        }

        @Test
        void mateIsNoEnd() {
            Play play = play("7k/6Q1/6K1/8/8/8/8/8 b - - 0 1", "king-capture", "lift h8", "place g8");
            assertEquals("*", result(play), play::toString);
            assertEquals(List.of("h8g8"), play.moves());
        }

        @Test
        void castlingOutOfCheckStaysForbidden() {
            Play play = play("4k3/8/8/8/4r3/8/8/R3K2R w KQ - 0 1", "king-capture", "lift e1");
            assertFalse(play.last(GameEvent.DutyChanged.class).allowed().contains("e1g1"), play::toString);
        }
    }

    @Nested
    class StalemateLoses {
        @Test
        void whoeverCannotMoveLoses() {
            Play play = play("7k/5Q2/8/8/8/8/8/K7 w - - 0 1", "stalemate-loses", "lift f7", "place g6");
            assertEquals("1-0 stalemate", result(play), play::toString);
            assertEquals(
                    "house:stalemate-loses", play.last(GameEvent.Result.class).law());
        }

        @Test
        void withTheKingToBeTakenItLosesToo() {
            Play play = play("8/8/8/8/8/p7/P7/k1K5 w - - 0 1", "stalemate-loses,king-capture", "lift c1", "place c2");
            assertEquals("*", result(play), play::toString);
        }
    }

    @Nested
    class NoEnPassant {
        @Test
        void aPositionThatOnlyItWouldSaveIsMate() {
            String fen = "8/8/8/8/k1K1pP2/P1P5/1P6/8 w - - 0 1";
            assertEquals("*", result(play(fen, "say-check", "lift b2", "place b3")));
            String saved = "8/8/8/2p5/1kpP4/8/PPP5/K1B5 b - d3 0 1";
            Play with = play(saved, "say-check", "lift c4");
            assertTrue(with.last(GameEvent.DutyChanged.class).allowed().contains("c4d3"), with::toString);
            Play without = play(saved, "no-en-passant", "lift c4");
            assertFalse(without.last(GameEvent.DutyChanged.class).allowed().contains("c4d3"), without::toString);
        }
    }

    @Nested
    class CastleThroughAttack {
        private static final String CROSSED = "4kr2/8/8/8/8/8/8/4K2R w K - 0 1";

        @Test
        void theCrossedSquareMayBeAttacked() {
            Play play = play(CROSSED, "castle-through-attack", "lift e1", "place g1", "lift h1", "place f1");
            assertEquals(List.of("e1g1"), play.moves(), play::toString);
        }

        @Test
        void theGoalMayNot() {
            Play play = play("4k1r1/8/8/8/8/8/8/4K2R w K - 0 1", "castle-through-attack", "lift e1");
            assertFalse(play.last(GameEvent.DutyChanged.class).allowed().contains("e1g1"), play::toString);
        }
    }

    @Nested
    class UpsideDownRook {
        @Test
        void aRookInPlaceOfThePawnIsAQueen() {
            Play play = play("8/4P1k1/8/8/8/8/8/4K3 w - - 0 1", "upside-down-rook", "lift e7", "place e8 R");
            assertEquals(List.of("e7e8q"), play.moves(), play::toString);
        }
    }

    @Nested
    class RookFirstCastling {
        @Test
        void theRookMayGoFirstThoughTouchMoveHolds() {
            Play play = play(CASTLING, "rook-first-castling", "lift h1", "place f1", "lift e1", "place g1");
            assertEquals(List.of("e1g1"), play.moves(), play::toString);
            assertEquals(List.of(), play.rulings());
        }

        @Test
        void theRookAloneIsARookMove() {
            Play play = play(CASTLING, "rook-first-castling", "lift a1", "place d1", "+4000 lift e8", "place e7");
            assertEquals(List.of("a1d1", "e8e7"), play.moves(), play::toString);
        }

        @Test
        void byTheLawsTheRookBinds() {
            Play play = play(CASTLING, "say-check", "lift h1", "place f1", "lift e1", "place g1");
            assertEquals(List.of("touch-breach"), play.rulings(), play::toString);
        }
    }

    @Nested
    class SayCheck {
        @Test
        void theBoardSaysItOnceToTheSideInCheck() {
            Play play = play(CHECKABLE, "say-check", "lift a1", "place a8");
            assertEquals(List.of("check"), play.notices(), play::toString);
            GameEvent.Noticed check = play.last(GameEvent.Noticed.class);
            assertEquals(Side.BLACK + " house:say-check", check.by() + " " + check.law());
        }

        @Test
        void theBoardLightsItEvenByTheLaws() {
            Map<Integer, Light> lit = play(CHECKABLE, "say-check", "lift a1", "place a8")
                    .last(GameEvent.Lights.class)
                    .scene()
                    .squares();
            assertEquals(Light.CHECK, lit.get(Square.parse("e8")));
            assertEquals(Light.CHECKER, lit.get(Square.parse("a8")));
        }

        @Test
        void mateIsSaidByTheResultAlone() {
            Play play = play("7k/8/6K1/8/8/8/8/R7 w - - 0 1", "say-check", "lift a1", "place a8");
            assertEquals(List.of(), play.notices(), play::toString);
        }

        @Test
        void withoutTheRuleNothingIsSaid() {
            assertEquals(
                    List.of(),
                    play(CHECKABLE, "takebacks", "lift a1", "place a8").notices());
        }
    }

    @Nested
    class SwapColours {
        @Test
        void thePlayersAndAllThatIsTheirsChangeSides() {
            GameSetup setup = Play.setup("fide", "300+3,180+2", null, List.of("swap-colours"))
                    .with(new GameSetup.Changes(
                            null,
                            null,
                            null,
                            null,
                            null,
                            RemoteSides.BLACK,
                            Map.of("white", "Ada", "black", "Engine", "help.white", "hints")));
            GameSetup next = setup.again();
            assertEquals(Map.of("white", "Engine", "black", "Ada", "help.black", "hints"), next.names());
            assertEquals(
                    "180+2,300+3",
                    String.valueOf(next.clock() == null ? "" : next.clock().text()));
            assertEquals(RemoteSides.WHITE, next.remote());
        }
    }
}
