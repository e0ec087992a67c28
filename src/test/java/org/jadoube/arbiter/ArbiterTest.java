package org.jadoube.arbiter;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.rules.Fen;
import org.jadoube.rules.Position;
import org.jadoube.rules.Side;
import org.jadoube.rules.Square;
import org.jadoube.rules.Uci;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** How an arbiter conducts a game: completion, rulings, offers, flags. */
final class ArbiterTest {
    private static final String BARE = "4k3/8/8/8/8/8/8/R3K3 w - - 0 60";

    private Arbiter arbiter = game(RuleSet.FIDE, Position.initial(), "300+3", true);
    private final List<Verdict> said = new ArrayList<>();

    private static Arbiter game(RuleSet rules, Position start, String clock, boolean levers) {
        return new Arbiter(new ArbiterSetup(
                rules,
                start,
                List.of(),
                TimeCategory.STANDARD,
                clock.isEmpty() ? null : TimeControl.parse(clock),
                levers,
                0,
                0,
                new MaterialChance(),
                RemoteSides.NONE));
    }

    private void hear(List<Verdict> verdicts) {
        said.addAll(verdicts);
    }

    private void say(long t, Side by, Saying.Word word) {
        hear(arbiter.say(t, new Saying.Plain(by, word)));
    }

    private void move(long t, String uci) {
        Side by = arbiter.position().turn();
        hear(arbiter.lift(t, by, Square.parse(uci.substring(0, 2))));
        hear(arbiter.place(t, by, Square.parse(uci.substring(2, 4)), null, null));
        hear(arbiter.made(t, t, Uci.read(arbiter.position(), uci)));
    }

    private <T extends Verdict> T last(Class<T> kind) {
        return said.stream()
                .filter(kind::isInstance)
                .map(kind::cast)
                .reduce((a, b) -> b)
                .orElseThrow(() -> new AssertionError("no " + kind.getSimpleName() + " in " + said));
    }

    private boolean noticed(Notice.Code code) {
        return said.stream().anyMatch(v -> v instanceof Notice notice && notice.code() == code);
    }

    @Nested
    class Completion {
        @Test
        void aPressCompletesAndPassesTheTime() {
            move(1_000, "e2e4");
            hear(arbiter.press(2_000, Side.WHITE, Standing.RIGHT));
            assertEquals(Completed.Cause.PRESS, last(Completed.class).cause());
            assertEquals(Side.BLACK, last(ClockReading.class).running());
        }

        @Test
        void withoutLeversAMoveCompletesWhenItSettlesAndTheTimePassesWhenItWasMade() {
            arbiter = game(RuleSet.FIDE, Position.initial(), "300+0", false);
            hear(arbiter.lift(0, Side.WHITE, Square.parse("e2")));
            hear(arbiter.made(3_000, 2_000, Uci.read(arbiter.position(), "e2e4")));
            assertEquals(Completed.Cause.SETTLED, last(Completed.class).cause());
            assertEquals(new ClockReading(298_000, 299_000, Side.BLACK), arbiter.clock(3_000));
        }

        @Test
        void blacksPressStartsWhitesClockWithoutOffence() {
            hear(arbiter.press(1_000, Side.BLACK, Standing.RIGHT));
            assertEquals(List.of(new ClockReading(300_000, 300_000, Side.WHITE)), said);
            assertEquals(0, arbiter.offences(Side.BLACK));
        }

        @Test
        void whitesFirstTouchStartsTheClock() {
            hear(arbiter.lift(4_000, Side.WHITE, Square.parse("e2")));
            assertEquals(Side.WHITE, last(ClockReading.class).running());
        }

        @Test
        void anEarlyPressOnAnOpenQuestionCompletesTheAnswer() {
            hear(arbiter.press(1_000, Side.WHITE, Standing.ASKED));
            move(2_000, "e2e4");
            assertEquals(Completed.Cause.PRESS, last(Completed.class).cause());
        }
    }

