package org.jadoube.game;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jadoube.light.Grade;
import org.jadoube.light.Light;
import org.jadoube.light.LightScene;
import org.jadoube.rules.Square;
import org.jadoube.sensing.Reading;
import org.junit.jupiter.api.Test;

/** The goals of a man in hand, as an engine grades them. */
final class GradesTest {

    private static final Map<String, Grade> OF_THE_KNIGHT =
            Map.of("g1f3", Grade.GOOD, "g1h3", Grade.BLUNDER, "e2e4", Grade.GOOD, "e2e3", Grade.DOUBTFUL);

    private final List<GameEvent> told = new ArrayList<>();

    private LightScene lift(String base, String level, String square, Map<String, Grade> grades, String after) {
        GameSetup setup = Play.setup(base, null, GameSetup.usual().start().fen(), List.of())
                .naming(Map.of("help.white", level));
        GameSession session = new GameSession(setup);
        long full = setup.start().occupied();
        told.addAll(session.on(new Input.Frame(0, new Reading.Occupancy(full))));
        told.addAll(session.on(new Input.Grades(100, grades, after.isEmpty() ? null : after)));
        told.addAll(
                session.on(new Input.Frame(1_000, new Reading.Occupancy(full & ~Square.bit(Square.parse(square))))));
        told.addAll(session.on(new Input.Tick(1_200)));
        return told.stream()
                .filter(GameEvent.Lights.class::isInstance)
                .map(event -> ((GameEvent.Lights) event).scene())
                .reduce(LightScene.DARK, (a, b) -> b);
    }

    private static String lit(LightScene scene, Light light) {
        return String.join(" ", Square.names(scene.of(light)));
    }

    @Test
    void goodOnesAreHintsAndBlundersAreDanger() {
        LightScene scene = lift("learn", "grades", "g1", OF_THE_KNIGHT, "");
        assertEquals("f3", lit(scene, Light.HINT));
        assertEquals("h3", lit(scene, Light.DANGER));
        assertEquals("", lit(scene, Light.TARGET));
    }

    @Test
    void aDoubtfulOneIsAGoalLikeAnyOther() {
        LightScene scene = lift("home", "grades", "e2", OF_THE_KNIGHT, "");
        assertEquals("e4", lit(scene, Light.HINT));
        assertEquals("e3", lit(scene, Light.TARGET));
    }

    @Test
    void nobodyElseSeesThem() {
        assertEquals("f3 h3", lit(lift("home", "targets", "g1", OF_THE_KNIGHT, ""), Light.TARGET));
        assertEquals("", lit(lift("fide", "grades", "g1", OF_THE_KNIGHT, ""), Light.HINT));
    }

    @Test
    void thoseOfAnotherPositionAreDropped() {
        assertEquals("f3 h3", lit(lift("learn", "grades", "g1", OF_THE_KNIGHT, "e7e5"), Light.TARGET));
    }
}
