package org.jadoube.host;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

final class PerftCommandTest {

    private static final String LAST_LINE = "nodes %d seconds \\d+\\.\\d\\d nodes/s \\d+";
    private static final String KIWIPETE = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private List<String> lines(String... args) {
        assertEquals(ExitCode.OK, Main.run(new PrintWriter(out), new PrintWriter(err), args), err::toString);
        return out.toString().lines().toList();
    }

    private void endsWith(List<String> lines, long nodes) {
        String last = lines.getLast();
        assertTrue(last.matches(LAST_LINE.formatted(nodes)), last);
    }

    @Nested
    final class Counting {

        @Test
        void aLineForEachDepthAndTheSpeedLast() {
            List<String> lines = lines("perft", "--depth", "4", "--warmup", "0");
            assertEquals(
                    List.of("depth 1 nodes 20", "depth 2 nodes 400", "depth 3 nodes 8902", "depth 4 nodes 197281"),
                    lines.subList(0, 4));
            endsWith(lines, 197_281);
        }

        @Test
        void everyWayAndSeveralThreadsCountTheSame() {
            endsWith(lines("perft", "--fen", KIWIPETE, "--depth", "4", "--warmup", "0", "--full"), 4_085_603);
            endsWith(lines("perft", "--fen", KIWIPETE, "--depth", "4", "--warmup", "0", "--listed"), 4_085_603);
            endsWith(lines("perft", "--fen", KIWIPETE, "--depth", "4", "--warmup", "0", "--threads", "2"), 4_085_603);
        }

        @Test
        void divideNamesEachMove() {
            List<String> lines = lines("perft", "--depth", "2", "--divide", "--warmup", "0");
            assertEquals("a2a3: 20", lines.get(1));
            assertEquals("h2h4: 20", lines.get(20));
            endsWith(lines, 400);
        }

        @Test
        void chess960SpellsCastlingAsTheKingTakingTheRook() {
            List<String> lines =
                    lines("perft", "--fen", "4k3/8/8/8/8/8/8/5KR1 w G - 0 1", "--chess960", "--depth", "1", "--divide");
            assertTrue(lines.contains("f1g1: 1"), lines::toString);
        }

        @Test
        void warmUpSaysHowLongItTook() {
            String first = lines("perft", "--depth", "3").getFirst();
            assertTrue(first.matches("warm-up seconds \\d+\\.\\d\\d, \\d+ runs of depth 2, .*"), first);
        }
    }

    @Nested
    final class UsedWrongly {

        private void refused(String expected, String... args) {
            assertEquals(ExitCode.USAGE, Main.run(new PrintWriter(out), new PrintWriter(err), args));
            assertEquals(1, err.toString().lines().count(), err::toString);
            assertTrue(err.toString().contains(expected), err::toString);
        }

        @Test
        void aBadFenNamesFieldAndColumn() {
            refused(
                    "placement, column 19",
                    "perft",
                    "--fen",
                    "rnbqkbnr/pppppppp/9/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
        }

        @Test
        void aDepthOutOfRangeIsRefused() {
            refused("--depth is 0 to 13, got 99", "perft", "--depth", "99");
        }
    }
}
