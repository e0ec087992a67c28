package org.jadoube.rules.mate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.jadoube.rules.Fen;
import org.jadoube.rules.MoveRules;
import org.jadoube.rules.Position;
import org.jadoube.rules.Side;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class HelpmateTest {
    private static final Helpmate HELPMATE = new Helpmate();

    private static Verdict ask(String fen, Side side) {
        return HELPMATE.canMate(Fen.position(fen), side, Helpmate.FOR_RESULT);
    }

    private static void assertMates(String fen, Side side) {
        Verdict.Yes yes = assertInstanceOf(Verdict.Yes.class, ask(fen, side), fen);
        MateLines.assertMates(Fen.position(fen), side, yes.line());
    }

    private static void assertNever(String fen, Side side, Proof proof) {
        assertEquals(new Verdict.No(proof), ask(fen, side), fen);
    }

    @Nested
    class ByMaterial {
        @ParameterizedTest
        @ValueSource(
                strings = {
                    "4k3/8/8/8/8/8/8/Q3K3 w - - 0 60",
                    "4k1n1/8/8/8/8/8/8/Q3K3 w - - 0 60",
                    "4k1n1/8/8/8/8/8/8/QQ2K3 w - - 0 60",
                    "4k1b1/8/8/8/8/8/8/R3K3 w - - 0 60",
                    "4kb2/8/8/8/8/8/8/2B1K3 w - - 0 1",
                    "4kb2/8/8/8/8/8/8/QRB1K3 w - - 0 1",
                })
        void theLoneManCannotMateAgainstMenThatWouldStopIt(String fen) {
            assertNever(fen, Side.BLACK, Proof.MATERIAL);
        }

        @ParameterizedTest
        @ValueSource(
                strings = {
                    "4k1b1/8/8/8/8/8/8/N3K3 w - - 0 60",
                    "4k1n1/8/8/8/8/8/8/R3K3 w - - 0 60",
                    "4k1n1/8/8/8/8/8/8/B3K3 w - - 0 60",
                    "4k1n1/8/8/8/8/8/8/N3K3 w - - 0 60",
                    "4k1n1/8/8/8/8/8/P7/4K3 w - - 0 60",
                    "4k1b1/8/8/8/8/8/P7/4K3 w - - 0 60",
                    "4k1b1/8/8/8/8/8/8/2B1K3 w - - 0 1",
                    "4kn1n/8/8/8/8/8/8/4K3 w - - 0 1",
                    "4kbb1/8/8/8/8/8/8/4K3 w - - 0 1",
                })
        void aLoneManMatesWhereTheOtherSideCanStandInItsKingsWay(String fen) {
            assertMates(fen, Side.BLACK);
        }

        @ParameterizedTest
        @ValueSource(
                strings = {
                    "4k1n1/8/8/8/8/8/P7/Q3K3 w - - 0 1",
                    "4k1b1/8/8/8/8/8/P7/QR2K3 w - - 0 1",
                    "8/6bk/8/1Q6/3P4/8/8/3R2K1 b - - 0 1",
                    "8/5k2/8/8/8/8/1P6/K1n5 w - - 0 1",
                })
        void aPawnIsEnoughToStandInTheWayAsItselfOrUnderpromoted(String fen) {
            assertMates(fen, Side.BLACK);
        }

        @Test
        void twoKnightsAgainstABareKingAreNotDead() {
            assertMates("8/8/8/4k3/8/8/3NN3/4K3 w - - 0 1", Side.WHITE);
        }
    }

    @Nested
    class TheMoveAtHand {
        @Test
        void aMateOnTheBoardIsAYesWithAnEmptyLine() {
            Position mate = Fen.position("7k/6Q1/6K1/8/8/8/8/8 b - - 0 1");
            assertEquals(new Verdict.Yes(java.util.List.of()), HELPMATE.canMate(mate, Side.WHITE, 10));
        }

        @Test
        void stalemateIsNoForBoth() {
            String fen = "7k/8/6QK/8/8/8/8/8 b - - 0 1";
            assertNever(fen, Side.WHITE, Proof.EXHAUSTED);
            assertNever(fen, Side.BLACK, Proof.MATERIAL);
        }

        @Test
        void aForcedCaptureOfTheLastManLeavesNothing() {
            assertNever("6Rk/8/7K/8/8/8/8/8 b - - 0 1", Side.WHITE, Proof.EXHAUSTED);
        }

        @Test
        void enPassantMayBeTheOnlyWayThroughAWall() {
            String wall = "4k3/8/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/8/4K3 w - ";
            assertMates(wall + "c6 0 1", Side.WHITE);
            assertNever(wall + "- 0 1", Side.WHITE, Proof.STATIC);
        }
    }

    @Nested
    class BehindLockedPawns {
        @ParameterizedTest
        @ValueSource(
                strings = {
                    "4k3/8/8/p2p2p1/P2P2P1/8/8/4K3 w - - 0 1",
                    "4k3/8/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/8/4K3 b - - 0 1",
                    "2b1k3/8/8/1p1p1p1p/1P1P1P1P/8/8/2B1K3 w - - 0 1",
                })
        void neitherSideMates(String fen) {
            assertTrue(DeadPosition.isDead(HELPMATE, Fen.position(fen), Helpmate.AFTER_MOVE), fen);
        }

        @Test
        void aGapInTheWallLetsBothMate() {
            String fen = "4k3/8/8/p2p2p1/P2P3P/8/8/4K3 w - - 0 1";
            assertMates(fen, Side.WHITE);
            assertMates(fen, Side.BLACK);
        }
    }

    @Nested
    class HouseRules {
        @Test
        void otherWaysOfMovingAreNotAsked() {
            Position position = Fen.position("4k3/8/8/8/8/8/8/Q3K3 w - - 0 60").with(new MoveRules(true, false, true));
            assertEquals(new Verdict.Unknown(0), HELPMATE.canMate(position, Side.BLACK, Helpmate.AFTER_MOVE));
        }
    }

    @Test
    void aKingThatCouldBeTakenIsNotAsked() {
        Position position = Roots.position("4k3/8/8/2p5/3K4/8/8/8 b - - 0 1");
        assertEquals(new Verdict.Unknown(0), HELPMATE.canMate(position, Side.BLACK, Helpmate.AFTER_MOVE));
    }

    @Nested
    class Chess960 {
        @Test
        void castlingIsPlayedByItsOwnRules() {
            Position start = org.jadoube.rules.Chess960.start(12);
            Verdict.Yes yes = assertInstanceOf(Verdict.Yes.class, HELPMATE.canMate(start, Side.WHITE, 100_000));
            MateLines.assertMates(start, Side.WHITE, yes.line());
        }
    }

    @Test
    void theSameQuestionGetsTheSameLine() {
        Position start = Position.initial();
        Verdict first = new Helpmate().canMate(start, Side.BLACK, Helpmate.FOR_RESULT);
        HELPMATE.canMate(Fen.position("4k1n1/8/8/8/8/8/P7/4K3 w - - 0 60"), Side.BLACK, Helpmate.FOR_RESULT);
        assertEquals(first, HELPMATE.canMate(start, Side.BLACK, Helpmate.FOR_RESULT));
    }

    @Test
    void tooFewNodesLeaveItUnknown() {
        Verdict verdict = HELPMATE.canMate(Fen.position("8/6bk/8/1Q6/3P4/8/PP3PPP/3R2K1 b - - 0 1"), Side.BLACK, 100);
        Verdict.Unknown unknown = assertInstanceOf(Verdict.Unknown.class, verdict);
        assertTrue(unknown.nodes() >= 100 && unknown.nodes() < 300, () -> "nodes " + unknown.nodes());
    }
}
