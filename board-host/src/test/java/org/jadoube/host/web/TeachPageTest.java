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

/** What the page tells, sounds and speaks to who learns, in real Chromium with the whole service behind it. */
final class TeachPageTest {

    private static final Path PICTURES = Path.of("target", "pictures");
    private static final String PINNED = "4k3/8/8/8/4r3/8/4N3/4K3 w - - 0 1";
    private static final String FREE = "4k3/8/8/4p3/8/8/8/K2Q4 w - - 0 1";

    /** In place of the machine's loudspeaker: counts tones and keeps what is spoken. */
    private static final String LISTEN = """
            window.tones = []; window.spoken = [];
            window.AudioContext = class {
              state = "running"; currentTime = 0; destination = {};
              createOscillator() {
                return { frequency: { value: 0 }, connect: next => next, stop() {}, start() { window.tones.push(this.frequency.value); } };
              }
              createGain() {
                return { gain: { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} }, connect: next => next };
              }
            };
            speechSynthesis.speak = words => window.spoken.push(words.lang + ": " + words.text);
            """;

    @RegisterExtension
    static final Chromium window = Chromium.desktop(1440, 900);

    private static void open(PlayedGame game) {
        window.open(game.address());
        window.script("localStorage.clear()");
        window.reload();
        window.script(LISTEN);
    }

    private static void turn(String sense) {
        if (window.script("return document.getElementById('senses').open").equals(false)) {
            window.script("document.querySelector('#senses summary').click()");
        }
        window.script("document.querySelector(`[data-sense=${arguments[0]}]`).click()", sense);
    }

    private static List<?> tones() {
        return (List<?>) window.script("return window.tones");
    }

