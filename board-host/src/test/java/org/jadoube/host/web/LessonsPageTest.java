package org.jadoube.host.web;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.net.URI;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The lessons' room in real Chromium, on the service with its simulated board. */
final class LessonsPageTest {

    private static final Path PICTURES = Path.of("target/pictures");

    private static Chromium window;

    @BeforeAll
    static void start() {
        Chromium.orSkip();
        window = Chromium.desktop(1440, 900);
    }

    @AfterAll
    static void stop() {
        if (window != null) {
            window.close();
        }
    }

    private static URI lessons(PlayedGame game) {
        return game.address().resolve("lessons");
    }

    private static void says(String sentence) {
        window.await(sentence, () -> sentence.equals(window.sentence()));
    }

    private static void begin(String lesson) {
        window.click("[data-begin=" + lesson + "]");
        window.await("the lesson", () -> window.find("#lesson").isDisplayed());
    }

    private static void arrange() {
        window.click("[data-op=arrange]");
        window.await("the task", () -> !window.all("[data-op=hint]").isEmpty());
    }

    @Test
    void aTaskIsSetUpTriedWronglyPutBackAndSolvedWithTheMouse() throws Exception {
        try (PlayedGame game = PlayedGame.of("home", null, null)) {
            window.show(lessons(game));
            window.await("the list", () -> !window.all("[data-begin=rook]").isEmpty());
            window.picture(PICTURES.resolve("lessons-list.png"));
            begin("rook");
            says("Take the lit men off the board: 30 of them.");
            assertEquals("remove", window.light("e2"));
            arrange();
            says("Bring the rook from a1 to h5 in two moves. Black stands still.");
            assertEquals("polite", window.find("#sentence").getAttribute("aria-live"));
            window.drag("a1", "b2");
            window.await("why not", () -> window.sentence().endsWith("Put the rook back on a1."));
            window.drag("b2", "a1");
            window.await("again", () -> window.sentence().endsWith("Try again."));
            window.picture(PICTURES.resolve("lessons-task.png"));
            window.drag("a1", "a5");
            window.await("half way", () -> !window.all("[data-made='1']").isEmpty());
            window.drag("a5", "h5");
            window.await("right", () -> window.sentence().startsWith("Up the file to a5"));
            window.picture(PICTURES.resolve("lessons-solved.png"));
            window.click("[data-op=next]");
            window.await(
                    "set-up",
                    () -> window.sentence().startsWith("Put ")
                            || window.sentence().startsWith("Move ")
                            || window.sentence().startsWith("Take "));
            window.click("[data-op=leave]");
            window.await("the list", () -> window.find("#list").isDisplayed());
            window.await("progress", () -> window.find("#list").getText().contains("1 of 4 tasks solved"));
            assertEquals(java.util.List.of(), window.complaints());
        }
    }
}
