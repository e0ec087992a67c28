package org.jadoube.rules.fast;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.SplittableRandom;
import org.jadoube.rules.Fen;
import org.jadoube.rules.Perft;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class SlidersTest {

    private static final String KIWIPETE = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

    private static long walk(int square, long occupied, int[][] ways) {
        long attacked = 0;
        for (int[] way : ways) {
            int file = (square & 7) + way[0];
            int rank = (square >>> 3) + way[1];
            boolean free = true;
            while (free && file >= 0 && file < 8 && rank >= 0 && rank < 8) {
                long bit = 1L << (rank << 3 | file);
                attacked |= bit;
                free = (occupied & bit) == 0;
                file += way[0];
                rank += way[1];
            }
        }
        return attacked;
    }

    @Test
    void allMethodsReachWhatAWalkReaches() {
        int[][] diagonals = {{1, 1}, {1, -1}, {-1, 1}, {-1, -1}};
        int[][] straights = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};
        SplittableRandom random = new SplittableRandom(64);
        for (int square = 0; square < 64; square++) {
            for (int round = 0; round < 20_000; round++) {
                long occupied = round % 2 == 0 ? random.nextLong() : random.nextLong() & random.nextLong();
                long bishop = walk(square, occupied, diagonals);
                long rook = walk(square, occupied, straights);
                assertEquals(bishop, Sliders.bishop(square, occupied));
                assertEquals(rook, Sliders.rook(square, occupied));
                assertEquals(bishop, Hyperbola.bishop(square, occupied));
                assertEquals(rook, Hyperbola.rook(square, occupied));
            }
        }
    }

    /** The method is settled when the class is loaded, so each needs a JVM of its own. */
    @ParameterizedTest
    @ValueSource(strings = {"magic", "pext", "lines"})
    void everyMethodCountsTheSame(String method) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Djadoube.sliders=" + method,
                        "-cp",
                        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
                        SlidersTest.class.getName())
                .redirectErrorStream(true)
                .start();
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(method + " 4085603", out.strip());
        assertEquals(0, process.waitFor());
    }

    public static void main(String[] args) {
        System.out.println(
                System.getProperty("jadoube.sliders") + " " + Perft.count(Fen.position(KIWIPETE), 4, Perft.Way.BULK));
    }
}
