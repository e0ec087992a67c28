package org.jadoube.host.lessons;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jadoube.arbiter.Language;
import org.jadoube.lesson.Attempt;
import org.jadoube.lesson.Goal;
import org.jadoube.lesson.Lesson;
import org.jadoube.lesson.LessonView;
import org.jadoube.lesson.LessonView.Phase;
import org.jadoube.lesson.LessonWords;
import org.jadoube.lesson.Outcome;
import org.jadoube.lesson.Solver;
import org.jadoube.lesson.Subject;
import org.jadoube.lesson.Task;
import org.jadoube.lesson.TaskText;
import org.jadoube.rules.Fen;
import org.jadoube.rules.Move;
import org.jadoube.rules.Position;
import org.jadoube.rules.Square;
import org.jadoube.rules.pgn.PgnEntry;
import org.jadoube.rules.pgn.PgnReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The lessons that come with the program: what they must hold, what the rules say of them, and a pupil who takes them all. */
final class BuiltInLessonsTest {

    static Stream<Lesson> lessons() {
        return LessonShelf.builtIn().stream();
    }

    static List<Task> tasks() {
        return lessons().flatMap(lesson -> lesson.tasks().stream()).toList();
    }

    @Test
    void noTwoTasksHaveTheSamePlacementOrName() {
        Map<String, String> places = new HashMap<>();
        Map<String, String> names = new HashMap<>();
        for (Task task : tasks()) {
            assertEquals(null, places.put(Fen.placement(task.position()), task.id()), task.id());
            assertEquals(null, names.put(task.id(), task.id()), task.id());
        }
        assertTrue(tasks().size() >= 60, tasks().size() + " tasks");
    }

    @Test
    void everySubjectHasThreeTasksAtLeast() {
        for (Subject subject : Subject.values()) {
            long count =
                    tasks().stream().filter(task -> task.subject() == subject).count();
            assertTrue(count >= 3 || subject == Subject.OTHER, subject + ": " + count);
        }
    }

    @Test
    void halfOfTheTasksAreFromPlayedGames() throws IOException {
        int played = 0;
        for (Task task : tasks()) {
            Task.Origin origin = task.origin();
            if (origin != null) {
                assertEquals(after(origin), task.position(), task.id());
                assertEquals(after(origin).fen(), task.position().fen(), task.id());
                played++;
            }
        }
        assertTrue(2 * played >= tasks().size(), played + " of " + tasks().size());
    }

    private static Position after(Task.Origin origin) throws IOException {
        try (InputStream in = BuiltInLessonsTest.class.getResourceAsStream("/games/" + origin.game() + ".pgn")) {
            byte[] bytes = in.readAllBytes();
            PgnEntry.Read entry = assertInstanceOf(
                    PgnEntry.Read.class, new PgnReader(new String(bytes, StandardCharsets.UTF_8)).next());
            Position position = Position.initial();
            for (Move move : entry.game().mainLine().subList(0, origin.ply())) {
                position = position.play(move);
            }
            return position;
        }
    }

    @Test
    void theSixConditionsOfCastlingAndTheSixMistakesAreTaught() {
        assertEquals(
                6,
                tasks().stream()
                        .filter(task -> task.subject() == Subject.CASTLING && task.goal() instanceof Goal.Say)
                        .count());
        assertEquals(
                6,
                tasks().stream()
                        .filter(task -> task.subject() == Subject.MISTAKES)
                        .count());
    }

    @Test
    void aTryThatIsExplainedIsWrong() {
        for (Task task : tasks()) {
            for (String tried : task.text(Language.EN).tries().keySet()) {
                assertFalse(right(task, tried), task.id() + " " + tried);
                for (Language language : Language.values()) {
                    assertTrue(task.text(language).tries().containsKey(tried), task.id() + " in " + language);
                }
            }
        }
    }

    private static boolean right(Task task, String uci) {
        return task.position().legalMoves().stream()
                .filter(move -> move.uci().equals(uci))
                .anyMatch(move -> Attempt.at(task).play(move) instanceof Outcome.Right);
    }

    @Test
    void whatIsSaidOfStalemateIsSo() {
        for (Task task : tasks()) {
            task.text(Language.EN).tries().forEach((uci, said) -> {
                if (said.startsWith("Stalemate")) {
                    Move move = task.position().legalMoves().stream()
                            .filter(m -> m.uci().equals(uci))
                            .findFirst()
                            .orElseThrow();
                    assertTrue(task.position().play(move).isStalemate(), task.id());
                }
            });
        }
    }

