package org.jadoube.host.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jadoube.arbiter.RemoteSides;
import org.jadoube.arbiter.RuleSet;
import org.jadoube.game.GameEvent;
import org.jadoube.game.GameSetup;
import org.jadoube.game.Input;
import org.jadoube.light.Light;
import org.jadoube.light.LightScene;
import org.jadoube.rules.Chess960;
import org.jadoube.rules.Fen;
import org.jadoube.rules.Position;
import org.jadoube.rules.Side;
import org.jadoube.rules.Square;
import org.jadoube.sensing.Reading;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Games with a real engine; {@code jadoube bench engine} plays as many as one likes. */
@Timeout(180)
final class StockfishTest {

    @BeforeEach
    void thereIsOne() {
        assumeTrue(Engines.ofThisMachine().find("stockfish").isPresent(), "Stockfish is not installed");
    }

    /** The rook on d5 attacks the queen and can be taken by her; the pawn on g6 waits for her on h5. */
    private static final String HANGING = "6k1/5p1p/1q4p1/3r4/8/7P/5PP1/3Q2K1 w - - 0 1";

    private static final String MATE_IN_ONE = "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1";

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

    @Test
    void twentyGamesInARowAtTheFirstLevelComeToTheirEnds() throws InterruptedException {
        for (long seed = 11; seed < 31; seed++) {
            String side = seed % 2 == 0 ? "white" : "black";
            EngineMatch.Outcome outcome = play(side, List.of("stockfish:1"), null, 600, seed);
            assertNull(outcome.stuck(), "game " + seed);
            assertNotEquals("*", outcome.result(), "game " + seed);
        }
    }

    @Test
    void twoEnginesPlayEachOtherByOneHand() throws InterruptedException {
        EngineMatch.Outcome outcome = play("both", List.of("stockfish:1", "stockfish:4"), null, 30, 3);
        assertNull(outcome.stuck());
        assertEquals(30, outcome.plies());
    }

    @Test
    void itThinksOfAHint() throws InterruptedException {
        List<GameEvent> told = new ArrayList<>();
        GameSetup setup = GameSetup.usual()
                .with(new GameSetup.Changes(null, Fen.position(MATE_IN_ONE), null, null, null, null, Map.of()));
        try (EngineMatch match = new EngineMatch(setup, Map.of(), Optional.empty(), 1, told::addAll)) {
            match.begin();
            match.take(new Input.Say(1_000, "hint", Side.WHITE, Map.of()));
            match.awaitVisit();
            long lit = told.stream()
                    .filter(GameEvent.Lights.class::isInstance)
                    .mapToLong(event -> ((GameEvent.Lights) event).scene().of(Light.HINT))
                    .reduce(0, (a, b) -> b);
            assertEquals(List.of("a1", "a8"), Square.names(lit));
        }
    }

    @Test
    void itGradesTheMovesOfAPlayerWhoWantsThat() throws InterruptedException {
        List<GameEvent> told = new ArrayList<>();
        GameSetup setup = GameSetup.usual()
                .with(new GameSetup.Changes(
                        null, Fen.position(HANGING), null, null, null, null, Map.of("help.white", "grades")));
        try (EngineMatch match = new EngineMatch(setup, Map.of(), Optional.empty(), 1, told::addAll)) {
            match.begin();
            match.agreed();
            match.awaitVisit();
            long full = setup.start().occupied();
            match.take(new Input.Frame(1_000, new Reading.Occupancy(full & ~Square.bit(Square.parse("d1")))));
            match.take(new Input.Tick(1_500));
            LightScene lit = told.stream()
                    .filter(GameEvent.Lights.class::isInstance)
                    .map(event -> ((GameEvent.Lights) event).scene())
                    .reduce(LightScene.DARK, (a, b) -> b);
            assertEquals(List.of("d5"), Square.names(lit.of(Light.HINT)), "the queen takes the rook");
            assertTrue(Square.names(lit.of(Light.DANGER)).contains("h5"), "or is taken herself: " + lit);
        }
    }

    @Test
    void itPlaysChess960() throws InterruptedException {
        EngineMatch.Outcome outcome = play("black", List.of("stockfish:2"), Chess960.start(331), 24, 5);
        assertNull(outcome.stuck());
    }
}
