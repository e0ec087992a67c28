package org.jadoube.host.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** The moments of a game that are hard to see through, as the page lights them, in real Chromium. */
final class MomentsOnPageTest {

    private static final Path PICTURES = Path.of("target", "pictures");

    @RegisterExtension
    static final Chromium window = Chromium.desktop(1440, 900);

    /** What is lit for what, without the last move and whose turn it is. */
    private static Map<String, String> lit() {
        List<?> all = (List<?>) window.script("""
                return [...document.querySelectorAll('#board [data-square]')]
                  .filter(cell => cell.dataset.light && !/^last|turn|source/.test(cell.dataset.light))
                  .map(cell => cell.dataset.square + ' ' + cell.dataset.light)""");
        Map<String, String> lit = new TreeMap<>();
        all.forEach(each -> lit.put(
                String.valueOf(each).split(" ", 2)[0], String.valueOf(each).split(" ", 2)[1]));
        return lit;
    }

    private static void await(Map<String, String> wanted, String picture) throws Exception {
        window.await(wanted.toString(), () -> lit().equals(wanted));
        window.picture(PICTURES.resolve(picture));
    }

    private static String read(String square) {
        return String.valueOf(window.script(
                "return document.querySelector(`#board [data-square=${arguments[0]}]`).getAttribute('aria-label')",
                square));
    }

    @Test
    void doubleCheckShowsTheKingAndBothThatGiveIt() throws Exception {
        try (PlayedGame game = PlayedGame.of("home", "4k3/8/8/1B6/8/8/8/K3R3 b - - 0 1", null)) {
            window.open(game.address());
            await(Map.of("b5", "checker", "e1", "checker", "e8", "check"), "double-check.png");
            assertTrue(read("e8").contains("check"), read("e8"));
            assertTrue(read("b5").contains("gives check"), read("b5"));
        }
    }

    @Test
    void aCastlingInTheMiddleShowsTheWayOfTheRook() throws Exception {
        try (PlayedGame game = PlayedGame.of("home", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", null)) {
            window.open(game.address());
            window.drag("e1", "g1");
            await(Map.of("f1", "place", "h1", "remove"), "castling-middle.png");
            window.drag("h1", "f1");
            window.await("castled", () -> window.moves().equals(List.of("O-O")));
            window.await("it stands", () -> lit().isEmpty());
        }
    }

    @Test
    void takingInPassingShowsThePawnToTakeOff() throws Exception {
        try (PlayedGame game = PlayedGame.of("home", "4k3/8/8/4Pp2/8/8/8/4K3 w - f6 0 2", null)) {
            window.open(game.address());
            window.drag("e5", "f6");
            await(Map.of("f5", "remove"), "en-passant-middle.png");
            assertEquals(List.of("exf6"), window.moves());
        }
    }
}
