package org.jadoube.game;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import org.jadoube.light.Light;
import org.jadoube.rules.Side;
import org.jadoube.rules.Square;
import org.jadoube.sensing.Reading;
import org.junit.jupiter.api.Test;

/** Hints that a player asks for. */
final class HintsTest {

    private static GameSession session(GameSetup setup) {
        GameSession session = new GameSession(setup);
        session.on(new Input.Frame(0, new Reading.Occupancy(setup.start().occupied())));
        return session;
    }

    private static String asked(GameSession session, long t, Side by) {
        return session.on(new Input.Say(t, "hint", by, Map.of())).stream()
                .filter(GameEvent.Noticed.class::isInstance)
                .map(event -> ((GameEvent.Noticed) event).code())
                .findFirst()
                .orElse("");
    }

    private static long lit(List<GameEvent> events) {
        return events.stream()
                .filter(GameEvent.Lights.class::isInstance)
                .mapToLong(event -> ((GameEvent.Lights) event).scene().of(Light.HINT))
                .reduce(-1, (a, b) -> b);
    }

    @Test
    void theMoveIsLitUntilThePositionIsAnother() {
        GameSession session = session(Play.home());
        assertEquals("hint-asked", asked(session, 1_000, Side.WHITE));
        List<GameEvent> told = session.on(new Input.Hint(1_500, "g1f3", null));
        assertEquals(Square.bit(Square.parse("g1")) | Square.bit(Square.parse("f3")), lit(told));
        long start = Play.home().start().occupied();
        session.on(new Input.Frame(2_000, new Reading.Occupancy(start & ~Square.bit(12))));
        session.on(new Input.Frame(2_300, new Reading.Occupancy((start & ~Square.bit(12)) | Square.bit(28))));
        assertEquals(0, lit(session.on(new Input.Tick(6_000))));
    }

    @Test
    void oneForAnotherPositionIsDropped() {
        GameSession session = session(Play.home());
        assertEquals(-1, lit(session.on(new Input.Hint(1_500, "g1f3", "e7e5"))), "nothing changes");
        assertEquals(-1, lit(session.on(new Input.Hint(1_600, "e7e5", null))), "no move here");
    }

    @Test
    void thereIsNoHelpByTheLawsNorForWhoWantsNone() {
        assertEquals("help-not-allowed", asked(session(Play.fideWithoutClock()), 1_000, Side.WHITE));
        GameSetup none = Play.home()
                .with(new GameSetup.Changes(null, null, null, null, null, null, Map.of("help.white", "none")));
        assertEquals("help-not-allowed", asked(session(none), 1_000, Side.WHITE));
    }

    @Test
    void eachPlayerHasFiveInAGameInTurn() {
        GameSession session = session(Play.home());
        assertEquals("not-your-turn", asked(session, 900, Side.BLACK));
        for (int n = 1; n <= 5; n++) {
            assertEquals("hint-asked", asked(session, 1_000 * n, Side.WHITE));
        }
        assertEquals("hint-limit", asked(session, 9_000, Side.WHITE));
    }
}
