package org.jadoube.game;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** What a game sounds like. */
final class HearingTest {

    private static String heard(GameSetup setup, String... steps) {
        Hearing hearing = new Hearing(setup);
        return Play.of(setup, steps).events().stream()
                .flatMap(event -> hearing.of(event).stream())
                .map(sound -> sound.word())
                .collect(Collectors.joining(" "));
    }

    private static GameSetup at(String base, String fen) {
        return Play.setup(base, null, fen, List.of());
    }

    @Test
    void movesCapturesAndChecksSoundDifferently() {
        assertEquals(
                "move capture check",
                heard(
                        at("home", "4k3/8/8/8/3p4/4P3/8/R3K3 w - - 0 1"),
                        "lift e1",
                        "place e2",
                        "lift d4",
                        "lift e3",
                        "place e3",
                        "lift a1",
                        "place a8"));
    }

    @Test
    void mateIsHeardAsTheEnd() {
        assertEquals("end", heard(at("home", "6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1"), "lift d1", "place d8"));
    }

    @Test
    void anUnlawfulActSoundsOnce() {
        assertEquals("illegal", heard(Play.home(), "lift g1", "place g4", "lift g4", "place g1"));
    }

    @Test
    void aQuestionSounds() {
        assertEquals("ask", heard(at("home", "8/4P1k1/8/8/8/8/8/4K3 w - - 0 1"), "lift e7", "place e8"));
    }

    @Test
    void aCompetitionIsSilent() {
        assertEquals("", heard(at("fide", "6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1"), "lift d1", "place d8"));
    }
}
