package org.jadoube.game;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jadoube.arbiter.RuleSet;
import org.jadoube.rules.Side;
import org.jadoube.rules.Square;
import org.jadoube.sensing.Reading;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every row of README's "What can be said without a screen", from what the contacts read to what the game tells. */
final class WithoutAScreenTest {

    private static final long STEP = 600;
    private static final String ROOKS = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1";

    private static final String TWO = "4k3/8/8/2p1p3/3P4/8/8/4K3 w - - 0 1";

    private final List<GameEvent> events = new ArrayList<>();
    private GameSession session = new GameSession(Play.home());
    private long board;
    private long t;

    private void sit(GameSetup setup) {
        session = new GameSession(setup);
        see(setup.start().occupied());
    }

    private void on(Input input) {
        events.addAll(session.on(input));
    }

    private void see(long full) {
        board = full;
        on(new Input.Frame(t, new Reading.Occupancy(full)));
        pass(STEP);
    }

    private void pass(long ms) {
        t += ms;
        on(new Input.Tick(t));
    }

    /** Men go up from full squares and down on empty ones, one after the other. */
    private void hand(String... squares) {
        for (String square : squares) {
            see(board ^ Square.bit(Square.parse(square)));
        }
    }

    /** Up and down again, quickly. */
    private void tap(String square) {
        for (int i = 0; i < 2; i++) {
            board ^= Square.bit(Square.parse(square));
            on(new Input.Frame(t, new Reading.Occupancy(board)));
            pass(300);
        }
    }

    private <T extends GameEvent> List<T> all(Class<T> kind) {
        return events.stream().filter(kind::isInstance).map(kind::cast).toList();
    }

    private GameEvent.Asked asked() {
        return all(GameEvent.Asked.class).getLast();
    }

    private List<String> answers() {
        return all(GameEvent.Answered.class).stream()
                .map(e -> e.choice() + " " + e.how())
                .toList();
    }

    private List<String> notices() {
        return all(GameEvent.Noticed.class).stream()
                .map(GameEvent.Noticed::code)
                .toList();
    }

    private List<String> told() {
        pass(3000);
        on(new Input.End(t));
        return all(GameEvent.Ended.class).getLast().moves();
    }

    @ParameterizedTest
    @CsvSource({"e7,e7e8q", "e6,e7e8r", "e5,e7e8b", "e4,e7e8n"})
    void whatThePawnBecameIsTheLitSquareThatIsTouchedOrCovered(String square, String move) {
        for (boolean stays : new boolean[] {false, true}) {
            events.clear();
            sit(Play.setup("home", null, "8/4P1k1/8/8/8/8/8/4K3 w - - 0 1", List.of()));
            hand("e7", "e8");
            assertEquals(List.of("e4", "e5", "e6", "e7"), Square.names(asked().squares()));
            hand(stays ? new String[] {square} : new String[] {square, square});
            assertEquals(1, answers().size(), events::toString);
            assertEquals(List.of(move), told(), events::toString);
        }
    }

    @ParameterizedTest
    @CsvSource({"e4,d5,1-0", "d4,e5,0-1", "d4,d5,1/2-1/2", "e4,e5,1/2-1/2"})
    void whoWonIsShownByTheKingsInTheCentreAndConfirmedByLiftingOne(String white, String black, String result) {
        sit(Play.setup("fide", null, ROOKS, List.of()));
        hand("e1", white, "e8", black);
        pass(3000);
        assertEquals(GameEvent.Question.RESULT, asked().question(), events::toString);
        assertEquals(result, asked().choices().getFirst());
        assertEquals(List.of(), all(GameEvent.Result.class));
        assertEquals(2, Long.bitCount(asked().squares()));
        hand(white, white);
        assertEquals(List.of(result + " TOUCH"), answers(), events::toString);
        assertEquals(result, all(GameEvent.Result.class).getLast().result());
        assertEquals("gesture", all(GameEvent.Result.class).getLast().reason());
    }

    @Test
    void theLastMoveIsTakenBackByPuttingTheMenBack() {
        sit(Play.home());
        hand("e2", "e4");
        pass(2000);
        hand("e7", "e5");
        pass(2000);
        hand("e5", "e7");
        pass(3000);
        assertEquals(
                List.of(2),
                all(GameEvent.TakenBack.class).stream()
                        .map(GameEvent.TakenBack::id)
                        .toList());
        assertEquals(List.of("e2e4"), told());
    }

