package org.jadoube.host.web;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A game of the archive shown again on the board: one window is the archive's room, the other the board. */
final class ShowInBrowserTest {

    private static final Path PICTURES = Path.of("target", "pictures");
    private static final String KEPT = """
            [Event "?"]
            [Site "?"]
            [Date "2026.11.01"]
            [Round "?"]
            [White "Ada"]
            [Black "Bo"]
            [Result "1-0"]

            1. d4 e5 2. dxe5 1-0

            """;

    @TempDir
    private Path data;

    @BeforeAll
    static void needsChromium() {
        Chromium.orSkip();
    }

    private static String says(Chromium room) {
        return String.valueOf(room.script("return document.getElementById('onboard-says').textContent"));
    }

    private StartedPlay play() throws Exception {
        Files.writeString(data.resolve("games.pgn"), KEPT);
        return StartedPlay.of(data);
    }

    private static URI game(StartedPlay play) {
        return play.address().resolve("games#1");
    }

    @Test
    void isFollowedByHandAndTheGameWaits() throws Exception {
        try (StartedPlay play = play();
                Chromium room = Chromium.desktop(1440, 900);
                Chromium board = Chromium.desktop(1280, 860)) {
            board.open(play.address());
            board.drag("e2", "e4");
            board.await("e4", () -> board.moves().equals(List.of("e4")));
            room.openRoom(game(play), "#viewer:not([hidden])");
            room.click("#first");
            room.await("may show", () -> room.find("#onboard-begin").isDisplayed());
            room.click("#onboard-begin");
            board.await("lights", () -> "place".equals(board.light("e2")) && "remove".equals(board.light("e4")));
            board.drag("e4", "e2");
            room.await("the first move", () -> says(room).startsWith("Next: d4."));
            board.drag("d2", "d4");
            room.await("the second", () -> says(room).startsWith("Next: e5."));
            room.picture(PICTURES.resolve("show-1440x900-light.png"));
            room.click("#onboard-back");
            room.await("back", () -> says(room).startsWith("Back: put back what d4 did"));
            board.picture(PICTURES.resolve("show-board.png"));
            board.drag("d4", "d2");
            room.await("the start", () -> says(room).equals("The position at the start stands."));
            room.click("#onboard-leave");
            board.await("the game goes on", () -> board.sentence().equals("Black to move."));
            board.drag("e7", "e5");
            board.await("e5", () -> board.moves().equals(List.of("e4", "e5")));
            assertEquals(List.of(), board.complaints());
            assertEquals(List.of(), room.complaints());
        }
    }

    @ParameterizedTest
    @CsvSource({"360,740,light", "820,1180,dark"})
    void fitsTheWindow(int width, int height, String scheme) throws Exception {
        try (StartedPlay play = play();
                Chromium room = width < 600 ? Chromium.phone(width, height) : Chromium.desktop(width, height)) {
            room.emulate("prefers-color-scheme", scheme);
            room.openRoom(game(play), "#viewer:not([hidden])");
            room.click("#onboard-begin");
            room.await("a step", () -> room.find("#onboard-leave").isDisplayed());
            room.script("document.getElementById('onboard').scrollIntoView({block: 'center'})");
            room.picture(PICTURES.resolve("show-" + width + "x" + height + "-" + scheme + ".png"));
            assertEquals((long) width, room.script("return document.documentElement.scrollWidth"));
            assertEquals(List.of(), room.faintTexts());
        }
    }
}
