package org.jadoube.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.jadoube.rules.fast.Walker;
import org.jadoube.rules.pgn.PgnGame;
import org.jadoube.rules.pgn.PgnReader;
import org.jadoube.rules.pgn.PgnWriter;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Speeds of the rules core, in nanoseconds an operation; run it with {@code -prof gc} to see what is allocated.
 *
 * <p>{@code docs/measure-rules} does so. Each number is an average over the same 256 positions of random games.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class RulesBenchmark {

    private static final int POSITIONS = 256;

    private final Walker walker = new Walker(1);
    private final Position[] positions = new Position[POSITIONS];
    private final Move[] moves = new Move[POSITIONS];
    private final String[] fens = new String[POSITIONS];
    private final String[] sans = new String[POSITIONS];
    private String pgn = "";
    private int made;

    @Setup
    public void gather() {
        SplittableRandom random = new SplittableRandom(256);
        History history = History.of(Position.initial());
        StringBuilder games = new StringBuilder();
        for (int i = 0; i < POSITIONS; i++) {
            Position position = Walks.end(Position.initial(), random.nextInt(5, 100), random);
            positions[i] = position;
            moves[i] = position.legalMoves()
                    .get(random.nextInt(position.legalMoves().size()));
            fens[i] = position.fen();
            sans[i] = San.write(position, moves[i]);
        }
        for (int game = 0; game < 100; game++) {
            history = History.of(Position.initial());
            List<Move> line = new ArrayList<>();
            while (line.size() < 80 && !history.position().legalMoves().isEmpty()) {
                List<Move> legal = history.position().legalMoves();
                history = history.play(legal.get(random.nextInt(legal.size())));
                line.add(history.moves().getLast());
            }
            games.append(PgnWriter.write(PgnGame.of(Map.of(), Position.initial(), line, "*")));
        }
        pgn = games.toString();
    }

    /** All legal moves of a position, in the workspace of a search. */
    @Benchmark
    @OperationsPerInvocation(POSITIONS)
    public int generateFast() {
        int sum = 0;
        for (Position position : positions) {
            walker.node(0).copy(position.node());
            sum += walker.generate(0);
        }
        return sum;
    }

    /** All legal moves of a position and the position after each of them, key included, in the workspace of a search. */
    @Benchmark
    @OperationsPerInvocation(POSITIONS)
    public long generateAndMakeFast() {
        long sum = 0;
        for (Position position : positions) {
            walker.node(0).copy(position.node());
            int count = walker.generate(0);
            for (int i = 0; i < count; i++) {
                walker.make(0, walker.move(0, i));
                sum += walker.node(1).key;
            }
        }
        return sum;
    }

    /** One legal move made on the pleasant face, and the legal moves after it as objects. */
    @Benchmark
    @OperationsPerInvocation(POSITIONS)
    public int playAndListPleasant() {
        for (int i = 0; i < POSITIONS; i++) {
            made += positions[i].play(moves[i]).legalMoves().size();
        }
        return made;
    }

    /** The key of a position worked out from nothing; making a move keeps it up to date for much less. */
    @Benchmark
    @OperationsPerInvocation(POSITIONS)
    public long keyFromNothing() {
        long sum = 0;
        for (Position position : positions) {
            sum ^= position.node().computeKey();
        }
        return sum;
    }

    @Benchmark
    @OperationsPerInvocation(POSITIONS)
    public int sanWrite() {
        int sum = 0;
        for (int i = 0; i < POSITIONS; i++) {
            sum += San.write(positions[i], moves[i]).length();
        }
        return sum;
    }

    @Benchmark
    @OperationsPerInvocation(POSITIONS)
    public int sanRead() {
        int sum = 0;
        for (int i = 0; i < POSITIONS; i++) {
            sum += San.read(positions[i], sans[i]).to();
        }
        return sum;
    }

    @Benchmark
    @OperationsPerInvocation(POSITIONS)
    public int fenWrite() {
        int sum = 0;
        for (Position position : positions) {
            sum += Fen.write(position).length();
        }
        return sum;
    }

    @Benchmark
    @OperationsPerInvocation(POSITIONS)
    public int fenRead() {
        int sum = 0;
        for (String fen : fens) {
            sum += Fen.position(fen).halfmoveClock();
        }
        return sum;
    }

    /** One game of 80 plies, of a text of 100. */
    @Benchmark
    @OperationsPerInvocation(100)
    public int pgnReadGame() {
        int games = 0;
        for (PgnReader reader = new PgnReader(pgn); reader.hasNext(); reader.next()) {
            games++;
        }
        return games;
    }
}
