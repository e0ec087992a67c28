package org.jadoube.arbiter;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.jadoube.rules.Fen;
import org.jadoube.rules.Move;
import org.jadoube.rules.Piece;
import org.jadoube.rules.Position;
import org.jadoube.rules.Square;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Touching, releasing and adjusting, article 4. */
final class TouchLedgerTest {
    private static final String CASTLING = "r3k2r/pppq1ppp/2npbn2/2b1p3/2B1P3/2NPBN2/PPPQ1PPP/R3K2R w KQkq - 0 8";

    private TouchLedger ledger = new TouchLedger(Position.initial(), RuleSet.FIDE);
    private long t;

    private void on(String fen) {
        on(fen, RuleSet.FIDE);
    }

    private void on(String fen, RuleSet rules) {
        ledger = new TouchLedger(Fen.position(fen).with(rules.moveRules()), rules);
    }

    private void lift(String square) {
        at(t + 2_000).lift(t, Square.parse(square));
    }

    private void place(String square) {
        at(t + 2_000).place(t, Square.parse(square), null, null);
    }

    private TouchLedger at(long time) {
        t = time;
        ledger.advance(t);
        return ledger;
    }

    private void rest() {
        at(t + 2_000);
    }

    private List<String> allowed() {
        return ledger.duty().allowed().stream().map(Move::uci).toList();
    }

    private void binds(Duty.Kind kind, String law, String... squares) {
        Duty duty = ledger.duty();
        assertEquals(kind, duty.kind());
        assertEquals(law, duty.law());
        assertEquals(List.of(squares), duty.squares().stream().map(Square::name).toList());
    }

    @Nested
    class Releasing {
        @Test
        void aManReleasedAsALawfulMoveStays() {
            lift("e2");
            place("e3");
            rest();
            binds(Duty.Kind.COMMITTED, "4.7", "e2", "e3");
            lift("e3");
            place("e4");
            rest();
            assertEquals(List.of("e2e3"), allowed());
        }

        @Test
        void aShortContactOnTheWayIsNoRelease() {
            lift("e2");
            place("e3");
            at(t + 200).lift(t, Square.parse("e3"));
            place("e4");
            rest();
            assertEquals(List.of("e2e4"), allowed());
        }

        @Test
        void anUnlawfulSquareBindsOnlyTheMan() {
            lift("g1");
            place("g3");
            rest();
            binds(Duty.Kind.MOVE_PIECE, "4.3.1", "g1");
        }

        @Test
        void aReleaseThatTheTouchForbidsBindsNothing() {
            lift("g1");
            place("g1");
            lift("e2");
            place("e4");
            rest();
            binds(Duty.Kind.MOVE_PIECE, "4.3.1", "g1");
        }

        @Test
        void theKingReleasedTwoSquaresAwayCastles() {
            on(CASTLING);
            lift("e1");
            place("c1");
            rest();
            binds(Duty.Kind.CASTLE, "4.7.2", "e1", "a1");
        }
    }

    @Nested
    class KingAndRook {
        @Test
        void theFirstRookTouchedAfterTheKingCounts() {
            on(CASTLING);
            lift("e1");
            lift("a1");
            place("a1");
            lift("h1");
            binds(Duty.Kind.CASTLE, "4.4.1", "e1", "a1");
        }

        @Test
        void rookFirstLeavesTheOtherCastlingToAKingThatMustMove() {
            on("r3k2r/8/8/8/8/8/6PP/R3K1NR w KQkq - 0 1");
            lift("h1");
            place("h1");
            lift("e1");
            binds(Duty.Kind.MOVE_PIECE, "4.4.2", "e1");
            assertTrue(allowed().contains("e1c1"));
        }

        @Test
        void rookFirstCastlesWhereTheHouseSaysSo() {
            RuleSet rules = RuleSet.parse("fide", List.of("rook-first-castling"));
            on(CASTLING, rules);
            lift("h1");
            assertTrue(allowed().contains("e1g1"));
            lift("e1");
            binds(Duty.Kind.CASTLE, "house:rook-first-castling", "h1", "e1");
        }

