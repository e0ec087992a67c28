package org.jadoube.host.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jadoube.host.ExitCode;
import org.jadoube.host.Main;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The inside of a game in real Chromium, and the recording to send along. */
final class DebugPageTest {

    @TempDir
    private Path folder;

    @Test
    void theFrameTheEdgesAndTheLivingExplanationsAreShown() throws Exception {
        Chromium.orSkip();
        try (PlayedGame game = PlayedGame.of("home", null, null);
                Chromium board = Chromium.desktop(1200, 900);
                Chromium inside = Chromium.desktop(1280, 800)) {
            board.open(game.address());
            board.drag("e2", "e4");
            board.await("e4", () -> board.moves().equals(List.of("e4")));
            inside.open(game.address().resolve("/debug"));
            inside.await("a man on e4", () -> inside.all("#grid .full").size() == 32);
            assertTrue(inside.sentence().startsWith("1 plies stand; the board stands right."), inside::sentence);
            board.mouseDown("d7");
            inside.await("d7 is open", () -> inside.all("#grid .odd").size() == 1);
            assertEquals("d7", inside.find("#living tbody td:last-child").getText());
            assertTrue(inside.find("#edges li").getText().endsWith("lifted d7"));
            assertEquals(List.of(), inside.complaints());
            inside.picture(Path.of("target", "pictures", "debug.png"));
            board.mouseUp();
            Path file = Files.writeString(
                    folder.resolve("board.rec.jsonl"),
                    HttpClient.newHttpClient()
                            .send(
                                    HttpRequest.newBuilder(game.address().resolve("/board.rec.jsonl"))
                                            .build(),
                                    HttpResponse.BodyHandlers.ofString())
                            .body());
            StringWriter out = new StringWriter();
            int code = Main.run(
                    new PrintWriter(out), new PrintWriter(new StringWriter()), "replay", "--summary", file.toString());
            assertEquals(ExitCode.OK, code);
            assertTrue(out.toString().contains("\"moves\":[\"e2e4\""), out::toString);
        }
    }
}