    @Nested
    class Offences {
        @Test
        void theSecondOneLoses() {
            hear(arbiter.press(1_000, Side.WHITE, Standing.RIGHT));
            assertEquals(1, last(Ruling.class).offence());
            hear(arbiter.press(2_000, Side.WHITE, Standing.RIGHT));
            assertEquals(GameResult.win(Side.BLACK, Reason.ILLEGAL_MOVES, "7.5.5"), arbiter.result());
        }

        @Test
        void thePenaltyGoesToTheOpponentsClock() {
            hear(arbiter.lift(0, Side.WHITE, Square.parse("g1")));
            hear(arbiter.press(1_000, Side.WHITE, Standing.UNLAWFUL));
            assertEquals(new ClockReading(299_000, 420_000, Side.WHITE), last(ClockReading.class));
            assertEquals("7.5.1", last(Duty.class).law());
        }

        @Test
        void nothingIsCountedWherePenaltiesAreOff() {
            arbiter = game(RuleSet.of(RuleBase.HOME), Position.initial(), "300+3", true);
            for (int i = 0; i < 3; i++) {
                hear(arbiter.press(1_000, Side.WHITE, Standing.UNLAWFUL));
            }
            assertNull(last(Ruling.class).penalty());
            assertEquals(0, last(Ruling.class).offence());
            assertNull(arbiter.result());
        }

        @Test
        void aRulingTakenBackGivesTheTimeBackAndLetsTheGameGoOn() {
            hear(arbiter.press(1_000, Side.WHITE, Standing.RIGHT));
            hear(arbiter.press(2_000, Side.WHITE, Standing.RIGHT));
            assertNotNull(arbiter.result());
            hear(arbiter.say(3_000, new Saying.Overrule(2)));
            assertNull(arbiter.result());
            assertEquals(1, arbiter.offences(Side.WHITE));
            assertEquals(420_000, last(ClockReading.class).black());
            hear(arbiter.say(3_000, new Saying.Overrule(2)));
            assertTrue(noticed(Notice.Code.UNKNOWN_RULING));
        }

        @Test
        void twoHandsAreRuledOnWhenTheMoveIsCompleted() {
            say(0, Side.WHITE, Saying.Word.TWO_HANDS);
            move(1_000, "e2e4");
            assertEquals(0, arbiter.offences(Side.WHITE));
            hear(arbiter.press(2_000, Side.WHITE, Standing.RIGHT));
            assertEquals(Ruling.Kind.TWO_HANDS, last(Ruling.class).kind());
        }
    }

    @Nested
    class Breaches {
        private void breach() {
            hear(arbiter.lift(0, Side.WHITE, Square.parse("g1")));
            hear(arbiter.place(1_000, Side.WHITE, Square.parse("g1"), null, null));
            hear(arbiter.lift(2_000, Side.WHITE, Square.parse("e2")));
            hear(arbiter.place(3_000, Side.WHITE, Square.parse("e4"), null, null));
            var move = Uci.read(arbiter.position(), "e2e4");
            assertInstanceOf(Judgement.Breach.class, arbiter.judge(move, 3_000));
            hear(arbiter.breach(4_000, 3_000, move, true));
        }

        @Test
        void areNoOffence() {
            breach();
            assertEquals(Ruling.Kind.TOUCH_BREACH, last(Ruling.class).kind());
            assertNull(last(Ruling.class).penalty());
            assertEquals(List.of(Square.parse("g1")), last(Duty.class).squares());
        }

        @Test
        void lapseWhenTheOpponentTouches() {
            breach();
            hear(arbiter.lift(5_000, Side.BLACK, Square.parse("e7")));
            assertEquals(3_000, last(Lapsed.class).made());
            assertEquals(Completed.Cause.PRESS, last(Completed.class).cause());
            assertEquals(Side.BLACK, last(Duty.class).by());
            say(6_000, Side.BLACK, Saying.Word.CLAIM_ILLEGAL);
            assertTrue(noticed(Notice.Code.CLAIM_TOO_LATE));
        }

        @Test
        void areOverWhenTheDutyIsPlayed() {
            breach();
            move(6_000, "g1f3");
            assertEquals(false, arbiter.breachOpen());
        }

