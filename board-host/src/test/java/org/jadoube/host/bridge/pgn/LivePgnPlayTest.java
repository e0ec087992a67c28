package org.jadoube.host.bridge.pgn;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.PipedReader;
import java.io.PipedWriter;
import java.io.PrintWriter;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jadoube.host.bridge.PageHand;
import org.jadoube.host.hand.PgnScore;
import org.jadoube.host.play.GameTerms;
import org.jadoube.host.play.Keeping;
import org.jadoube.host.play.MirrorChoice;
import org.jadoube.host.play.Play;
import org.jadoube.host.play.PlayOptions;
import org.jadoube.rules.Position;
import org.jadoube.rules.Uci;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The live PGN of a service that plays, as a broadcast that polls sees it. */
@Timeout(60)
final class LivePgnPlayTest {
    @TempDir
    private Path folder;

    private PlayOptions options(Path file) {
        return PlayOptions.usual(new Keeping(folder.resolve("data"), true))
                .by(GameTerms.of("home").clock("300+3"))
                .with(new Keeping(folder.resolve("data"), true), new MirrorChoice(List.of(), file, null, null));
    }

    @Test
    void thePageAndTheFileHaveTheGameWithItsClockTimes() throws Exception {
        Path file = folder.resolve("live.pgn");
        PipedReader printed = new PipedReader();
        PrintWriter out = new PrintWriter(new PipedWriter(printed));
        Thread service = Thread.ofPlatform().start(() -> run(options(file), out));
        URI page = URI.create(new BufferedReader(printed).readLine());
        try (PageHand hand = new PageHand(page);
                HttpClient http = HttpClient.newHttpClient()) {
            Position position = Position.initial();
            for (String uci : List.of("e2e4", "e7e5", "g1f3")) {
                hand.make(position, uci);
                position = position.play(Uci.read(position, uci));
            }
            HttpResponse<String> answer = http.send(
                    HttpRequest.newBuilder(page.resolve("/live.pgn")).build(), HttpResponse.BodyHandlers.ofString());
            String pgn = answer.body();
            assertEquals(
                    "application/x-chess-pgn; charset=utf-8",
                    answer.headers().firstValue("Content-Type").orElse(""));
            assertEquals(
                    "no-store", answer.headers().firstValue("Cache-Control").orElse(""));
            assertEquals(
                    List.of("e2e4", "e7e5", "g1f3"),
                    PgnScore.read("live.pgn", pgn).get(0).moves().stream()
                            .map(move -> move.uci(false))
                            .toList());
            assertTrue(pgn.contains("[TimeControl \"300+3\"]") && pgn.contains("[Result \"*\"]"), pgn);
            assertTrue(pgn.matches("(?s).*1\\. e4 \\{[^}]*\\[%clk 0:0[45]:\\d\\d(\\.\\d+)?].*"), pgn);
            assertTrue(pgn.endsWith("*\n\n"), pgn);
        } finally {
            service.interrupt();
            service.join();
        }
        assertTrue(Files.readString(file).contains("2. Nf3"), "the file has the game when the service has ended");
    }

    private static void run(PlayOptions options, PrintWriter out) {
        try {
            Play.run(options, out);
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
        }
    }
}
