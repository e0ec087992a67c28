package org.jadoube.host.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.WebElement;

/** A browser that may only look on: in lessons and practice too its buttons are grey, and the page says why. */
final class LookersTest {

    private static final Path PICTURES = Path.of("target", "pictures");

    @BeforeAll
    static void needsChromium() {
        Chromium.orSkip();
    }

    private static List<WebElement> buttons(Chromium window) {
        return window.all("main button:not(.task):not([role=gridcell])");
    }

    private static void grey(Chromium window, String why) {
        assertFalse(buttons(window).isEmpty());
        assertTrue(buttons(window).stream().noneMatch(WebElement::isEnabled));
        assertTrue(
                window.find(".looker").getText().startsWith(why),
                () -> window.find(".looker").getText());
        assertTrue(
                String.valueOf(window.find(".looker a").getDomAttribute("href")).endsWith("/pair"));
    }

    @ParameterizedTest
    @CsvSource({
        "en, This device looks on; it is not paired.",
        "nl, Dit apparaat kijkt mee; het is niet gekoppeld.",
        "da, Denne enhed ser med; den er ikke parret.",
    })
    void roomsAreGreyAndSayWhyInTheReadersLanguage(String language, String why) throws Exception {
        try (PlayedGame game = PlayedGame.listening("home", Lan.address().getHostAddress());
                Chromium phone = Chromium.phone(360, 740)) {
            phone.openRoom(Lan.page(game, "lessons"), "[data-begin=rook]");
            phone.choose("#language", language);
            phone.await(
                    "grey",
                    () -> !phone.all(".looker").isEmpty()
                            && phone.find(".looker").getText().startsWith(why));
            grey(phone, why);
            phone.picture(PICTURES.resolve("looker-lessons-" + language + ".png"));
            phone.openRoom(Lan.page(game, "practice"), "[data-exercise]");
            phone.await(
                    "grey",
                    () -> !phone.all(".looker").isEmpty()
                            && phone.find(".looker").getText().startsWith(why));
            grey(phone, why);
            phone.picture(PICTURES.resolve("looker-practice-" + language + ".png"));
            assertEquals(360L, phone.script("return document.documentElement.scrollWidth"));
            assertEquals(List.of(), phone.complaints());
        }
    }

    @Test
    void aLessonAndAnExerciseThatGoOnAreSeenAndNotTouched() throws Exception {
        try (PlayedGame game = PlayedGame.listening("home", Lan.address().getHostAddress());
                Chromium board = Chromium.desktop(1280, 860);
                Chromium phone = Chromium.phone(360, 740)) {
            board.openRoom(game.address().resolve("lessons"), "[data-begin=rook]");
            board.click("[data-begin=rook]");
            phone.openRoom(Lan.page(game, "lessons"), "#doing .looker");
            assertEquals(0, phone.all("#doing button").size());
            String said = phone.sentence();
            phone.drag("e2", "e4");
            assertEquals(said, phone.sentence());
            phone.picture(PICTURES.resolve("looker-lesson.png"));
            board.await("the desk", () -> !board.all("[data-op=leave]").isEmpty());
            board.click("[data-op=leave]");
            board.await(
                    "left or asked",
                    () -> board.find("#list").isDisplayed()
                            || !board.all("[data-op=leave]").isEmpty());
            if (!board.find("#list").isDisplayed()) {
                board.click("[data-op=leave]");
                board.await("left", () -> board.find("#list").isDisplayed());
            }
            board.openRoom(game.address().resolve("practice"), "[data-exercise=italian-game]");
            board.click("[data-exercise=italian-game] [data-side=white]");
            board.await(
                    "the card",
                    () -> !board.all("#practising [data-practice=stop]").isEmpty());
            phone.open(Lan.page(game, ""));
            phone.await("the card", () -> !phone.all("#practising .looker").isEmpty());
            assertEquals(0, phone.all("#practising button").size());
            phone.picture(PICTURES.resolve("looker-practising.png"));
            assertEquals(List.of(), phone.complaints());
        }
    }
}