        @Test
        void takenBackByAHumanTheMoveStands() {
            breach();
            hear(arbiter.say(5_000, new Saying.Overrule(last(Ruling.class).id())));
            assertEquals("e2e4", last(Lapsed.class).move().uci());
            assertEquals(Side.BLACK, arbiter.position().turn());
        }
    }

    @Nested
    class Draws {
        private void oneMoveEach() {
            move(1_000, "e2e4");
            move(2_000, "e7e5");
        }

        @Test
        void anOfferStandsUntilAccepted() {
            oneMoveEach();
            say(3_000, Side.BLACK, Saying.Word.OFFER_DRAW);
            say(3_500, Side.BLACK, Saying.Word.OFFER_DRAW);
            assertTrue(noticed(Notice.Code.OFFER_STANDS));
            say(4_000, Side.WHITE, Saying.Word.ACCEPT_DRAW);
            assertEquals(Reason.AGREEMENT, last(GameResult.class).reason());
        }

        @Test
        void bothOfferingIsAgreeing() {
            oneMoveEach();
            say(3_000, Side.BLACK, Saying.Word.OFFER_DRAW);
            say(4_000, Side.WHITE, Saying.Word.OFFER_DRAW);
            assertEquals(Reason.AGREEMENT, last(GameResult.class).reason());
        }

        @Test
        void anOfferDeclinedIsGone() {
            oneMoveEach();
            say(3_000, Side.BLACK, Saying.Word.OFFER_DRAW);
            say(4_000, Side.WHITE, Saying.Word.DECLINE_DRAW);
            assertEquals(Offer.State.DECLINED, last(Offer.class).state());
            say(5_000, Side.WHITE, Saying.Word.ACCEPT_DRAW);
            assertTrue(noticed(Notice.Code.NO_OFFER));
        }

        @Test
        void aWrongClaimCountsAsAnOffer() {
            oneMoveEach();
            hear(arbiter.say(3_000, new Saying.ClaimDraw(Side.WHITE, Claim.Kind.FIFTY, null)));
            assertEquals("9.1.2.3", last(Offer.class).law());
            say(4_000, Side.BLACK, Saying.Word.ACCEPT_DRAW);
            assertEquals(Reason.AGREEMENT, last(GameResult.class).reason());
        }

        @Test
        void anAnnouncedMoveThatCannotBePlayedIsRefused() {
            hear(arbiter.say(1_000, new Saying.ClaimDraw(Side.WHITE, Claim.Kind.THREEFOLD, "e2e5")));
            assertTrue(noticed(Notice.Code.CLAIM_MOVE_ILLEGAL));
        }
    }

    @Nested
    class Flags {
        @Test
        void fallAtTheExactTime() {
            hear(arbiter.lift(1_000, Side.WHITE, Square.parse("e2")));
            assertEquals(301_000, arbiter.nextDue());
            hear(arbiter.advance(400_000));
            assertEquals(GameResult.win(Side.BLACK, Reason.TIME, "6.9"), arbiter.result());
        }

        @Test
        void againstABareKingAreADraw() {
            arbiter = game(RuleSet.FIDE, Fen.position(BARE), "", true);
            hear(arbiter.flag(1_000, Side.WHITE));
            assertEquals(GameResult.draw(Reason.TIME, "6.9"), arbiter.result());
        }

        @Test
        void comeTooLateAfterAMateThatIsMadeButNotSettled() {
            arbiter = game(
                    RuleSet.FIDE,
                    Fen.position("rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2"),
                    "",
                    true);
            var mate = Uci.read(arbiter.position(), "d8h4");
            arbiter.likely(mate, 900);
            hear(arbiter.flag(1_000, Side.BLACK));
            assertNull(arbiter.result());
            hear(arbiter.made(1_500, 900, mate));
            assertEquals(Reason.CHECKMATE, last(GameResult.class).reason());
        }

