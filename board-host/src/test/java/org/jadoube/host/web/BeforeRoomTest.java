package org.jadoube.host.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.support.ui.Select;

/** The room before a game, in real Chromium with the whole service behind it. */
final class BeforeRoomTest {

    private static final Path PICTURES = Path.of("target", "pictures");

    @RegisterExtension
    static final Chromium window = Chromium.desktop(1440, 900);

    private static void room(Chromium page, PlayedGame game) {
        page.open(game.address());
        page.click("[data-room=before]");
        page.await("the room", () -> page.find("#before").isDisplayed());
    }

    private static void terms(String terms) {
        window.await(terms, () -> terms.equals(text(".terms")));
    }

    /** The text of an element, shown or not. */
    private static String text(String css) {
        return String.valueOf(window.script("return document.querySelector(arguments[0])?.textContent", css));
    }

    private static void type(String field, String text) {
        WebElement input = window.find("[data-field=" + field + "]");
        input.sendKeys(Keys.chord(Keys.CONTROL, "a"), Keys.DELETE, text, Keys.TAB);
    }

    private static void pick(String css) {
        window.script("document.querySelector(arguments[0]).scrollIntoView({block: 'center'})", css);
        window.click(css);
    }

    private static void back() {
        window.click("[data-play]");
        window.await("the board", () -> !window.find("#before").isDisplayed());
    }

    private static String wrong(String field) {
        return text("[data-wrong=" + field + "]");
    }

    @Test
    void whoOpensNothingPlays() throws Exception {
        try (PlayedGame game = PlayedGame.of("home", null, null)) {
            window.open(game.address());
            terms("Home · No clock");
            window.drag("e2", "e4");
            window.await("e4", () -> window.moves().equals(List.of("e4")));
            assertEquals("Look", window.find("[data-room=before]").getText());
        }
    }

    @Test
    void rulesHouseRulesAndClockAreChosenAgreedToAndShown() throws Exception {
        try (PlayedGame game = PlayedGame.of("home", null, null)) {
            room(window, game);
            pick("input[name=base][value=club]");
            terms("Club · No clock");
            pick("[data-house] summary");
            pick("[data-switch=no-en-passant]");
            window.await("the rule", () -> text("#tonight .house").equals("No en passant"));
            pick("input[name=clock][value='300+3']");
            terms("Club · 5 min + 3 s");
            pick("#before [data-agree=white]");
            pick("#before [data-agree=black]");
            window.await("both agree", () -> "Both have agreed.".equals(text("#before .agreed")));
            back();
            window.drag("e2", "e4");
            window.click("[data-clock=white]");
            window.await("e4", () -> window.moves().equals(List.of("e4")));
            window.click("[data-room=before]");
            window.await("the room is locked", () -> window.find(".locked").isDisplayed());
            assertFalse(window.find("input[name=base][value=home]").isEnabled());
            assertFalse(window.find("[data-do=draw]").isEnabled());
            assertEquals(List.of(), window.complaints());
            back();
        }
    }

    @Test
    void byTheLawsThereAreNoHouseRulesAndNoHelp() throws Exception {
        try (PlayedGame game = PlayedGame.of("home", null, null)) {
            room(window, game);
            pick("input[name=base][value=fide]");
            terms("Laws of Chess · No clock");
            pick("[data-house] summary");
            assertTrue(window.find("[data-house] .none").isDisplayed());
            assertTrue(window.all("[data-house] input").stream().noneMatch(WebElement::isEnabled));
            assertTrue(window.all("[data-help]").stream().noneMatch(WebElement::isEnabled));
            assertEquals("These rules allow no help.", text("[data-group=help] .none"));
            assertTrue(window.find("[data-group=help] .none").isDisplayed());
            back();
        }
    }

