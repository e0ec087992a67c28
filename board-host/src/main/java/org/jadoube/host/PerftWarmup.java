package org.jadoube.host;

import java.util.List;
import org.jadoube.rules.Fen;
import org.jadoube.rules.Position;

/**
 * The runs before the timing, after which the JVM has compiled what it will compile.
 *
 * @param seconds how long they took
 * @param runs how often the position was counted
 * @param steady whether the last two runs differed by less than 3 %
 */
record PerftWarmup(double seconds, int runs, boolean steady) {

    /**
     * Positions full of checks, pins, castling, captures in passing and promotions. A compiler that has seen only quiet
     * openings leaves these branches out and has to start again when it meets them.
     */
    private static final List<String> LIVELY = List.of(
            "r3k2r/p1pp1pb1/bn2Qnp1/2qPN3/1p2P3/2N5/PPPBBPPP/R3K2R b KQkq - 0 1",
            "r3k2r/1bp2pP1/5n2/1P1Q4/1pPq4/5N2/1B1P2p1/R3K2R b KQkq c3 0 1",
            "3r4/5P2/8/2pPk3/1pP3K1/8/1P1R2p1/8 w - c6 0 1",
            "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1");

    /** Counts the lively positions, which takes some hundredths of a second and saves more in any long count. */
    static void lively(PerftRun run) {
        for (String fen : LIVELY) {
            run.count(Fen.position(fen), 3);
        }
    }

    /** Counts the lively positions, then {@code position} until two runs agree or {@code limit} seconds have passed. */
    static PerftWarmup run(PerftRun run, Position position, int depth, double limit) {
        long start = System.nanoTime();
        lively(run);
        long previous = 0;
        int runs = 0;
        while (true) {
            long begun = System.nanoTime();
            run.count(position, depth);
            long end = System.nanoTime();
            long lasted = end - begun;
            runs++;
            boolean steady = runs > 1 && Math.abs(lasted - previous) < 0.03 * Math.max(lasted, previous);
            double seconds = (end - start) / 1e9;
            if (steady || seconds > limit) {
                return new PerftWarmup(seconds, runs, steady);
            }
            previous = lasted;
        }
    }
}