        @Test
        void waitForAMoveThatIsMadeWithoutLevers() {
            arbiter = game(RuleSet.FIDE, Position.initial(), "3+0", false);
            hear(arbiter.lift(0, Side.WHITE, Square.parse("e2")));
            var move = Uci.read(arbiter.position(), "e2e4");
            arbiter.likely(move, 2_900);
            hear(arbiter.advance(3_500));
            hear(arbiter.made(3_500, 2_900, move));
            assertNull(arbiter.result());
        }
    }

    @Nested
    class TheNextPlayer {
        @Test
        void mayTouchAsSoonAsTheMoveIsMade() {
            hear(arbiter.lift(0, Side.WHITE, Square.parse("e2")));
            hear(arbiter.place(1_000, Side.WHITE, Square.parse("e4"), null, null));
            var move = Uci.read(arbiter.position(), "e2e4");
            arbiter.likely(move, 1_000);
            hear(arbiter.lift(1_200, Side.BLACK, Square.parse("g8")));
            assertEquals(0, said.stream().filter(Notice.class::isInstance).count());
            hear(arbiter.made(1_300, 1_000, move));
            assertEquals(List.of(Square.parse("g8")), last(Duty.class).squares());
        }

        @Test
        void isNotBlamedForAManThatTheOtherAdjusts() {
            say(0, Side.WHITE, Saying.Word.ADJUST);
            hear(arbiter.lift(1_000, Side.BLACK, Square.parse("e7")));
            hear(arbiter.place(2_000, Side.BLACK, Square.parse("e7"), null, null));
            assertEquals(0, said.stream().filter(Notice.class::isInstance).count());
            assertEquals("4.2.1", last(Duty.class).law());
        }

        @Test
        void isToldToWaitBefore() {
            hear(arbiter.lift(0, Side.BLACK, Square.parse("g8")));
            assertTrue(noticed(Notice.Code.NOT_YOUR_TURN));
            assertEquals(Side.WHITE, last(Duty.class).by());
        }

        @Test
        void keepsItsTouchesWhenTheMoveBeforeIsAmended() {
            hear(arbiter.made(1_000, 900, Uci.read(arbiter.position(), "e2e4")));
            hear(arbiter.lift(2_000, Side.BLACK, Square.parse("g8")));
            hear(arbiter.amend(3_000, 1, List.of(Uci.read(Position.initial(), "d2d4"))));
            assertEquals(List.of(Square.parse("g8")), arbiter.duty().squares());
        }
    }

    @Nested
    class Takebacks {
        @Test
        void areRefusedInACompetition() {
            move(1_000, "e2e4");
            say(2_000, Side.WHITE, Saying.Word.TAKEBACK);
            assertTrue(noticed(Notice.Code.TAKEBACK_NOT_ALLOWED));
        }

        @Test
        void areAgreedByBoth() {
            arbiter = game(RuleSet.of(RuleBase.HOME), Position.initial(), "", false);
            move(1_000, "e2e4");
            move(2_000, "e7e5");
            say(3_000, Side.WHITE, Saying.Word.TAKEBACK);
            say(4_000, Side.BLACK, Saying.Word.ACCEPT_TAKEBACK);
            assertEquals(new TakebackAgreed(Side.WHITE, 2), last(TakebackAgreed.class));
            hear(arbiter.retract(2));
            assertEquals(Position.initial(), arbiter.position());
        }
    }

    @Nested
    class AfterTheEnd {
        @Test
        void wordsAreAnsweredAndActsAreNot() {
            say(1_000, Side.WHITE, Saying.Word.RESIGN);
            said.clear();
            say(2_000, Side.BLACK, Saying.Word.OFFER_DRAW);
            assertTrue(noticed(Notice.Code.GAME_OVER));
            assertEquals(List.of(), arbiter.lift(3_000, Side.WHITE, 12));
            assertEquals(List.of(), arbiter.press(3_000, Side.WHITE, Standing.RIGHT));
            assertEquals(List.of(), arbiter.flag(3_000, Side.WHITE));
            assertEquals(Long.MAX_VALUE, arbiter.nextDue());
        }
    }
}
