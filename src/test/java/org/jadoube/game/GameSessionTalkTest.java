package org.jadoube.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jadoube.arbiter.RemoteSides;
import org.jadoube.arbiter.RuleBase;
import org.jadoube.arbiter.RuleSet;
import org.jadoube.rules.Side;
import org.jadoube.sensing.Reading;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** What is said, asked and answered around the moves. */
final class GameSessionTalkTest {

    private static GameSetup remoteBlack() {
        GameSetup home = Play.home();
        return home.with(new GameSetup.Changes(null, null, null, null, null, RemoteSides.BLACK, Map.of()));
    }

    @Nested
    class TakingBack {
        @Test
        void movesOfTheHeaderGoBackByHandOnceItWasAsked() {
            Play play = Play.of(
                    Play.after(Play.setup("fide", null, null, List.of("takebacks")), "e2e4", "e7e5"),
                    "say takeback white",
                    "lift e5",
                    "place e7",
                    "lift e4",
                    "place e2");
            assertEquals(2, play.last(GameEvent.Ended.class).undone(), play::toString);
            assertEquals(2, play.all(GameEvent.TakenBack.class).size());
            assertEquals(List.of(), play.rulings());
        }

        @Test
        void oneMoveGoesBackAtHomeWithoutAWord() {
            Play play = Play.of(Play.after(Play.home(), "e2e4", "e7e5", "g1f3"), "lift f3", "place g1");
            assertEquals(1, play.last(GameEvent.Ended.class).undone(), play::toString);
        }

        @Test
        void byTheLawsNobodyTakesBack() {
            Play play = Play.of(Play.fide(), "lift e2", "place e4", "press white", "say takeback white");
            assertEquals(List.of("takeback-not-allowed"), play.notices(), play::toString);
        }
    }

    @Nested
    class NewGame {
        @Test
        void whileOneIsOpenItIsAskedBack() {
            Play refused = Play.of(Play.home(), "lift e2", "place e4", "say new-game white", "choose no");
            assertEquals(List.of("e2e4"), refused.moves(), refused::toString);
            Play agreed = Play.of(Play.home(), "lift e2", "place e4", "say new-game white", "choose yes");
            assertEquals(List.of(), agreed.moves(), agreed::toString);
            assertEquals(2, agreed.last(GameEvent.Game.class).number());
        }

        @Test
        void menPutBackToTheStartAskWhichIsMeant() {
            String[] steps = {
                "lift e2",
                "place e4",
                "lift e7",
                "place e5",
                "lift e5",
                "+300 place e7",
                "+300 lift e4",
                "+300 place e2",
                "choose takeback",
                "lift d2",
                "place d4"
            };
            Play back = Play.of(Play.home(), steps);
            assertEquals(2, back.all(GameEvent.TakenBack.class).size(), back::toString);
            assertEquals(List.of("d2d4"), back.moves());
            steps[8] = "choose new-game";
            Play anew = Play.of(Play.home(), steps);
            assertEquals(2, anew.last(GameEvent.Game.class).number(), anew::toString);
            assertEquals(List.of("d2d4"), anew.moves());
        }
    }

    @Nested
    class TheKingsInTheCentre {
        private final GameSetup setup = Play.setup("fide", null, "4k3/8/8/8/8/8/8/R3K3 w - - 0 1", List.of());

        @Test
        void theirSignIsAskedBackBeforeItCounts() {
            Play play = Play.of(setup, "lift e1", "place e4", "lift e8", "place d5", "+4000 choose 1-0");
            assertEquals("gesture", play.last(GameEvent.Result.class).reason(), play::toString);
            assertEquals(List.of(), play.rulings());
        }

        @Test
        void whoSaysNoGoesOn() {
            Play play = Play.of(setup, "lift e1", "place e4", "lift e8", "place d5", "+4000 choose no");
            assertEquals(List.of(), play.all(GameEvent.Result.class), play::toString);
        }
    }

    @Nested
    class ABoardThatLiesTurned {
        @Test
        void aFirstMoveFromTheFarSideCountsOnceTheTurnIsConfirmed() {
            Play play = Play.of(Play.home(), "lift d7", "place d5", "choose 180", "lift d2", "place d4");
            assertTrue(play.notices().contains("board-turned"), play::toString);
            assertEquals(List.of("e2e4", "e7e5"), play.moves());
        }

