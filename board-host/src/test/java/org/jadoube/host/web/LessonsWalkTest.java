package org.jadoube.host.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.jadoube.arbiter.Language;
import org.jadoube.host.lessons.LessonShelf;
import org.jadoube.lesson.Attempt;
import org.jadoube.lesson.Goal;
import org.jadoube.lesson.Lesson;
import org.jadoube.lesson.Solver;
import org.jadoube.lesson.Task;
import org.jadoube.rules.Move;
import org.jadoube.rules.Side;
import org.jadoube.rules.Square;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The first task of every lesson in real Chromium with the mouse, and what a screen reader is told there. */
final class LessonsWalkTest {

    private static final Path PICTURES = Path.of("target/pictures");

    @RegisterExtension
    static final Chromium window = Chromium.desktop(1440, 900);

    private static PlayedGame game;

    @BeforeAll
    static void start() throws Exception {
        game = PlayedGame.of("home", null, null);
    }

    @AfterAll
    static void stop() {
        if (game != null) {
            game.close();
        }
    }

    static Stream<Lesson> lessons() {
        return LessonShelf.builtIn().stream();
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void theFirstTaskIsSolvedWithTheMouse(Lesson lesson) throws Exception {
        Task task = lesson.tasks().getFirst();
        window.show(game.address().resolve("lessons"));
        window.click("[data-begin=" + lesson.id() + "]");
        window.click("[data-op=arrange]");
        String posed = task.text(Language.EN).task();
        window.await("the task", () -> window.sentence().startsWith(posed));
        spoken();
        window.picture(PICTURES.resolve("lesson-" + lesson.id() + ".png"));
        solve(task);
        String right = task.text(Language.EN).right();
        window.await("right: " + task.id(), () -> window.sentence().startsWith(right));
        spoken();
        window.click("[data-op=leave]");
        window.await("the list", () -> window.find("#list").isDisplayed());
        window.await("progress", () -> progressOf(lesson).startsWith("1 of "));
        assertEquals(List.of(), window.complaints());
    }

    private static String progressOf(Lesson lesson) {
        return String.valueOf(window.script(
                "const b = document.querySelector('[data-begin=' + arguments[0] + ']');"
                        + "return b ? b.closest('li').querySelector('.small').textContent : ''",
                lesson.id()));
    }

    /** The live region says exactly the sentence that the board waits with, and says it politely. */
    private static void spoken() {
        window.await("the board's own sentence", () -> asked().equals(window.sentence()));
        assertEquals("status", window.find("#sentence").getAttribute("role"));
        assertEquals("polite", window.find("#sentence").getAttribute("aria-live"));
        assertTrue(window.find("#sentence").isDisplayed());
    }

    /** What the board waits with now. */
    private static String asked() {
        return String.valueOf(window.script("return fetch('/state').then(a => a.json()).then(s => s.lesson.say.en)"));
    }

    private static void solve(Task task) {
        switch (task.goal()) {
            case Goal.Point point -> Square.names(point.squares()).forEach(LessonsWalkTest::touch);
            case Goal.Say say -> {
                Side side = say.yes()
                        ? task.position().turn()
                        : task.position().turn().other();
                touch(Square.name(task.position().king(side)));
            }
            default -> moves(task);
        }
    }

    private static void touch(String square) {
        window.tap(square);
        window.await("in hand", () -> !window.all(".man.held").isEmpty());
        window.tap(square);
        window.await("put back", () -> window.all(".man.held").isEmpty());
    }

    private static void moves(Task task) {
        int made = 0;
        for (Move move : Solver.line(Attempt.at(task))) {
            int before = made++;
            window.await(
                    "moves made",
                    () -> before == 0
                            || !window.all("[data-made='" + before + "']").isEmpty());
            drag(move);
            if (move.promotion() != null) {
                window.click("[data-choice=" + move.promotion().word() + "]");
            }
            window.await("an answer", () -> !window.sentence().contains(" in hand"));
            reply(task);
        }
    }

    private static void drag(Move move) {
        if (move.kind() == Move.Kind.EN_PASSANT) {
            window.dragTo(window.square(Square.name(move.victim())), window.find("#spare"));
        }
        window.drag(Square.name(move.from()), Square.name(move.to()));
        if (move.kind() == Move.Kind.CASTLING) {
            window.drag(Square.name(move.rookFrom()), Square.name(move.rookTo()));
        }
    }

    /** Makes the answer of the program with the mouse, if it gives one. */
    private static void reply(Task task) {
        if (task.goal() instanceof Goal.MateWithin) {
            String right = task.text(Language.EN).right();
            window.await(
                    "an answer",
                    () -> window.sentence().startsWith(right)
                            || window.sentence().contains(" answers with "));
            if (window.sentence().contains(" answers with ")) {
                String[] words = window.sentence().split("[ .]");
                List<String> squares = Stream.of(words)
                        .filter(word -> word.matches("[a-h][1-8]"))
                        .toList();
                window.drag(squares.get(0), squares.get(1));
            }
        }
    }
}