    private void everyManIsPutBack() {
        sit(Play.home());
        hand("e2", "e4", "e7", "e5", "d1", "h5");
        pass(2000);
        hand("h5", "d1", "e5", "e7", "e4", "e2");
        pass(3000);
    }

    @Test
    void theMenOnTheirFirstSquaresAskForANewGame() {
        everyManIsPutBack();
        assertEquals(List.of("new-game", "takeback"), asked().choices(), events::toString);
        on(new Input.Choose(t, "new-game", null));
        assertEquals(1, all(GameEvent.Game.class).size());
        hand("d2", "d4");
        assertEquals(List.of("d2d4"), told());
    }

    @Test
    void whoSimplyPlaysFromTheFirstSquaresHasTakenEverythingBack() {
        everyManIsPutBack();
        hand("d2", "d4");
        assertEquals(List.of("d2d4"), told());
    }

    @Test
    void afterAGameTheMenOnTheirFirstSquaresBeginTheNext() {
        sit(Play.home());
        hand("f2", "f3", "e7", "e5", "g2", "g4", "d8", "h4");
        pass(3000);
        assertEquals("0-1", all(GameEvent.Result.class).getLast().result(), events::toString);
        hand("h4", "d8", "g4", "g2", "e5", "e7", "f3", "f2");
        pass(3000);
        assertEquals(GameEvent.Question.NEW_GAME, asked().question());
        hand("e7", "e7");
        assertEquals(List.of(), all(GameEvent.Game.class));
        hand("d2", "d4", "d7", "d5");
        assertEquals(List.of("yes PLAY"), answers());
        assertEquals(
                List.of(2),
                all(GameEvent.Game.class).stream().map(GameEvent.Game::number).toList());
        assertEquals(List.of("d2d4", "d7d5"), told(), events::toString);
    }

    @Test
    void whatWasSetIsAgreedToByLiftingTheKings() {
        sit(Play.home());
        on(new Input.Change(
                t, new GameSetup.Changes(RuleSet.parse("fide", List.of()), null, null, null, null, null, Map.of())));
        hand("e8", "e8", "e1", "e1");
        GameEvent.Agreed last = all(GameEvent.Agreed.class).getLast();
        assertEquals("true true", last.white() + " " + last.black());
        assertEquals(List.of(), all(GameEvent.Ruled.class));
    }

    @Test
    void theQueensStandRightWhenBothAreLiftedAndPutBack() {
        sit(Play.home());
        hand("d1", "d1");
        events.clear();
        session = new GameSession(Play.home());
        see(Play.home().start().occupied() & ~Square.bit(Square.parse("d1")));
        hand("d1");
        assertEquals(GameEvent.Question.QUEENS, asked().question());
        assertEquals(List.of("d1", "d8"), Square.names(asked().squares()));
        hand("d1", "d1", "d8", "d8");
        assertEquals(List.of("yes TOUCH"), answers());
    }

    @Test
    void theKingTappedTwiceSaysIAdjust() {
        sit(Play.fideWithoutClock());
        hand("e2", "e4");
        pass(2000);
        tap("e8");
        tap("e8");
        hand("d7", "d7", "e7", "e5");
        assertEquals(List.of("adjusting"), notices(), events::toString);
        assertEquals(List.of("e2e4", "e7e5"), told());
        assertEquals(List.of(), all(GameEvent.Ruled.class));
    }

    @ParameterizedTest
    @CsvSource({"c5", "e5"})
    void whichOfTwoMenWasTakenIsTheOneThatIsTouched(String victim) {
        sit(Play.setup("home", "300+3", TWO, List.of()));
        hand("d4");
        on(new Input.Press(t, Side.WHITE));
        pass(STEP);
        assertEquals(GameEvent.Question.WHICH_CAPTURE, asked().question(), events::toString);
        hand(victim, victim);
        assertEquals(List.of("d4" + victim), told(), events::toString);
    }

    @Test
    void orWhatIsPlayedOn() {
        sit(Play.setup("home", "300+3", TWO, List.of()));
        hand("d4");
        on(new Input.Press(t, Side.WHITE));
        pass(STEP);
        assertEquals(Side.WHITE, asked().by());
        hand("e5", "e4");
        on(new Input.Press(t, Side.BLACK));
        assertEquals(List.of("d4c5", "e5e4"), told(), events::toString);
    }
}
