package org.jadoube.host.web;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.openqa.selenium.Keys;

/** The lessons' room in real Chromium, on the service with its simulated board. */
final class LessonsPageTest {

    private static final Path PICTURES = Path.of("target/pictures");

    @RegisterExtension
    static final Chromium window = Chromium.desktop(1440, 900);

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
            assertEquals(List.of(), window.complaints());
        }
    }

    @Test
    void aGameThatIsGoingOnWaitsAndIsGivenBackAsItStood() throws Exception {
        try (PlayedGame game = PlayedGame.of("home", null, null)) {
            window.open(game.address());
            window.drag("e2", "e4");
            window.await("a move", () -> window.moves().equals(List.of("e4")));
            window.show(lessons(game));
            begin("queen");
            window.await("parked", () -> window.find("#task").getText().contains("Your game waits."));
            arrange();
            window.open(game.address());
            says("A lesson is going on upon the board. The game waits.");
            assertEquals(
                    "the board is lent and the game waits; leave the lesson, or the game that is shown, first",
                    window.script(
                            "return fetch('/input', {method: 'POST', headers: {'Content-Type': 'application/json'},"
                                    + " body: '{\"say\":\"resign\",\"by\":\"black\"}'}).then(a => a.text()).then(t =>"
                                    + " t.trim())"));
            window.show(lessons(game));
            window.click("[data-op=leave]");
            window.await("the list", () -> window.find("#list").isDisplayed());
            window.open(game.address());
            says("Black to move.");
            assertEquals("white pawn", window.man("e4"));
            window.drag("e7", "e5");
            window.await("the answer", () -> window.moves().equals(List.of("e4", "e5")));
        }
    }

    @Test
    void aTaskIsSolvedByKeyboardAndSaidInEveryLanguage() throws Exception {
        try (PlayedGame game = PlayedGame.of("home", null, null)) {
            window.show(lessons(game));
            begin("rook");
            arrange();
            window.script("document.querySelector('[data-square=a1]').focus()");
            window.keys("h");
            window.await("a hint", () -> window.find("#hint").getText().startsWith("A rook goes straight"));
            window.keys("h");
            window.await("squares", () -> "hint".equals(window.light("a1")));
            language("nl");
            says("Breng de toren in twee zetten van a1 naar h5. Zwart staat stil.");
            language("da");
            says("Få tårnet fra a1 til h5 i to træk. Sort står stille.");
            window.click("#brief");
            says("Tårnet til h5 i to træk.");
            window.click("#brief");
            language("en");
            window.script("document.querySelector('[data-square=a1]').focus()");
            carry("a5");
            window.await("half way", () -> !window.all("[data-made='1']").isEmpty());
            carry("h5");
            window.await("right", () -> window.sentence().startsWith("Up the file to a5"));
            window.keys("n");
            window.await("the next", () -> window.find("#task").getText().contains("Task 2 of 4"));
        }
    }

    private static void carry(String to) {
        window.keys(Keys.ENTER);
        window.await("in hand", () -> !window.all(".man.held").isEmpty());
        window.walk(to);
        window.keys(Keys.ENTER);
    }

    private static void language(String tag) {
        window.script(
                "const s = document.getElementById('language'); s.value = arguments[0]; s.dispatchEvent(new"
                        + " Event('change'))",
                tag);
    }

    @Test
    void aPhoneShowsTheTaskAndNothingIsTooFaintOrTooWide() throws Exception {
        try (PlayedGame game = PlayedGame.of("home", null, null);
                Chromium phone = Chromium.phone(360, 740)) {
            phone.show(lessons(game));
            phone.await("the list", () -> !phone.all("[data-begin=rook]").isEmpty());
            phone.picture(PICTURES.resolve("lessons-list-phone.png"));
            narrow(phone);
            phone.click("[data-begin=check]");
            phone.await("the guide", () -> !phone.all("[data-op=arrange]").isEmpty());
            phone.picture(PICTURES.resolve("lessons-guide-phone.png"));
            narrow(phone);
            phone.click("[data-op=arrange]");
            phone.await("the task", () -> phone.sentence().startsWith("The rook gives check"));
            phone.script("scrollTo(0, 0)");
            phone.finger("d1");
            phone.await("in hand", () -> !phone.all(".man.held").isEmpty());
            phone.finger("e2");
            phone.await("right", () -> phone.sentence().startsWith("The bishop on e2"));
            phone.picture(PICTURES.resolve("lessons-solved-phone.png"));
            narrow(phone);
            assertEquals(List.of(), phone.complaints());
        }
    }

    private static void narrow(Chromium phone) {
        assertEquals(List.of(), phone.faintTexts());
        assertEquals(
                true,
                phone.script("return document.documentElement.scrollWidth <= document.documentElement.clientWidth"));
    }
}
