package org.jadoube.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.jadoube.arbiter.RemoteSides;
import org.jadoube.light.Grade;
import org.jadoube.light.Light;
import org.jadoube.light.LightScene;
import org.jadoube.rules.Side;
import org.jadoube.rules.Square;
import org.jadoube.sensing.Reading;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Against somebody far away nobody is helped, whatever was chosen; against an engine of this machine everybody may be. */
final class FarPlayerTest {

    /** The queen on d1 may go to d4, where the pawn on e5 takes her. */
    private static final String QUEEN = "4k3/8/8/4p3/8/8/8/K2Q4 w - - 0 1";

    private static final Map<String, String> HELPED = Map.of("help.white", "grades", "help.black", "grades");

    private static GameSetup learning(String fen, boolean far) {
        RemoteSides black = RemoteSides.BLACK;
        GameSetup setup = Play.setup("learn", null, fen, List.of())
                .with(new GameSetup.Changes(null, null, null, null, null, black, HELPED));
        return far ? setup.naming(Map.of(GameSetup.FAR, "yes")) : setup;
    }

    private static GameSession session(GameSetup setup) {
        GameSession session = new GameSession(setup);
        session.on(new Input.Frame(0, new Reading.Occupancy(setup.start().occupied())));
        return session;
    }

    private static LightScene lift(GameSetup setup, String square) {
        return Play.of(setup, "lift " + square).last(GameEvent.Lights.class).scene();
    }

    private static String squares(LightScene scene, Light light) {
        return String.join(" ", Square.names(scene.of(light)));
    }

    private static String code(List<GameEvent> events) {
        return events.stream()
                .filter(GameEvent.Noticed.class::isInstance)
                .map(event -> ((GameEvent.Noticed) event).code())
                .findFirst()
                .orElse("");
    }

    @Nested
    class TheLights {

        @Test
        void noSquareThatAManMayGoToIsLit() {
            String start = GameSetup.usual().start().fen();
            assertEquals("e3 e4", squares(lift(learning(start, false), "e2"), Light.TARGET));
            assertEquals("", squares(lift(learning(start, true), "e2"), Light.TARGET));
            assertEquals("e2", squares(lift(learning(start, true), "e2"), Light.SOURCE), "what happened is told");
        }

        @Test
        void nothingInDangerIsLit() {
            assertEquals("d4 d7 d8", squares(lift(learning(QUEEN, false), "d1"), Light.DANGER));
            assertEquals("", squares(lift(learning(QUEEN, true), "d1"), Light.DANGER));
        }

        @Test
        void gradesOfAnEngineAreNotLit() {
            for (boolean far : List.of(true, false)) {
                GameSession session = session(learning(GameSetup.usual().start().fen(), far));
                session.on(new Input.Grades(500, Map.of("g1f3", Grade.GOOD, "g1h3", Grade.BLUNDER), null));
                long lifted = GameSetup.usual().start().occupied() & ~Square.bit(Square.parse("g1"));
                session.on(new Input.Frame(1_000, new Reading.Occupancy(lifted)));
                List<GameEvent> told = session.on(new Input.Tick(1_500));
                String good = told.stream()
                        .filter(GameEvent.Lights.class::isInstance)
                        .map(event -> squares(((GameEvent.Lights) event).scene(), Light.HINT))
                        .reduce("", (a, b) -> b);
                assertEquals(far ? "" : "f3", good);
            }
        }

        @Test
        void allLightsAreStillAllLights() {
            GameSetup everything = learning(GameSetup.usual().start().fen(), true)
                    .with(new GameSetup.Changes(null, null, null, null, true, null, Map.of()));
            assertEquals("e3 e4", squares(lift(everything, "e2"), Light.TARGET));
        }
    }

    @Nested
    class Words {

        @Test
        void aHintIsRefusedWithTheReason() {
            String start = GameSetup.usual().start().fen();
            Input asked = new Input.Say(1_000, "hint", Side.WHITE, Map.of());
            assertEquals("help-against-far", code(session(learning(start, true)).on(asked)));
            assertEquals("hint-asked", code(session(learning(start, false)).on(asked)));
        }

        @Test
        void aHintThatArrivesAllTheSameStaysDark() {
            GameSession session = session(learning(GameSetup.usual().start().fen(), true));
            List<GameEvent> told = session.on(new Input.Hint(1_000, "g1f3", null));
            assertEquals(List.of(), told);
        }

        @Test
        void aHintThatIsLitGoesOutWhenSomebodyFarAwaySitsDown() {
            GameSession session = session(learning(GameSetup.usual().start().fen(), false));
            session.on(new Input.Hint(1_000, "g1f3", null));
            GameSetup.Changes far =
                    new GameSetup.Changes(null, null, null, null, null, null, Map.of(GameSetup.FAR, "yes"));
            List<GameEvent> told = session.on(new Input.Change(2_000, far));
            assertEquals(
                    0L,
                    told.stream()
                            .filter(GameEvent.Lights.class::isInstance)
                            .mapToLong(
                                    event -> ((GameEvent.Lights) event).scene().of(Light.HINT))
                            .reduce(-1, (a, b) -> b));
        }

        @Test
        void theCoachIsSilent() {
            String[] blunder = {"lift d1", "place d4"};
            assertEquals(
                    1,
                    Play.of(learning(QUEEN, false), blunder)
                            .all(GameEvent.Asked.class)
                            .size());
            assertEquals(List.of(), Play.of(learning(QUEEN, true), blunder).all(GameEvent.Asked.class));
        }

        @Test
        void noTipIsGiven() {
            String free = "4k3/8/8/3n4/8/8/8/3QK3 w - - 0 1";
            assertEquals(
                    1, Play.of(learning(free, false)).all(GameEvent.Tip.class).size());
            assertEquals(List.of(), Play.of(learning(free, true)).all(GameEvent.Tip.class));
        }

        @Test
        void whyAManMayNotGoSomewhereIsNotAnsweredBeforehand() {
            String start = GameSetup.usual().start().fen();
            int from = Square.parse("e2");
            int to = Square.parse("e5");
            assertTrue(session(learning(start, false)).whyNot(from, to).isPresent());
            assertFalse(session(learning(start, true)).whyNot(from, to).isPresent());
        }
    }

    @Nested
    class TheNextGame {

        @Test
        void isAgainstTheSameFarPlayer() {
            assertTrue(learning(QUEEN, true).again().isFar());
        }

        @Test
        void isNobodysWhoOnlyFollowedTheBoard() {
            GameSetup followed = GameSetup.usual().naming(Map.of(GameSetup.FAR, "yes"));
            assertTrue(followed.isFar());
            assertFalse(followed.again().isFar());
        }
    }

    @ParameterizedTest
    @EnumSource(RemoteSides.class)
    void nobodyMayBeHelpedWhicheverSideIsFar(RemoteSides sides) {
        GameSetup setup = GameSetup.usual()
                .with(new GameSetup.Changes(
                        null, null, null, null, null, sides, Map.of(GameSetup.FAR, "yes", "help.white", "danger")));
        assertFalse(setup.mayBeHelped(Side.WHITE));
        assertFalse(setup.mayBeHelped(Side.BLACK));
    }
}
