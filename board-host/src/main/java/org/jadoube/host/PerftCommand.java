package org.jadoube.host;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import org.jadoube.rules.Fen;
import org.jadoube.rules.FenException;
import org.jadoube.rules.Move;
import org.jadoube.rules.Perft;
import org.jadoube.rules.Position;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The command {@code perft}: counts lines of legal moves, to prove the rules core and to measure it. */
@Command(
        name = "perft",
        description = "Counts the lines of legal moves of a length and says how fast.",
        sortOptions = false)
final class PerftCommand implements Runnable {

    /** Beyond this the count of the start position no longer fits a long. */
    private static final int DEEPEST = 13;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Option(names = "--fen", paramLabel = "FEN", description = "the position; the usual start if left out")
    private String fen = "";

    @Option(names = "--depth", paramLabel = "N", defaultValue = "5", description = "plies, 0 to 13 (default: 5)")
    private int depth;

    @Option(names = "--divide", description = "also the count after each move, the moves sorted")
    private boolean divide;

    @Option(
            names = "--threads",
            paramLabel = "T",
            defaultValue = "1",
            description = "threads that share the work (default: 1)")
    private int threads;

    @Option(names = "--full", description = "make every last position in full, its repetition key included")
    private boolean full;

    @Option(names = "--listed", description = "write the moves of the last ply down and count the list")
    private boolean listed;

    @Option(names = "--chess960", description = "castling as in Chess960")
    private boolean chess960;

    @Option(
            names = "--warmup",
            paramLabel = "SECONDS",
            defaultValue = "20",
            description = "the longest that the warm-up before the timing may last; 0: none (default: 20)")
    private double warmup;

    @Override
    public void run() {
        check();
        Position position = position();
        Perft.Way way = full ? Perft.Way.MADE : listed ? Perft.Way.LISTED : Perft.Way.BULK;
        PerftRun run = new PerftRun(way, threads);
        PrintWriter out = spec.commandLine().getOut();
        if (warmup > 0 && depth > 1) {
            PerftWarmup warm = PerftWarmup.run(run, position, depth - 1, warmup);
            out.println(String.format(
                    Locale.ROOT,
                    "warm-up seconds %.2f, %d runs of depth %d, the last two %s",
                    warm.seconds(),
                    warm.runs(),
                    depth - 1,
                    warm.steady() ? "within 3 %" : "not within 3 %"));
        }
        if (warmup == 0 && depth > 4) {
            PerftWarmup.lively(run);
        }
        for (int ply = 1; ply < depth; ply++) {
            out.println(String.format(Locale.ROOT, "depth %d nodes %d", ply, run.count(position, ply)));
        }
        long start = System.nanoTime();
        long nodes = divide && depth > 0 ? divided(out, run, position) : run.count(position, depth);
        double seconds = Math.max(1, System.nanoTime() - start) / 1e9;
        out.println(String.format(Locale.ROOT, "depth %d nodes %d", depth, nodes));
        out.println(String.format(
                Locale.ROOT, "nodes %d seconds %.2f nodes/s %d", nodes, seconds, Math.round(nodes / seconds)));
    }

    private long divided(PrintWriter out, PerftRun run, Position position) {
        List<Move> moves = new ArrayList<>(position.legalMoves());
        moves.sort(Comparator.comparing(move -> move.uci(chess960)));
        long sum = 0;
        for (Move move : moves) {
            long nodes = run.count(position.play(move), depth - 1);
            out.println(move.uci(chess960) + ": " + nodes);
            sum += nodes;
        }
        return sum;
    }

    private void check() {
        if (depth < 0 || depth > DEEPEST) {
            throw wrong("--depth is 0 to " + DEEPEST + ", got " + depth);
        }
        if (threads < 1 || threads > 1024) {
            throw wrong("--threads is 1 to 1024, got " + threads);
        }
        if (full && listed) {
            throw wrong("--full and --listed exclude each other");
        }
        if (!(warmup >= 0)) {
            throw wrong("--warmup is a number of seconds, 0 for none, got " + warmup);
        }
    }

    private Position position() {
        try {
            return fen.isEmpty() ? Position.initial() : Fen.positionLenient(fen, chess960);
        } catch (FenException e) {
            throw new UsageException("--fen: " + e.getMessage(), e);
        }
    }

    private CommandLine.ParameterException wrong(String message) {
        return new CommandLine.ParameterException(spec.commandLine(), message);
    }
}
