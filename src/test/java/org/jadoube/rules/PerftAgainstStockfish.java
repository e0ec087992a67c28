package org.jadoube.rules;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.Locale;

/**
 * Compares our counting with Stockfish's on the same machine at the same time: pairs of runs, one of each right after the
 * other, by the CPU seconds of counting alone. {@code docs/measure-rules} starts it.
 */
final class PerftAgainstStockfish {

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final String KIWIPETE = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

    private PerftAgainstStockfish() {}

    /** Arguments: the path of Stockfish, and the number of pairs. */
    public static void main(String[] args) throws IOException {
        int pairs = Integer.parseInt(args[1]);
        Process process = new ProcessBuilder(args[0]).start();
        try (PrintWriter ask = new PrintWriter(process.outputWriter(StandardCharsets.US_ASCII), true);
                BufferedReader hear = new BufferedReader(
                        new InputStreamReader(process.getInputStream(), StandardCharsets.US_ASCII))) {
            for (Perft.Way way : Perft.Way.values()) {
                compare(way, Position.initial(), 6, "start d6", pairs, process, ask, hear);
                compare(way, Fen.position(KIWIPETE), 5, "Kiwipete d5", pairs, process, ask, hear);
            }
            ask.println("quit");
        }
    }

    private static void compare(
            Perft.Way way,
            Position position,
            int depth,
            String name,
            int pairs,
            Process stockfish,
            PrintWriter ask,
            BufferedReader hear)
            throws IOException {
        for (int i = 0; i < 12; i++) {
            Perft.count(position, depth - 1, way);
        }
        Perft.count(position, depth, way);
        double[] ratios = new double[pairs];
        double ours = 0;
        double theirs = 0;
        long nodes = 0;
        for (int pair = 0; pair < pairs; pair++) {
            double before = seconds(stockfish);
            ask.println("position fen " + position.fen());
            ask.println("go perft " + depth);
            long counted = await(hear);
            double other = seconds(stockfish) - before;
            long start = THREADS.getCurrentThreadCpuTime();
            nodes = Perft.count(position, depth, way);
            double own = (THREADS.getCurrentThreadCpuTime() - start) / 1e9;
            if (nodes != counted) {
                throw new IllegalStateException(name + ": we count " + nodes + ", Stockfish " + counted);
            }
            ratios[pair] = other / own;
            ours += own;
            theirs += other;
        }
        Arrays.sort(ratios);
        System.out.println(String.format(
                Locale.ROOT,
                "%-6s %-11s %4.0f M/s, Stockfish bulk %3.0f M/s, ratio: median %.2f, from %.2f to %.2f in %d pairs",
                way,
                name,
                nodes * pairs / ours / 1e6,
                nodes * pairs / theirs / 1e6,
                ratios[pairs / 2],
                ratios[0],
                ratios[pairs - 1],
                pairs));
    }

    private static double seconds(Process process) {
        return process.info().totalCpuDuration().map(Duration::toMillis).orElseThrow() / 1e3;
    }

    private static long await(BufferedReader hear) throws IOException {
        String line = hear.readLine();
        while (!line.startsWith("Nodes searched: ")) {
            line = hear.readLine();
        }
        return Long.parseLong(line.substring(16));
    }
}