    @Test
    void againstSomebodyFarAwayThereIsNoHelpAndItSaysWhy() throws Exception {
        try (PlayedGame game = PlayedGame.of("home", null, null)) {
            room(window, game);
            assertTrue(window.all("[data-help]").stream().allMatch(WebElement::isEnabled));
            window.script("""
                    return fetch('/input', {method: 'POST', headers: {'Content-Type': 'application/json'},
                      body: JSON.stringify({set: {remote: 'black'}})}).then(answer => answer.status)""");
            window.await("greyed out", () -> window.all("[data-help]").stream().noneMatch(WebElement::isEnabled));
            String why = "Against somebody far away there is no help.";
            assertEquals(why, text("[data-group=help] .none"));
            back();
            assertFalse(window.find("[data-sense=coach]").isEnabled());
            assertFalse(window.find("[data-sense=tips]").isEnabled());
            if (!window.all("[data-say=hint]").isEmpty()) {
                // only a machine with an engine has hints to offer
                assertFalse(window.find("[data-say=hint]").isEnabled());
                assertEquals(why, text("[data-say=hint] small"));
            }
            window.script("""
                    return fetch('/input', {method: 'POST', headers: {'Content-Type': 'application/json'},
                      body: JSON.stringify({set: {remote: 'none'}})}).then(answer => answer.status)""");
            window.await("helped again", () -> window.find("[data-sense=coach]").isEnabled());
        }
    }

    @Test
    void whoPlaysThroughAnotherProgramCanSaySo() throws Exception {
        try (PlayedGame game = PlayedGame.of("home", null, null)) {
            room(window, game);
            pick("[data-switch=far]");
            window.await("greyed out", () -> window.all("[data-help]").stream().noneMatch(WebElement::isEnabled));
            pick("[data-switch=far]");
            window.await("helped", () -> window.all("[data-help]").stream().allMatch(WebElement::isEnabled));
            pick("[data-switch=far]");
            window.await("greyed out", () -> window.all("[data-help]").stream().noneMatch(WebElement::isEnabled));
            window.picture(PICTURES.resolve("before-far.png"));
            back();
            window.drag("e2", "e4");
            window.await("e4", () -> window.moves().equals(List.of("e4")));
            window.click("[data-room=before]");
            assertFalse(window.find("[data-switch=far]").isEnabled(), "not taken back in the game");
            back();
        }
    }

    @Test
    void aPlayerHasFiveHintsInAGame() throws Exception {
        try (PlayedGame game = PlayedGame.of("home", null, null)) {
            window.open(game.address());
            String ask = """
                    return fetch('/input', {method: 'POST', headers: {'Content-Type': 'application/json'},
                      body: JSON.stringify({say: 'hint', by: 'white'})}).then(answer => answer.status)""";
            for (int i = 0; i < 6; i++) {
                window.script(ask);
            }
            window.await("the limit", () -> text("#rulings").contains("All hints of this game are used."));
        }
    }

    @Test
    void aTimeThatIsNoneIsToldAtItsField() throws Exception {
        try (PlayedGame game = PlayedGame.of("home", null, null)) {
            room(window, game);
            pick("input[name=clock][value=other]");
            type("clock", "five minutes");
            window.await("what is wrong", () -> wrong("clock").startsWith("“five minutes” is no time."));
            type("clock", "40/5400+30:1800+30");
            terms("Home · 40/5400+30:1800+30");
            assertEquals("", wrong("clock"));
            pick("input[name=clock][value='']");
            terms("Home · No clock");
            assertFalse(window.find("[data-switch=levers]").isDisplayed());
            back();
        }
    }

    @Test
    void namesAreDrawnByALightAndSwappedForTheNextGame() throws Exception {
        try (PlayedGame game = PlayedGame.of("home", null, null)) {
            room(window, game);
            type("white", "Ada");
            type("black", "Bo");
            type("lots", "Ada, Ada");
            pick("[data-do=draw]");
            window.await("what is wrong", () -> wrong("lots").equals("Two players have the same name."));
            type("lots", "");
            pick("[data-do=draw]");
            window.await("a light", () -> !window.all("[data-light=target]").isEmpty());
            window.await(
                    "who begins", () -> window.sentence().matches("(Ada|Bo) begins with White, (Ada|Bo) has Black.*"));
            String white = window.sentence().substring(0, window.sentence().indexOf(' '));
            window.await("the name", () -> text("#bottom .who").equals(white));
            back();
            window.drag("e2", "e4");
            window.await("e4", () -> window.moves().equals(List.of("e4")));
            window.click("[data-say=resign]");
            window.click("[data-say=resign].sure");
            window.click("[data-say=swap-new-game]");
            window.await("the other colour", () -> text("#top .who").equals(white));
            assertEquals(List.of(), window.moves());
        }
    }

