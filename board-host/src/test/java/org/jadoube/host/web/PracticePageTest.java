package org.jadoube.host.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Practice in real Chromium: an exercise is chosen in its room and made at the board. */
final class PracticePageTest {

    private static final Path PICTURES = Path.of("target/pictures");

    @RegisterExtension
    static final Chromium window = Chromium.desktop(1280, 860);

    private static void choose(PlayedGame game, String exercise, String side) {
        window.open(game.address());
        window.script("location.href = '/practice'");
        String button = "[data-exercise=" + exercise + "] [data-side=" + side + "]";
        window.await("the exercise " + exercise, () -> !window.all(button).isEmpty());
        window.click(button);
        window.await("the board", () -> !window.all("#practising:not([hidden])").isEmpty());
    }

    private static void state(String text) {
        window.await(text, () -> text.equals(text("#practising .state")));
    }

    private static String points() {
        return text("#practising .count");
    }

    /** What stands on the card now; its elements are made anew with every change. */
    private static String text(String css) {
        return String.valueOf(window.script("return document.querySelector(arguments[0])?.textContent", css));
    }

    @Test
    void anOpeningIsLedMoveByMove() throws IOException {
        try (PlayedGame game = PlayedGame.of("home", null, null)) {
            choose(game, "italian-game", "white");
            state("Which move belongs here?");
            window.drag("e2", "e4");
            state("Make the move that is lit.");
            window.drag("e7", "e5");
            window.await("the second move", () -> window.moves().size() == 2);
            state("Which move belongs here?");
            window.drag("f2", "f4");
            window.await("taken back", () -> window.moves().size() == 2 && "place".equals(window.light("f2")));
            window.drag("f4", "f2");
            state("Try once more.");
            window.drag("g1", "f3");
            window.await("the third move", () -> window.moves().size() == 3);
            state("Make the move that is lit.");
            assertEquals("3 of 4 points", points());
            Files.createDirectories(PICTURES);
            window.picture(PICTURES.resolve("practice.png"));
            window.click("[data-practice=stop]");
            window.await("no card", () -> window.all("#practising[hidden]").size() == 1);
            assertEquals(List.of(), window.complaints());
        }
    }

    @Test
    void aGameIsGuessedForPoints() throws IOException {
        try (PlayedGame game = PlayedGame.of("home", null, null)) {
            choose(game, "morphy-paul-duke-of-brunswick-and-count-isouard-1858", "white");
            state("Which move was played?");
            window.drag("d2", "d4");
            window.await("taken back", () -> window.moves().isEmpty() && "place".equals(window.light("d2")));
            window.drag("d4", "d2");
            state("Try once more.");
            window.drag("e2", "e4");
            window.await("a point at the second try", () -> points().equals("1 of 2 points"));
            state("Make the move that is lit.");
            window.drag("e7", "e5");
            state("Which move was played?");
            window.drag("g1", "f3");
            window.await("two at the first", () -> points().equals("3 of 4 points"));
            window.picture(PICTURES.resolve("guess.png"));
            assertEquals(List.of(), window.complaints());
        }
    }

    @Test
    void anEndgameIsSetUpAndAnEngineSitsDown() throws IOException {
        try (PlayedGame game = PlayedGame.of("home", null, null)) {
            window.open(game.address());
            assumeTrue(
                    ((Number)
                                            window.script(
                                                    "return fetch('/state').then(a => a.json()).then(s => s.head.opponents.length)"))
                                    .intValue()
                            > 0,
                    "no engine is installed");
            choose(game, "mate-with-the-rook", "white");
            state("Win this.");
            assertEquals("white rook", window.man("a1"));
            window.drag("a1", "a5");
            window.await("the engine's move", () -> window.sentence().contains("Black plays K"));
            assertTrue(points().startsWith("1 "));
            assertEquals(List.of(), window.complaints());
        }
    }

    @Test
    void aGameOnTheBoardIsNotSweptAway() throws IOException {
        try (PlayedGame game = PlayedGame.of("home", null, null)) {
            window.open(game.address());
            window.drag("e2", "e4");
            window.await("e4", () -> window.moves().equals(List.of("e4")));
            window.script("location.href = '/practice'");
            String button = "[data-exercise=ruy-lopez] [data-side=black]";
            window.await("the exercise", () -> !window.all(button).isEmpty());
            window.click(button);
            window.await("a refusal", () -> window.sentence().startsWith("A game is on the board."));
            window.open(game.address());
            assertEquals(List.of("e4"), window.moves());
        }
    }
}
