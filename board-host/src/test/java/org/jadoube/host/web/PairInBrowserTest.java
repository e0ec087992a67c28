package org.jadoube.host.web;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A phone in the same network: it looks on, is paired with the code that the board's own page shows, plays, and comes again. */
final class PairInBrowserTest {

    private static final Path PICTURES = Path.of("target", "pictures");

    @BeforeAll
    static void needsChromium() {
        Chromium.orSkip();
    }

    /** What a viewer could press; links to other rooms, the language and the look of the page are his own. */
    private static List<String> buttons(Chromium window) {
        return window.all("main button:not(.read):not([role=gridcell]), main input, main select").stream()
                .filter(it -> it.isDisplayed())
                .map(it -> it.getText())
                .toList();
    }

    @Test
    void looksOnUntilItIsPairedAndPlaysEverAfter() throws Exception {
        try (PlayedGame game = PlayedGame.listening("home", Lan.address().getHostAddress());
                Chromium board = Chromium.desktop(1280, 860);
                Chromium phone = Chromium.phone(360, 740)) {
            board.open(game.address());
            phone.open(Lan.page(game, ""));
            assertEquals("White to move.", phone.sentence());
            phone.await("a viewer", () -> phone.find("#pair").isDisplayed());
            assertEquals(List.of(), buttons(phone));
            phone.finger("e2");
            board.drag("e2", "e4");
            phone.await("the move", () -> phone.moves().equals(List.of("e4")));
            phone.picture(PICTURES.resolve("viewer-360x740.png"));

            phone.click("#pair");
            phone.await(
                    "the room",
                    () -> phone.all("#show").size() == 1 && phone.find("#show").isDisplayed());
            phone.click("#show");
            board.await("the code", () -> board.find("#pairing").isDisplayed());
            board.picture(PICTURES.resolve("code.png"));
            List<String> lit = board.all(".lamp[data-kind=ask], [data-light=ask]").stream()
                    .map(it -> String.valueOf(it.getDomAttribute("data-square")))
                    .filter(it -> it.matches("[a-h][1-8]"))
                    .toList();
            assertEquals(5, lit.size(), lit.toString());
            for (String square : lit) {
                phone.click("[data-square=" + square + "]");
            }
            phone.picture(PICTURES.resolve("pair-360x740.png"));
            phone.click("#pair");
            phone.await("paired", () -> phone.sentence().equals("Paired. This device may play from now on."));
            board.await("dark", () -> !board.find("#pairing").isDisplayed());
            phone.click("#done a");
            phone.await("the game", () -> phone.sentence().equals("Black to move."));
            phone.finger("e7");
            phone.await("in hand", () -> phone.sentence().startsWith("Pawn from e7"));
            phone.finger("e5");
            board.await("both moves", () -> board.moves().equals(List.of("e4", "e5")));
            phone.reload();
            phone.finger("g1");
            phone.await("in hand", () -> phone.sentence().startsWith("Knight from g1"));
            phone.finger("f3");
            board.await("three moves", () -> board.moves().equals(List.of("e4", "e5", "Nf3")));
            assertEquals(List.of(), board.complaints());
            assertEquals(List.of(), phone.complaints());
        }
    }

    @ParameterizedTest
    @CsvSource({"360,740,dark", "820,1180,light", "1440,900,light", "1440,900,dark", "320,568,light"})
    void theRoomFitsTheWindow(int width, int height, String scheme) throws Exception {
        try (PlayedGame game = PlayedGame.listening("home", Lan.address().getHostAddress());
                Chromium window = width < 600 ? Chromium.phone(width, height) : Chromium.desktop(width, height)) {
            window.emulate("prefers-color-scheme", scheme);
            window.open(Lan.page(game, "pair"));
            window.click("#show");
            window.await("the board", () -> window.find("#code").isDisplayed());
            window.click("[data-square=c3]");
            window.await("one", () -> window.sentence().equals("1 of five squares chosen."));
            window.picture(PICTURES.resolve("pair-" + width + "x" + height + "-" + scheme + ".png"));
            assertEquals((long) width, window.script("return document.documentElement.scrollWidth"));
            assertEquals(List.of(), window.faintTexts());
            assertEquals(List.of(), window.complaints());
        }
    }
}
