package org.jadoube.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jadoube.light.Light;
import org.jadoube.light.LightScene;
import org.jadoube.rules.Square;
import org.junit.jupiter.api.Test;

final class LotRunTest {

    private static final long T = 10_000;

    /** Lots that a given player wins. */
    private static Lots won(int players, int winner) {
        long lot = 0;
        while (Lots.among(players, lot).winner() != winner) {
            lot++;
        }
        return Lots.among(players, lot);
    }

    private static long lit(LightScene scene) {
        return scene.of(Light.TARGET);
    }

    private static long stopped(int players, int winner) {
        return lit(new LotRun(won(players, winner), T).at(T + LotRun.RUNS));
    }

    @Test
    void theRimIsEverySquareOfTheEdgeOnceClockwise() {
        List<String> rim = new ArrayList<>();
        for (int place = 0; place < Lots.MOST; place++) {
            rim.add(Square.name(LotRun.square(place)));
        }
        assertEquals(
                "d1 c1 b1 a1 a2 a3 a4 a5 a6 a7 a8 b8 c8 d8 e8 f8 g8 h8 h7 h6 h5 h4 h3 h2 h1 g1 f1 e1",
                String.join(" ", rim));
    }

    @Test
    void oneSquareRunsAndStopsBeforeTheOneWhoBegins() {
        for (int players = 2; players <= Lots.MOST; players++) {
            for (int winner = 0; winner < players; winner++) {
                LotRun run = new LotRun(won(players, winner), T);
                long before = lit(run.at(T + LotRun.RUNS - 1));
                assertEquals(1, Long.bitCount(before));
                assertEquals(1, Long.bitCount(lit(run.at(T))));
                assertTrue(Long.bitCount(lit(run.at(run.stops()))) >= 1);
            }
        }
    }

    @Test
    void theLastSquareOfTheRunLiesBesideOrInThePartThatIsLitThen() {
        for (int players = 2; players <= 8; players++) {
            for (int winner = 0; winner < players; winner++) {
                LotRun run = new LotRun(won(players, winner), T);
                long last = lit(run.at(T + LotRun.RUNS - 1));
                long part = lit(run.at(T + LotRun.RUNS));
                assertTrue(Long.bitCount(part | last) <= Long.bitCount(part) + 1);
            }
        }
    }

    @Test
    void thePartsOfAllPlayersMakeUpTheRim() {
        for (int players = 2; players <= Lots.MOST; players++) {
            long all = 0;
            int count = 0;
            for (int winner = 0; winner < players; winner++) {
                long part = stopped(players, winner);
                all |= part;
                count += Long.bitCount(part);
                assertTrue(Math.abs(Long.bitCount(part) - Lots.MOST / players) <= 1, players + " players");
            }
            assertEquals(Lots.MOST, count);
            assertEquals(Lots.MOST, Long.bitCount(all));
        }
    }

    @Test
    void ofTwoTheFirstSitsAtWhitesSide() {
        assertEquals(0x00000081818181FFL & stopped(2, 0), stopped(2, 0));
        assertTrue((stopped(2, 0) & 0xFF) == 0xFF, "the whole first rank");
        assertTrue((stopped(2, 1) >>> 56) == 0xFF, "the whole last rank");
    }

    @Test
    void theLightNeverTurnsBackAndLosesSpeed() {
        LotRun run = new LotRun(won(4, 2), T);
        List<Long> gaps = new ArrayList<>();
        Set<LightScene> seen = new HashSet<>();
        for (long t = T, next; t < run.stops(); t = next) {
            next = run.next(t);
            assertTrue(next > t);
            assertEquals(run.at(t), run.at(next - 1));
            gaps.add(next - t);
            seen.add(run.at(t));
        }
        assertEquals(Lots.MOST, seen.size());
        assertTrue(gaps.getLast() > 4 * gaps.getFirst(), gaps::toString);
        assertFalse(gaps.size() < 2 * Lots.MOST);
    }

    @Test
    void itIsDarkAgainWhenItIsOver() {
        LotRun run = new LotRun(won(3, 1), T);
        assertEquals(run.ends(), run.next(run.stops()));
        assertEquals(new LightScene(Map.of()), run.at(run.ends()));
    }
}