    private static String whisper() {
        return String.valueOf(window.script("return document.getElementById('whisper').textContent"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "en | The knight is pinned by the rook on e4. Put the knight from c3 back on e2.",
                "nl | Het paard staat gepend door de toren op e4. Zet het paard van c3 terug op e2.",
                "da | Springeren er bundet af tårnet på e4. Sæt springeren fra c3 tilbage på e2.",
            })
    void theReasonStandsBeforeTheWayBack(String language, String sentence) throws Exception {
        try (PlayedGame game = PlayedGame.of("home", PINNED, null)) {
            open(game);
            window.script(
                    "const s = document.getElementById('language'); s.value = arguments[0]; s.dispatchEvent(new Event('change'))",
                    language);
            window.drag("e2", "c3");
            window.await(sentence, () -> window.sentence().equals(sentence));
        }
    }

    @Test
    void aManHeldOverASquareIsAnsweredWithTheReason() throws Exception {
        try (PlayedGame game = PlayedGame.of("home", PINNED, null)) {
            open(game);
            window.mouseDown("e2");
            window.mouseTo(window.square("c3"));
            window.await("the reason", () -> whisper().equals("The knight is pinned by the rook on e4."));
            window.picture(PICTURES.resolve("why-not.png"));
            window.mouseTo(window.square("e2"));
            window.await("nothing", () -> whisper().isEmpty());
            window.mouseUp();
            assertEquals(List.of(), window.complaints());
        }
    }

    @Test
    void aCompetitionGivesNoReasonBeforehand() throws Exception {
        try (PlayedGame game = PlayedGame.of("fide", PINNED, null)) {
            open(game);
            assertEquals("{}", window.script("return fetch('/why-not/e2c3').then(answer => answer.text())"));
        }
    }

    @Test
    void theCoachAsksAndATakeBackIsGuided() throws Exception {
        try (PlayedGame game = PlayedGame.of("learn", FREE, null)) {
            open(game);
            window.script("""
                    return fetch('/input', {method: 'POST', headers: {'Content-Type': 'application/json'},
                      body: JSON.stringify({set: {help: {white: 'danger'}}})}).then(answer => answer.status)""");
            window.drag("d1", "d4");
            window.await("the question", () -> window.sentence().equals("Are you sure? The queen on d4 can be taken."));
            assertEquals("ask", window.light("d4"));
            window.picture(PICTURES.resolve("coach.png"));
            window.click("[data-choice=no]");
            window.await("the way back", () -> "place".equals(window.light("d1")));
            assertEquals("Put the queen from d4 back on d1.", window.sentence());
            assertEquals(List.of(), window.moves());
        }
    }

    @Test
    void tipsStandUnderTheSentence() throws Exception {
        try (PlayedGame game = PlayedGame.of("learn", "4k3/8/8/3n4/8/8/8/3QK3 w - - 0 1", null)) {
            open(game);
            window.await("the tip", () -> whisper().equals("Tip: the man on d5 is not protected."));
        }
    }

    @Test
    void childrenGetAShortSentenceWithAPicture() throws Exception {
        try (PlayedGame game = PlayedGame.of("learn", null, null)) {
            open(game);
            turn("child");
            window.await("short", () -> window.sentence().equals("White, it is your turn."));
            assertEquals("#wK", window.script("return document.querySelector('#sentence use').getAttribute('href')"));
            window.tap("e7");
            window.tap("e7");
            window.await("a card", () -> window.find("#rulings").getText().startsWith("Not your turn. Put it back."));
            assertEquals(1, window.all("#rulings p svg").size());
            window.mouseDown("g1");
            window.mouseTo(window.square("h4"));
            window.await("in hand", () -> window.sentence().equals("Put the knight where a light is."));
            window.picture(PICTURES.resolve("child.png"));
            window.mouseUp();
            window.await("why not", () -> window.sentence().equals("The knight does not go that way."));
            assertEquals(List.of(), window.complaints());
        }
    }

    @Test
    void everyMeaningSoundsAndEachCanBeSwitchedOff() throws Exception {
        try (PlayedGame game = PlayedGame.of("home", "4k3/8/8/8/3p4/8/8/3RK3 w - - 0 1", null)) {
            open(game);
            window.drag("d1", "d4");
            window.await("a capture", () -> tones().size() == 2);
            turn("move");
            window.drag("e8", "e7");
            window.await("Ke7", () -> window.moves().size() == 2);
            assertEquals(2, tones().size(), "moves are switched off");
            window.drag("d4", "e4");
            window.await("check", () -> tones().size() == 4);
            window.reload();
            window.script(LISTEN);
            window.drag("e7", "d7");
            window.await("Kd7", () -> window.moves().size() == 4);
            assertEquals(List.of(), tones(), "this browser remembers");
            turn("move");
            window.drag("e4", "e5");
            window.await("a move", () -> tones().size() == 1);
        }
    }

    @Test
    void anUnlawfulMoveSoundsOnce() throws Exception {
        try (PlayedGame game = PlayedGame.of("home", PINNED, null)) {
            open(game);
            window.drag("e2", "c3");
            window.await("the way back", () -> "place".equals(window.light("e2")));
            window.drag("c3", "e2");
            window.await("right again", () -> window.sentence().equals("White to move."));
            assertEquals(2, tones().size());
        }
    }

    @Test
    void byTheLawsNothingSoundsOrSpeaks() throws Exception {
        try (PlayedGame game = PlayedGame.of("fide", null, null)) {
            open(game);
            turn("speech");
            window.drag("e2", "e4");
            window.await("e4", () -> window.moves().size() == 1);
            assertEquals(List.of(), tones());
            assertEquals(List.of(), window.script("return window.spoken"));
            assertFalse(window.find("[data-sense=check]").isEnabled());
            assertTrue(window.find("#senses .none").isDisplayed());
        }
    }

    @Test
    void movesAndTheSentenceAreSpokenInTheReadersLanguage() throws Exception {
        try (PlayedGame game = PlayedGame.of("home", null, null)) {
            open(game);
            window.script(
                    "const s = document.getElementById('language'); s.value = 'nl'; s.dispatchEvent(new Event('change'))");
            assertEquals(List.of(), window.script("return window.spoken"), "off at first");
            turn("speech");
            window.drag("g1", "f3");
            window.await(
                    "spoken",
                    () -> ((List<?>) window.script("return window.spoken"))
                            .containsAll(List.of("nl: paard f3", "nl: Zwart is aan zet.")));
        }
    }

    @Test
    void nightDimsTheLampsAndTheOtherPaletteChangesTheirColours() throws Exception {
        try (PlayedGame game = PlayedGame.of("home", null, null)) {
            open(game);
            window.mouseDown("e2");
            window.await("lit", () -> "target".equals(window.light("e4")));
            String colour = "return getComputedStyle(document.querySelector('[data-square=e4] .lamp')).color";
            String before = String.valueOf(window.script(colour));
            turn("night");
            turn("palette");
            assertFalse(before.equals(window.script(colour)));
            window.await(
                    "dimmed",
                    () -> "0.5"
                            .equals(
                                    window.script(
                                            "return getComputedStyle(document.querySelector('[data-square=e4] .lamp')).opacity")));
            window.picture(PICTURES.resolve("night.png"));
            window.mouseUp();
        }
    }

    @Test
    void mateHasASignOfItsOwn() throws Exception {
        try (PlayedGame game = PlayedGame.of("home", "6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1", null)) {
            open(game);
            window.drag("d1", "d8");
            window.await("mate", () -> !window.all(".sign.mate").isEmpty());
            assertTrue(tones().size() >= 3, "the end is heard");
            window.picture(PICTURES.resolve("mate.png"));
        }
    }
}