    /** The answers to questions, by the rules core. */
    @Test
    void everyAnswerIsWhatTheRulesSay() {
        Map<String, Boolean> truth = new HashMap<>();
        for (Task task : tasks()) {
            Position position = task.position();
            boolean castles = position.legalMoves().stream().anyMatch(m -> m.kind() == Move.Kind.CASTLING);
            boolean passes = position.legalMoves().stream().anyMatch(m -> m.kind() == Move.Kind.EN_PASSANT);
            if (task.goal() instanceof Goal.Say) {
                truth.put(
                        task.id(),
                        switch (task.subject()) {
                            case CASTLING -> castles;
                            case STALEMATE -> position.isStalemate();
                            default ->
                                switch (task.id()) {
                                    case "bishop-colour" -> light("c1") == light("d5");
                                    case "mistake-pawn-straight" ->
                                        position.legalMoves().stream()
                                                .anyMatch(m -> m.uci().equals("e4e5"));
                                    case "mistake-king-two-squares" -> (position.castlingRooks() & 0xff) != 0;
                                    case "mistake-late-passing" -> passes;
                                    case "mistake-stalemate-wins" -> position.isCheckmate();
                                    default ->
                                        throw new IllegalStateException("a question without proof: " + task.id());
                                };
                        });
            }
        }
        for (Task task : tasks()) {
            if (task.goal() instanceof Goal.Say say) {
                assertEquals(truth.get(task.id()), say.yes(), task.id());
            }
        }
        assertEquals(
                "d3 f6",
                String.join(" ", Square.names(named("check-double").position().checkers())));
        assertTrue(light("h1"));
    }

    private static boolean light(String square) {
        int at = Square.parse(square);
        return (Square.file(at) + Square.rank(at)) % 2 == 1;
    }

    private static Task named(String id) {
        return tasks().stream().filter(task -> task.id().equals(id)).findFirst().orElseThrow();
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void everyTaskIsWalkedThrough(Lesson lesson) {
        ScriptedPupil pupil = new ScriptedPupil(lesson);
        for (Task task : lesson.tasks()) {
            pupil.follow();
            assertEquals(Phase.TASK, pupil.view().phase(), task.id());
            boolean erred = err(pupil, task);
            solve(pupil, task);
            assertEquals(Phase.SOLVED, pupil.view().phase(), task.id() + ": " + said(pupil.view()));
            assertTrue(said(pupil.view()).startsWith(task.text(Language.EN).right()), task.id());
            assertEquals(erred ? 1 : 0, pupil.solved().getLast().misses(), task.id());
            pupil.next();
        }
        assertEquals(
                lesson.tasks().stream().map(Task::id).toList(),
                pupil.solved().stream().map(done -> done.task()).toList());
        assertEquals(Phase.FINISHED, pupil.view().phase());
    }

    private static String said(LessonView view) {
        return new LessonWords(Language.EN).sentence(view);
    }

    /** Tries something wrong first, has it explained, and puts the men back; false if every move is right. */
    private static boolean err(ScriptedPupil pupil, Task task) {
        if (task.goal() instanceof Goal.Say say) {
            Position position = task.position();
            point(pupil, position.king(say.yes() ? position.turn().other() : position.turn()));
        } else if (task.goal() instanceof Goal.Point point) {
            long other = task.position().occupied() & ~point.squares();
            point(pupil, Long.numberOfTrailingZeros(other));
        } else {
            Optional<Move> wrong = task.position().legalMoves().stream()
                    .filter(move -> move.kind() == Move.Kind.NORMAL && move.promotion() == null)
                    .filter(move -> Attempt.at(task).play(move) instanceof Outcome.Wrong)
                    .findFirst();
            if (wrong.isEmpty()) {
                return false;
            }
            pupil.make(wrong.get());
            assertEquals(
                    Phase.PUT_BACK,
                    pupil.view().phase(),
                    task.id() + " " + wrong.get().uci());
        }
        String why = said(pupil.view());
        assertFalse(why.isBlank() || why.contains("{"), why);
        pupil.follow();
        assertEquals(Phase.TASK, pupil.view().phase(), task.id());
        return true;
    }

    private static void point(ScriptedPupil pupil, int square) {
        pupil.lift(square);
        pupil.rest();
        pupil.place(square);
        pupil.rest();
    }

    private static void solve(ScriptedPupil pupil, Task task) {
        switch (task.goal()) {
            case Goal.Say say -> {
                Position position = task.position();
                point(
                        pupil,
                        position.king(
                                say.yes() ? position.turn() : position.turn().other()));
            }
            case Goal.Point point -> {
                List<String> squares = new ArrayList<>(Square.names(point.squares()));
                for (String square : point.all() ? squares : squares.subList(0, 1)) {
                    point(pupil, Square.parse(square));
                }
            }
            default -> {
                for (Move move : Solver.line(Attempt.at(task))) {
                    pupil.make(move);
                    Move reply = pupil.view().reply();
                    if (reply != null) {
                        assertEquals(Phase.REPLY, pupil.view().phase(), task.id());
                        pupil.make(reply);
                    }
                }
            }
        }
        pupil.follow();
    }

    @Test
    void shortTextsAreShortAndEveryTextIsAnother() {
        for (Task task : tasks()) {
            for (Language language : Language.values()) {
                TaskText text = task.text(language);
                assertTrue(text.brief().split("\\s+").length <= TaskText.BRIEF, task.id() + " " + text.brief());
                assertFalse(text.task().equals(text.brief()), task.id() + " in " + language);
            }
            assertFalse(
                    task.text(Language.EN).task().equals(task.text(Language.NL).task()), task.id());
        }
    }
}
