package org.jadoube.host.lessons;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jadoube.host.engine.Engines;
import org.jadoube.lesson.Attempt;
import org.jadoube.lesson.Goal;
import org.jadoube.lesson.Solver;
import org.jadoube.lesson.Task;
import org.jadoube.rules.Move;
import org.jadoube.rules.Position;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What the built-in lessons claim, asked of Stockfish: that mate is mate, that what wins wins, that a trap costs the win. */
@Timeout(120)
final class LessonsByStockfishTest {

    private static final int DEPTH = 16;

    /** A move that is this much worse than the best is still good, in hundredths of a pawn. */
    private static final int NEARLY = 60;

    private static final int WINNING = 300;
    private static final int MATE = 100_000;
    private static final Pattern SCORE = Pattern.compile("\\bscore (cp|mate) (-?\\d+)");

    private static Process engine;
    private static Writer to;
    private static BufferedReader from;

    @BeforeAll
    static void start() throws IOException {
        Optional<Path> stockfish = Engines.ofThisMachine().find("stockfish");
        assumeTrue(stockfish.isPresent(), "Stockfish is not installed");
        engine = new ProcessBuilder(stockfish.orElseThrow().toString()).start();
        to = new OutputStreamWriter(engine.getOutputStream(), StandardCharsets.US_ASCII);
        from = engine.inputReader(StandardCharsets.US_ASCII);
    }

    @AfterAll
    static void stop() {
        if (engine != null) {
            engine.destroy();
        }
    }

    /** The score of the side to move in hundredths of a pawn; mate in n is {@link #MATE} less n. */
    private static int score(Position position, List<Move> moves) {
        StringBuilder ask = new StringBuilder("position fen ")
                .append(position.fen())
                .append("\ngo depth ")
                .append(DEPTH);
        if (!moves.isEmpty()) {
            ask.append(" searchmoves");
            moves.forEach(move -> ask.append(' ').append(move.uci()));
        }
        try {
            to.write(ask.append('\n').toString());
            to.flush();
            int last = 0;
            for (String line = from.readLine(); !line.startsWith("bestmove"); line = from.readLine()) {
                Matcher score = SCORE.matcher(line);
                if (score.find()) {
                    int value = Integer.parseInt(score.group(2));
                    last = score.group(1).equals("cp") ? value : value > 0 ? MATE - value : -MATE - value;
                }
            }
            return last;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<Task> tasks() {
        return BuiltInLessonsTest.tasks();
    }

    @Test
    void everyMateIsMateInAsManyMoves() {
        int asked = 0;
        for (Task task : tasks()) {
            if (task.goal() instanceof Goal.Mate) {
                assertEquals(MATE - 1, score(task.position(), List.of()), task.id());
                asked++;
            } else if (task.goal() instanceof Goal.MateWithin within) {
                int score = score(task.position(), List.of());
                assertTrue(score >= MATE - within.moves(), task.id() + ": " + score);
                asked++;
            }
        }
        assertTrue(asked >= 12, asked + " mates");
    }

    /** Where a task says that a move is good, one of the right moves is as good as the best there is. */
    @Test
    void whatWinsMaterialOrSavesItIsGood() {
        int asked = 0;
        for (Task task : tasks()) {
            boolean claims = switch (task.goal()) {
                case Goal.Win g -> true;
                case Goal.Save g -> true;
                case Goal.Promote g -> true;
                case Goal.Play g -> true;
                default -> false;
            };
            if (claims) {
                List<Move> right = Solver.atOnce(Attempt.at(task));
                int best = score(task.position(), List.of());
                int ours = score(task.position(), right);
                assertTrue(ours >= Math.min(best - NEARLY, WINNING), task.id() + ": " + ours + " of " + best);
                asked++;
            }
        }
        assertTrue(asked >= 10, asked + " claims");
    }

    @Test
    void theTrapOfStalemateCostsTheWin() {
        int traps = 0;
        for (Task task : tasks()) {
            Position position = task.position();
            List<Move> stalemating = position.legalMoves().stream()
                    .filter(move -> position.play(move).isStalemate())
                    .toList();
            if (!stalemating.isEmpty()) {
                List<Move> right = Solver.line(Attempt.at(task)).subList(0, 1);
                assertTrue(score(position, right) >= WINNING, task.id());
                assertEquals(0, score(position, stalemating), task.id());
                traps++;
            }
        }
        assertTrue(traps >= 3, traps + " traps");
    }
}