        @Test
        void anImmobileKingFreesTheChoice() {
            on("3rkr2/8/8/8/8/8/r7/4K2R w K - 0 1");
            lift("e1");
            lift("h1");
            binds(Duty.Kind.FREE, "4.4.3");
            assertTrue(allowed().contains("h1h5"));
        }

        @Test
        void rookFirstThenCastledCommitsNothing() {
            on(CASTLING);
            lift("h1");
            lift("e1");
            place("g1");
            place("f1");
            rest();
            binds(Duty.Kind.MOVE_PIECE, "4.4.2", "h1");
        }

        @Test
        void menPutBackOnEachOthersHomesAreHome() {
            on(CASTLING);
            lift("h1");
            lift("e1");
            place("g1");
            place("f1");
            lift("g1");
            place("e1");
            lift("f1");
            place("h1");
            assertTrue(ledger.sayAdjust(t));
            assertEquals(List.of("h1f1", "h1g1"), allowed());
        }

        @Test
        void anotherManTouchedBeforeBindsBeforeCastling() {
            on(CASTLING);
            lift("a2");
            place("a2");
            lift("e1");
            lift("h1");
            binds(Duty.Kind.MOVE_PIECE, "4.3.1", "a2");
        }

        @Test
        void liftedWithinOneGripTheKingCountsAsFirst() {
            on(CASTLING);
            at(1_000).lift(t, Square.parse("h1"));
            at(1_030).lift(t, Square.parse("e1"));
            binds(Duty.Kind.CASTLE, "4.4.1", "e1", "h1");
        }
    }

    @Nested
    class BothColours {
        private static final String FEN = "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3";

        @Test
        void enemyFirstThenAnOwnManThatCannotTakeIt() {
            on(FEN);
            lift("e5");
            place("e5");
            lift("b1");
            binds(Duty.Kind.CAPTURE, "4.3.3", "e5");
        }

        @Test
        void onlyTheFirstPairIsTried() {
            on(FEN);
            lift("b1");
            place("b1");
            lift("e5");
            place("e5");
            lift("f3");
            binds(Duty.Kind.MOVE_PIECE, "4.3.3", "b1");
        }

        @Test
        void enPassantTakesTheTouchedPawn() {
            on("rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3");
            lift("f5");
            binds(Duty.Kind.CAPTURE, "4.3.2", "f5");
            assertEquals(List.of("e5f6"), allowed());
        }
    }

    @Nested
    class Promotion {
        private static final String FEN = "8/4P1k1/8/8/8/8/8/4K3 w - - 0 1";

        @Test
        void aPawnReleasedOnTheLastRankLeavesTheChoiceOpen() {
            on(FEN);
            lift("e7");
            place("e8");
            rest();
            binds(Duty.Kind.PROMOTE, "3.7.3.3", "e7", "e8");
            assertEquals(4, allowed().size());
        }

        @Test
        void theNewManIsFinalWhenItTouches() {
            on(FEN);
            lift("e7");
            at(t + 2_000).place(t, Square.parse("e8"), null, Piece.KNIGHT);
            rest();
            binds(Duty.Kind.COMMITTED, "4.4.4", "e7", "e8");
            assertEquals(List.of("e7e8n"), allowed());
        }

        @Test
        void theNewManMayStandBeforeThePawnLeaves() {
            on(FEN);
            at(t + 2_000).place(t, Square.parse("e8"), null, Piece.ROOK);
            rest();
            assertEquals(List.of("e7e8r"), allowed());
        }
    }

    @Nested
    class Adjusting {
        @Test
        void endsByItselfWhenAllSquaresAreFilledAgain() {
            assertTrue(ledger.sayAdjust(t));
            lift("e2");
            lift("d2");
            place("e2");
            assertTrue(ledger.adjusting());
            place("d2");
            assertFalse(ledger.adjusting());
            binds(Duty.Kind.FREE, "4.2.1");
        }

        @Test
        void theClosingWordSaidLateDoesNotBeginItAnew() {
            assertTrue(ledger.sayAdjust(t));
            lift("e2");
            place("e2");
            assertTrue(ledger.sayAdjust(t + 2_000));
            assertFalse(ledger.adjusting());
            assertTrue(ledger.sayAdjust(t + 3_000));
            assertTrue(ledger.adjusting());
        }

