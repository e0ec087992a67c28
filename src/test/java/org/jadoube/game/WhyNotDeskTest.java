package org.jadoube.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.jadoube.rules.Square;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** An unlawful act is answered with its reason, when the rules let the arbiter speak. */
final class WhyNotDeskTest {

    private static GameSetup at(String base, String fen) {
        return Play.setup(base, base.equals("fide") ? "300" : null, fen, List.of());
    }

    @ParameterizedTest(name = "{1}{2}: {3}")
    @CsvSource({
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1, g1, g4, not-its-way.knight",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1, a1, a4, blocked",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1, e2, d3, nothing-to-take",
        "4k3/8/8/8/4r3/8/4N3/4K3 w - - 0 1, e2, c3, pinned",
        "4k3/8/8/8/4r3/8/8/R3K3 w Q - 0 1, a1, a2, still-in-check",
        "4k3/8/8/8/8/8/8/r3K3 w - - 0 1, e1, f1, king-attacked",
        "8/8/8/8/8/4k3/8/R3K3 w - - 0 1, e1, e2, kings-adjacent",
        "4k3/8/8/8/8/8/8/R3K2R w Q - 0 1, e1, g1, castle-lost.before",
        "4k3/8/8/8/5r2/8/8/R3K2R w KQ - 0 1, e1, g1, castle-through",
    })
    void athomeItIsToldWithTheWayBack(String fen, String from, String to, String reason) {
        Play play = Play.of(at("home", fen), "lift " + from, "place " + to);
        GameEvent.Explained why = play.last(GameEvent.Explained.class);
        assertEquals(reason, why.why().word());
        assertEquals(from + to, Square.name(why.from()) + Square.name(why.to()));
        assertEquals(1, play.all(GameEvent.Explained.class).size(), "told once");
    }

    @Test
    void theMoveThatSpoiltItIsNamed() {
        GameSetup setup =
                Play.after(Play.home(), "e2e4", "e7e5", "g1f3", "b8c6", "f1c4", "f8c5", "e1e2", "g8f6", "e2e1", "d7d6");
        Play play = Play.of(setup, "lift e1", "place g1");
        assertEquals("4.Ke2", play.last(GameEvent.Explained.class).move());
    }

    @Test
    void aCompetitionHearsNothingBeforeTheMoveIsCompleted() {
        GameSetup setup = at("fide", "4k3/8/8/8/4r3/8/4N3/4K3 w - - 0 1");
        assertEquals(List.of(), Play.of(setup, "lift e2", "place c3").all(GameEvent.Explained.class));
        Play completed = Play.of(setup, "lift e2", "place c3", "press white");
        assertEquals("pinned", completed.last(GameEvent.Explained.class).why().word());
    }

    @Test
    void aLawfulMoveHasNoReasonAgainstIt() {
        assertEquals(List.of(), Play.of(Play.home(), "lift e2", "place e4").all(GameEvent.Explained.class));
    }

    @Test
    void whoHoldsAManOverASquareMayAskWhereHelpIsAllowed() {
        String fen = "4k3/8/8/8/4r3/8/4N3/4K3 w - - 0 1";
        int from = Square.parse("e2");
        int to = Square.parse("c3");
        assertEquals(
                "pinned",
                new GameSession(at("home", fen))
                        .whyNot(from, to)
                        .orElseThrow()
                        .why()
                        .word());
        assertTrue(new GameSession(at("fide", fen)).whyNot(from, to).isEmpty());
        assertTrue(new GameSession(at("club", fen)).whyNot(from, to).isEmpty());
        assertTrue(new GameSession(at("learn", fen).naming(Map.of("help.white", "none")))
                .whyNot(from, to)
                .isEmpty());
    }
}
