package org.jadoube.game;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jadoube.light.Light;
import org.jadoube.light.LightScene;
import org.jadoube.rules.Square;
import org.junit.jupiter.api.Test;

/** What each player's help level changes in the lights. */
final class HelpLevelsTest {

    private static final String HANGING = "4k3/8/8/3r4/8/8/3B4/4K3 w - - 0 1";

    private static GameSetup setup(String base, String fen, String white, String black) {
        Map<String, String> help = new HashMap<>(Map.of("help.white", white, "help.black", black));
        return Play.setup(base, null, fen, List.of()).naming(help);
    }

    private static LightScene scene(GameSetup setup, String... steps) {
        return Play.of(setup, steps).last(GameEvent.Lights.class).scene();
    }

    private static String lit(LightScene scene, Light light) {
        return String.join(" ", Square.names(scene.of(light)));
    }

    private static String start() {
        return GameSetup.usual().start().fen();
    }

    @Test
    void whoWantsNoneSeesNoTargets() {
        assertEquals("", lit(scene(setup("home", start(), "none", "targets"), "lift e2"), Light.TARGET));
    }

    @Test
    void theOtherPlayerSeesThemAllTheSame() {
        LightScene scene = scene(setup("home", start(), "none", "targets"), "lift e2", "place e4", "lift e7");
        assertEquals("e5 e6", lit(scene, Light.TARGET));
    }

    @Test
    void dangerLightsMenThatMayBeLost() {
        assertEquals(
                "d2", lit(scene(setup("learn", "4k3/8/8/3r4/8/8/3B4/6K1 w - - 0 1", "danger", "none")), Light.DANGER));
        assertEquals("", lit(scene(setup("learn", HANGING, "danger", "none")), Light.DANGER));
    }

    @Test
    void noLevelHelpsInACompetition() {
        Play play = Play.of(setup("fide", HANGING, "danger", "danger"), "lift d2");
        assertEquals(List.of(), play.all(GameEvent.Lights.class));
    }
}
