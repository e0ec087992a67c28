package org.jadoube.host.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;

/** What an engine is told, line by line. */
final class ToEngineTest {

    @Test
    void aPositionIsAStartAndTheMovesFromThere() {
        assertEquals("position startpos", new ToEngine.Place(null, List.of()).line());
        assertEquals("position startpos moves e2e4 e7e5", new ToEngine.Place(null, List.of("e2e4", "e7e5")).line());
        assertEquals(
                "position fen 4k3/8/8/8/8/8/8/4K2R w K - 0 1 moves e1g1",
                new ToEngine.Place("4k3/8/8/8/8/8/8/4K2R w K - 0 1", List.of("e1g1")).line());
    }

    @Test
    void theFirstBoundThatIsReachedEndsThinking() {
        assertEquals("go depth 3 nodes 5000 movetime 300", new ToEngine.Go(new Limit(3, 5_000, 300, List.of())).line());
        assertEquals("go movetime 20", new ToEngine.Go(Limit.millis(300).within(20)).line());
    }

    @Test
    void theMovesThatAreLookedAtComeLast() {
        assertEquals(
                "go movetime 100 searchmoves e2e4 d2d4",
                new ToEngine.Go(new Limit(0, 0, 100, List.of("e2e4", "d2d4"))).line());
    }

    @Test
    void thinkingAlwaysHasABound() {
        assertThrows(IllegalArgumentException.class, () -> new Limit(5, 0, 0, List.of()));
    }

    @Test
    void anOptionIsOneLine() {
        assertEquals("setoption name Skill Level value 3", new ToEngine.SetOption("Skill Level", "3").line());
        assertThrows(IllegalArgumentException.class, () -> new ToEngine.SetOption("Hash", "16\nquit"));
    }
}
