package org.jadoube.host.play;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import org.jadoube.light.Light;
import org.jadoube.light.LightScene;
import org.jadoube.rules.Square;
import org.junit.jupiter.api.Test;

/** What is lit when programs at the other end of mirrors ask for lights too. */
final class MirroringTest {
    private static final int E2 = Square.parse("e2");
    private static final int E4 = Square.parse("e4");
    private static final int D5 = Square.parse("d5");

    private static final LightScene OWN = new LightScene(Map.of(E2, Light.SOURCE, E4, Light.TARGET));

    @Test
    void hintsAreShownBesideTheGamesOwnLights() {
        LightScene hints = new LightScene(Map.of(E4, Light.HINT, D5, Light.HINT));
        assertEquals(
                new LightScene(Map.of(E2, Light.SOURCE, E4, Light.TARGET, D5, Light.HINT)),
                Mirroring.together(OWN, List.of(hints)));
    }

    @Test
    void lightsWithAMeaningGoBeforeTheGamesOwn() {
        LightScene meant = new LightScene(Map.of(E4, Light.CAPTURE, D5, Light.CHECK));
        assertEquals(
                new LightScene(Map.of(E2, Light.SOURCE, E4, Light.CAPTURE, D5, Light.CHECK)),
                Mirroring.together(OWN, List.of(meant)));
    }

    @Test
    void nothingIsAskedFor() {
        assertEquals(OWN, Mirroring.together(OWN, List.of()));
    }
}
