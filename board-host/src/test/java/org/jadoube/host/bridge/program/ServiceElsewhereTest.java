package org.jadoube.host.bridge.program;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.channels.Channels;
import java.nio.channels.Pipe;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Objects;
import org.jadoube.host.Main;
import org.jadoube.host.bridge.PageHand;
import org.jadoube.host.play.BoardChoice;
import org.jadoube.host.play.GameTerms;
import org.jadoube.host.play.Keeping;
import org.jadoube.host.play.Play;
import org.jadoube.host.play.PlayOptions;
import org.jadoube.rules.Position;
import org.jadoube.rules.Uci;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The board as the engine of a program on the PC, while the service of the board runs on another computer. */
@Timeout(90)
final class ServiceElsewhereTest {

    @TempDir
    private Path folder;

    private final HttpClient http = HttpClient.newHttpClient();

    private static int freePort() throws IOException {
        try (ServerSocket any = new ServerSocket(0)) {
            return any.getLocalPort();
        }
    }

    private static BufferedReader lines(Pipe pipe) {
        return new BufferedReader(
                new InputStreamReader(Channels.newInputStream(pipe.source()), StandardCharsets.UTF_8));
    }

    private void awaitLight(URI page, String light) throws IOException, InterruptedException {
        HttpRequest events = HttpRequest.newBuilder(page.resolve("/events")).build();
        try (var told = http.send(events, HttpResponse.BodyHandlers.ofLines()).body()) {
            assertTrue(told.anyMatch(line -> line.contains("\"lights\"") && line.contains(light)), light);
        }
    }

    @Test
    void theHumanAtItsBoardAnswersTheProgram() throws Exception {
        int link = freePort();
        Pipe printed = Pipe.open();
        Thread service = Thread.ofPlatform().name("service").start(() -> {
            PrintWriter out = new PrintWriter(Channels.newOutputStream(printed.sink()), true, StandardCharsets.UTF_8);
            String data = folder.resolve("pi").toString();
            Main.run(
                    out,
                    new PrintWriter(new StringWriter()),
                    "play",
                    "--port",
                    "0",
                    "--data",
                    data,
                    "--mirror",
                    "link:127.0.0.1:" + link);
        });
        Pipe in = Pipe.open();
        Pipe out = Pipe.open();
        PlayOptions options = PlayOptions.usual(new Keeping(folder.resolve("pc"), true))
                .on(BoardChoice.SIMULATED.named("link:127.0.0.1:" + link))
                .by(GameTerms.of(null))
                .atPort(0);
        URI page = URI.create(lines(printed).readLine());
        try (PageHand hand = new PageHand(page)) {
            Thread engine = Thread.ofPlatform().name("engine").start(() -> program(options, in, out));
            try (PrintStream program =
                    new PrintStream(Channels.newOutputStream(in.sink()), true, StandardCharsets.UTF_8)) {
                BufferedReader said = lines(out);
                program.print("xboard\nprotover 2\nnew\ngo\n");
                awaitLine(said, "done=1");
                Position position = make(hand, Position.initial(), "e2e4");
                assertEquals("move e2e4", awaitLine(said, "move "));
                program.print("usermove e7e5\n");
                awaitLight(page, "\"e7\":\"remove\"");
                position = make(hand, position, "e7e5");
                make(hand, position, "g1f3");
                assertEquals("move g1f3", awaitLine(said, "move "));
                program.print("quit\n");
                engine.join();
            }
        } finally {
            service.interrupt();
            service.join();
        }
    }

    private static void program(PlayOptions options, Pipe in, Pipe out) {
        OutputStream said = Channels.newOutputStream(out.sink());
        try {
            Play.program(
                    options,
                    "cecp",
                    Channels.newInputStream(in.source()),
                    new PrintStream(said, true, StandardCharsets.UTF_8),
                    new PrintWriter(new StringWriter()));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static Position make(PageHand hand, Position position, String uci) throws Exception {
        hand.make(position, uci);
        return position.play(Uci.read(position, uci));
    }

    private static String awaitLine(BufferedReader said, String part) throws IOException {
        String line = "";
        while (!line.contains(part)) {
            line = Objects.requireNonNull(said.readLine(), () -> "it ended before it said " + part);
        }
        return line;
    }
}