        @Test
        void aQuarterIsSeenAtTheFirstReading() {
            GameSession session = new GameSession(Play.home());
            List<GameEvent> events =
                    new ArrayList<>(session.on(new Input.Frame(0, new Reading.Occupancy(0xc3c3c3c3c3c3c3c3L))));
            assertTrue(events.stream()
                    .anyMatch(event -> event instanceof GameEvent.Asked asked
                            && asked.question() == GameEvent.Question.ORIENTATION
                            && asked.choices().equals(List.of("90", "270"))));
            session.on(new Input.Choose(1_000, "90", null));
            List<GameEvent> end = session.on(new Input.End(5_000));
            assertTrue(end.getLast() instanceof GameEvent.Ended ended && ended.state() == GameEvent.State.READY);
        }
    }

    @Nested
    class TheRemoteSide {
        @Test
        void itsMoveCountsWhenAHandHasMadeIt() {
            Play play = Play.of(remoteBlack(), "lift e2", "place e4", "remote e7e5 e2e4", "lift e7", "place e5");
            assertEquals(List.of("e2e4", "e7e5"), play.moves(), play::toString);
        }

        @Test
        void anotherMoveGoesBack() {
            Play play = Play.of(remoteBlack(), "lift e2", "place e4", "remote e7e5", "lift d7", "place d5");
            assertEquals(List.of("e2e4"), play.moves(), play::toString);
            assertEquals("[d7]/[d5]", play.restore());
        }

        @Test
        void aMoveBeforeAnyArrivedGoesBack() {
            Play play = Play.of(remoteBlack(), "lift e2", "place e4", "lift e7", "place e5");
            assertEquals(List.of("e2e4"), play.moves(), play::toString);
            assertEquals("[e7]/[e5]", play.restore());
        }

        @Test
        void aNewOneReplacesOneNotYetMade() {
            Play play = Play.of(
                    remoteBlack(),
                    "lift e2",
                    "place e4",
                    "remote e7e5 e2e4",
                    "remote c7c5 e2e4",
                    "lift c7",
                    "place c5");
            assertEquals(List.of("e2e4", "c7c5"), play.moves(), play::toString);
        }

        @Test
        void oneThatAnswersAnotherMoveIsRefused() {
            Play play = Play.of(remoteBlack(), "lift e2", "place e4", "remote e7e5 d2d4");
            assertEquals(List.of("remote-not-on-move"), play.notices(), play::toString);
        }
    }

    @Nested
    class Settings {
        private final GameSetup.Changes fide =
                new GameSetup.Changes(RuleSet.of(RuleBase.FIDE), null, null, null, null, null, Map.of());

        private List<GameEvent> changed(String... before) {
            GameSession session = new GameSession(Play.home());
            List<Input> inputs = Play.inputs(before);
            long t = inputs.getLast().t();
            inputs.subList(0, inputs.size() - 1).forEach(session::on);
            return session.on(new Input.Change(t, fide));
        }

        @Test
        void rulesMayChangeBeforeTheFirstMove() {
            assertTrue(changed("lift e2", "place e2").stream()
                    .anyMatch(event ->
                            event instanceof GameEvent.Game game && game.rules().base() == RuleBase.FIDE));
        }

        @Test
        void afterItTheyAreLocked() {
            assertTrue(changed("lift e2", "place e4").stream()
                    .anyMatch(event -> event instanceof GameEvent.Noticed notice
                            && notice.code().equals("rules-locked")));
        }
    }

    @Nested
    class Corrections {
        @Test
        void thePlyThatIsNamedWasReallyAnother() {
            Play play = Play.of(
                    Play.home(), "lift e2", "place e4", "lift e7", "place e5", "say correct white id=2 move=e7e6");
            assertEquals(List.of("e2e4", "e7e6"), play.moves(), play::toString);
            assertEquals("[e6]/[e5]", play.restore());
        }

        @Test
        void whatCannotBeIsRefused() {
            Play play = Play.of(
                    Play.home(),
                    "lift e2",
                    "place e4",
                    "say correct white id=7 move=e7e6",
                    "say correct white id=1 move=e2e5");
            assertEquals(List.of("correct-unknown-ply", "correct-illegal-move"), play.notices(), play::toString);
        }
    }

    @Nested
    class Captures {
        private static final String TWO_WAYS = "rnbqkbnr/ppp1p1pp/8/3p1p2/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 3";

        @Test
        void theManMeantIsTouchedAndThatIsNoTouchOfHisOwner() {
            Play play = Play.of(Play.fide(TWO_WAYS), "lift e4", "press white", "lift f5", "+500 place f5");
            assertEquals(List.of("e4f5"), play.moves(), play::toString);
            assertEquals(
                    GameEvent.How.TOUCH, play.last(GameEvent.Answered.class).how());
            assertEquals(List.of(), play.rulings());
            assertTrue(play.all(GameEvent.DutyChanged.class).stream()
                    .noneMatch(duty -> duty.duty().by() == Side.BLACK
                            && duty.duty().kind() == org.jadoube.arbiter.Duty.Kind.CAPTURE));
        }
    }
}