        @Test
        void aTouchAfterItsEndBinds() {
            assertTrue(ledger.sayAdjust(t));
            lift("e2");
            place("e2");
            assertTrue(ledger.sayAdjust(t + 2_000));
            lift("d2");
            place("d2");
            binds(Duty.Kind.MOVE_PIECE, "4.3.1", "d2");
        }

        @Test
        void theKingTappedTwiceAnnouncesIt() {
            ledger.lift(1_000, Square.parse("e1"));
            ledger.place(1_300, Square.parse("e1"), null, null);
            ledger.lift(1_600, Square.parse("e1"));
            ledger.place(1_900, Square.parse("e1"), null, null);
            assertTrue(ledger.adjusting());
            ledger.lift(3_000, Square.parse("d2"));
            ledger.place(3_500, Square.parse("d2"), null, null);
            assertFalse(ledger.adjusting());
            binds(Duty.Kind.FREE, "4.2.1");
        }

        @Test
        void theKingTouchedTwiceSlowlyBinds() {
            ledger.lift(1_000, Square.parse("e1"));
            ledger.place(2_000, Square.parse("e1"), null, null);
            ledger.lift(2_300, Square.parse("e1"));
            ledger.place(2_600, Square.parse("e1"), null, null);
            assertFalse(ledger.adjusting());
        }

        @Test
        void tapsAfterAnotherTouchSayNothing() {
            ledger.lift(500, Square.parse("g1"));
            ledger.place(900, Square.parse("g1"), null, null);
            ledger.lift(1_000, Square.parse("e1"));
            ledger.place(1_300, Square.parse("e1"), null, null);
            ledger.lift(1_600, Square.parse("e1"));
            ledger.place(1_900, Square.parse("e1"), null, null);
            assertFalse(ledger.adjusting());
            binds(Duty.Kind.MOVE_PIECE, "4.3.1", "g1");
        }

        @Test
        void isTooLateWithAManInTheAir() {
            lift("e2");
            assertFalse(ledger.sayAdjust(t));
        }

        @Test
        void aLawfulMoveWithTheManEndsItAndBinds() {
            assertTrue(ledger.sayAdjust(t));
            lift("e2");
            place("e4");
            rest();
            binds(Duty.Kind.COMMITTED, "4.7", "e2", "e4");
        }

        @Test
        void whatWasTouchedBeforeStillBinds() {
            lift("g1");
            place("g1");
            assertTrue(ledger.sayAdjust(t));
            lift("e2");
            place("e2");
            binds(Duty.Kind.MOVE_PIECE, "4.3.1", "g1");
        }
    }

    @Nested
    class Accidents {
        @Test
        void aBumpWhileAnotherManIsInHandIsNoTouch() {
            lift("b1");
            at(t + 1_000).lift(t, Square.parse("a2"));
            at(t + 120).place(t, Square.parse("a2"), null, null);
            binds(Duty.Kind.MOVE_PIECE, "4.3.1", "b1");
            place("b1");
            assertEquals(List.of("b1a3", "b1c3"), allowed());
        }

        @Test
        void aBumpDoesNotUndoAnEarlierTouch() {
            lift("a2");
            place("a2");
            lift("b1");
            at(t + 1_000).lift(t, Square.parse("a2"));
            at(t + 100).place(t, Square.parse("a2"), null, null);
            binds(Duty.Kind.MOVE_PIECE, "4.3.1", "a2");
        }

        @Test
        void threeMenLeavingAtOnceWereKnockedOver() {
            for (String square : List.of("d1", "d2", "e2")) {
                at(t + 90).lift(t, Square.parse(square));
            }
            binds(Duty.Kind.FREE, "7.4.1");
            assertTrue(ledger.accident());
        }

        @Test
        void threeMenLiftedOneAfterTheOtherWereTouched() {
            lift("a2");
            lift("b2");
            lift("c2");
            binds(Duty.Kind.MOVE_PIECE, "4.3.1", "a2");
        }
    }

    @Nested
    class House {
        @Test
        void withoutTouchMoveNothingEverBinds() {
            RuleSet rules = RuleSet.of(RuleBase.HOME);
            on(CASTLING, rules);
            lift("e1");
            place("g1");
            rest();
            binds(Duty.Kind.FREE, "house:no-touch-move");
        }
    }
}
