package org.jadoube.host.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jadoube.arbiter.RemoteSides;
import org.jadoube.arbiter.RuleSet;
import org.jadoube.game.GameSetup;
import org.jadoube.rules.Chess960;
import org.jadoube.rules.Position;
import org.jadoube.rules.Side;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Games with a real engine; {@code jadoube bench engine} plays as many as one likes. */
@Timeout(180)
final class StockfishTest {

    @BeforeEach
    void thereIsOne() {
        assumeTrue(Engines.ofThisMachine().find("stockfish").isPresent(), "Stockfish is not installed");
    }

    private static EngineMatch.Outcome play(
            String side, List<String> names, @Nullable Position start, int most, long seed)
            throws InterruptedException {
        Map<Side, EngineChoice> engines = new OpponentOptions(
                        names,
                        Optional.empty(),
                        names.size() > 1 ? Optional.empty() : Optional.of(side),
                        Optional.empty())
                .seats(Engines.ofThisMachine());
        GameSetup setup = GameSetup.usual()
                .with(new GameSetup.Changes(
                        RuleSet.FIDE, start, null, null, null, RemoteSides.of(engines.keySet()), Map.of()));
        try (EngineMatch match = new EngineMatch(setup, engines, Optional.empty(), seed, events -> {})) {
            return match.play(most);
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {11, 12, 13})
    void aWholeGameAtTheFirstLevelComesToItsEnd(long seed) throws InterruptedException {
        String side = seed % 2 == 0 ? "white" : "black";
        EngineMatch.Outcome outcome = play(side, List.of("stockfish:1"), null, 600, seed);
        assertNull(outcome.stuck());
        assertNotEquals("*", outcome.result());
    }

    @Test
    void twoEnginesPlayEachOtherByOneHand() throws InterruptedException {
        EngineMatch.Outcome outcome = play("both", List.of("stockfish:1", "stockfish:4"), null, 30, 3);
        assertNull(outcome.stuck());
        assertEquals(30, outcome.plies());
    }

    @Test
    void itPlaysChess960() throws InterruptedException {
        EngineMatch.Outcome outcome = play("black", List.of("stockfish:2"), Chess960.start(331), 24, 5);
        assertNull(outcome.stuck());
    }
}