    @Test
    void aChess960StartIsPutUpOnTheBoard() throws Exception {
        try (PlayedGame game = PlayedGame.of("home", null, null)) {
            room(window, game);
            pick("input[name=start][value='960']");
            window.await("a number", () -> text(".terms").contains("Chess960 no. "));
            type("number", "0");
            terms("Home · No clock · Chess960 no. 0");
            window.await("bishops in the corner", () -> "white bishop".equals(window.man("a1")));
            type("number", "960");
            window.await("what is wrong", () -> wrong("number").equals("A number from 0 to 959."));
            back();
            window.drag("e2", "e4");
            window.await("e4", () -> window.moves().equals(List.of("e4")));
        }
    }

    @Test
    void aChess960StartIsSetUpByHandWithTheBoardsHelp() throws Exception {
        try (PlayedGame game = PlayedGame.of("home", null, null)) {
            room(window, game);
            pick("input[name=start][value='960']");
            window.await("a number", () -> text(".terms").contains("Chess960 no. "));
            pick("[data-do=by-hand]");
            window.await("what to clear", () -> "remove".equals(window.light("a1")));
            back();
            window.await("what to do", () -> text(".card.remark p").startsWith("Chess960: take White"));
            assertEquals(List.of(), window.complaints());
        }
    }

