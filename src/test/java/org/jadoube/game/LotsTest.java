package org.jadoube.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeSet;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class LotsTest {

    private static final int DRAWS = 60_000;

    @Test
    void everybodyIsDrawnOnce() {
        for (long lot = 0; lot < 500; lot++) {
            List<String> names = List.of("Ada", "Bo", "Cy", "Di", "Ed");
            assertEquals(
                    new TreeSet<>(names), new TreeSet<>(Lots.among(names, lot).order()));
        }
    }

    @Test
    void theSameNumberDrawsTheSame() {
        assertEquals(
                Lots.among(7, 8_812_739_555L).order(),
                Lots.among(7, 8_812_739_555L).order());
        assertEquals(List.of("Bo", "Ada"), Lots.among(List.of("Ada", " Bo "), 1).order());
    }

    /** Pearson's test at 0.1 per cent; the random numbers are fixed, so it fails always or never. */
    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5, 28})
    void everyPlayerIsAsLikelyToBegin(int players) {
        SplittableRandom random = new SplittableRandom(players);
        int[] begins = new int[players];
        for (int i = 0; i < DRAWS; i++) {
            begins[Lots.among(players, random.nextLong() >>> 11).winner()]++;
        }
        double expected = (double) DRAWS / players;
        double chi = 0;
        for (int count : begins) {
            chi += (count - expected) * (count - expected) / expected;
        }
        assertTrue(
                chi < Map.of(2, 10.83, 3, 13.82, 4, 16.27, 5, 18.47, 28, 55.48).get(players), "chi " + chi);
    }

    @Test
    void everyOrderOfFourIsAsLikely() {
        SplittableRandom random = new SplittableRandom(4);
        Map<List<String>, Integer> orders = new HashMap<>();
        for (int i = 0; i < DRAWS; i++) {
            orders.merge(Lots.among(4, random.nextLong() >>> 11).order(), 1, Integer::sum);
        }
        double expected = DRAWS / 24.0;
        double chi = orders.values().stream()
                .mapToDouble(n -> (n - expected) * (n - expected) / expected)
                .sum();
        assertEquals(24, orders.size());
        assertTrue(chi < 49.73, "chi " + chi);
    }

    @Nested
    class Refused {
        private String said(Runnable draws) {
            return String.valueOf(
                    assertThrows(IllegalArgumentException.class, draws::run).getMessage());
        }

        @Test
        void onePlayerOrTooMany() {
            assertEquals("lots are drawn among 2 to 28 players, got 1", said(() -> Lots.among(1, 0)));
            assertEquals("lots are drawn among 2 to 28 players, got -3", said(() -> Lots.among(-3, 0)));
            assertEquals("lots are drawn among 2 to 28 players, got 2000000", said(() -> Lots.among(2_000_000, 0)));
        }

        @Test
        void namesThatAreBlankOrTheSame() {
            assertTrue(said(() -> Lots.among(List.of("Ada", " "), 0)).contains("without a name"));
            assertTrue(said(() -> Lots.among(List.of("Ada", "Ada "), 0)).contains("names that differ"));
        }
    }
}