    @Test
    void aPositionIsSetUp() throws Exception {
        try (PlayedGame game = PlayedGame.of("home", null, null)) {
            room(window, game);
            pick("input[name=start][value=position]");
            type("fen", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
            pick("[data-do=fen]");
            terms("Home · No clock · from a position");
            type("fen", "4k3/8/8/8/8/8/4P3/8 w - - 0 1");
            pick("input[name=start][value=position]");
            pick("[data-do=fen]");
            window.await("what is wrong", () -> wrong("fen").contains("fen"));
            back();
            window.await("White to move", () -> "White to move.".equals(window.sentence()));
            window.drag("e2", "e4");
            window.await("e4", () -> window.moves().equals(List.of("e4")));
        }
    }

    @Test
    void helpIsChosenForEachPlayer() throws Exception {
        try (PlayedGame game = PlayedGame.of("home", null, null)) {
            room(window, game);
            new Select(window.find("[data-help=white]")).selectByValue("none");
            back();
            window.mouseDown("e2");
            window.await("the pawn in hand", () -> window.sentence().startsWith("Pawn from e2 in hand"));
            assertEquals("", window.light("e4"));
            window.mouseTo(window.square("e4"));
            window.mouseUp();
            window.mouseDown("e7");
            window.await("Black's targets", () -> "target".equals(window.light("e5")));
            window.mouseUp();
        }
    }

    @Test
    void theKeyboardReachesEverything() throws Exception {
        try (PlayedGame game = PlayedGame.of("home", null, null)) {
            window.open(game.address());
            window.script("document.querySelector('[data-room=before]').focus()");
            window.keys(Keys.ENTER);
            window.await("the room", () -> "before-title".equals(window.script("return document.activeElement.id")));
            window.script("document.querySelector('input[name=base][value=home]').focus()");
            window.keys(Keys.ARROW_UP);
            terms("Club · No clock");
            window.keys(Keys.TAB, Keys.ENTER, Keys.TAB, Keys.SPACE);
            window.await("the rule", () -> text("#tonight .house").equals("No touch-move"));
            window.keys(Keys.ESCAPE);
            window.await("the board", () -> !window.find("#before").isDisplayed());
            assertEquals("before", window.script("return document.activeElement.dataset.room"));
        }
    }

    @Test
    void engineOffersAreHiddenWhereThereAreNone() {
        FakeGate gate = new FakeGate();
        try (PageServer server = new PageServer(gate, 0)) {
            window.open(server.address().resolve("/#before"));
            assertFalse(window.find("[data-group=opponent]").isDisplayed());
            gate.head =
                    "{\"rules\":\"home\",\"board\":\"simulated\",\"opponents\":[{\"id\":\"stockfish\",\"name\":\"Stockfish\"}]}";
            window.reload();
            window.await("engines", () -> window.find("[data-group=opponent]").isDisplayed());
            assertFalse(window.find("[data-opponent=level]").isDisplayed(), "two people have no level");
            new Select(window.find("[data-opponent=id]")).selectByValue("stockfish");
            window.await("its level", () -> window.find("[data-opponent=level]").isDisplayed());
            window.await(
                    "what is sent",
                    () -> gate.inputs.contains("{\"opponent\":{\"id\":\"stockfish\",\"level\":5,\"side\":\"black\"}}"));
        }
    }

    @Test
    void everyLanguageSaysEverything() {
        FakeGate gate = new FakeGate();
        try (PageServer server = new PageServer(gate, 0)) {
            window.open(server);
            Object missing = window.script("""
                    const keys = (table, path) => Object.entries(table).flatMap(([key, text]) => {
                      const at = path + '.' + key;
                      const holes = typeof text === 'string' ? (text.match(/\\{\\w+\\}/g) ?? []).map(h => h.toLowerCase()).sort() : '';
                      return typeof text === 'object' ? keys(text, at) : [at + holes];
                    });
                    return import('/words.js').then(({ languages }) => {
                      const all = Object.values(languages).map(table => new Set(keys(table, '')));
                      return all.flatMap(one => all.flatMap(other => [...one].filter(key => !other.has(key))));
                    });""");
            assertEquals(List.of(), missing);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "360,740,light,en",
        "320,568,light,nl",
        "820,1180,light,da",
        "1440,900,light,en",
        "1440,900,dark,nl",
        "360,740,dark,da"
    })
    void nothingOverflowsAndEveryTextStandsOut(int width, int height, String scheme, String language) throws Exception {
        try (PlayedGame game = PlayedGame.of("home", null, null);
                Chromium page = width < 1000 ? Chromium.phone(width, height) : Chromium.desktop(width, height)) {
            page.emulate("prefers-color-scheme", scheme);
            page.open(game.address());
            page.script("localStorage.setItem('jadoube.language', arguments[0])", language);
            page.reload();
            page.picture(PICTURES.resolve("tonight-" + width + "x" + height + "-" + scheme + ".png"));
            page.script("location.hash = '#before'");
            page.await("the room", () -> page.find("#before").isDisplayed());
            page.script("document.querySelectorAll('#before [hidden], #before details').forEach(e => {"
                    + "if (!e.matches('fieldset')) e.hidden = false; e.open = true; });"
                    + "document.querySelectorAll('.wrong').forEach(e => { e.textContent = 'x'.repeat(60); });");
            assertEquals(List.of(), page.faintTexts());
            assertEquals((long) width, page.script("return document.documentElement.scrollWidth"));
            assertEquals(
                    List.of(),
                    page.script(
                            "return [...document.querySelectorAll('#before *')].filter(e => e.checkVisibility()"
                                    + " && e.getBoundingClientRect().right > innerWidth + 0.5).map(e => e.outerHTML.slice(0, 80))"));
            page.reload();
            page.picture(PICTURES.resolve("before-" + width + "x" + height + "-" + scheme + ".png"));
            assertEquals(List.of(), page.complaints());
            assertTrue(page.all("#before")
                            .getFirst()
                            .findElements(By.tagName("fieldset"))
                            .size()
                    >= 6);
        }
    }
}
