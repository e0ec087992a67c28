package org.jadoube.host.bridge.program;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.channels.Channels;
import java.nio.channels.Pipe;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.jadoube.host.Main;
import org.jadoube.host.bridge.PageHand;
import org.jadoube.host.play.LentBoard;
import org.jadoube.rules.Position;
import org.jadoube.rules.Uci;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The board as the engine of a program, while the service of the board runs on the same machine with the same data. */
@Timeout(90)
final class ServiceHereTest {

    @TempDir
    private Path state;

    private final HttpClient http = HttpClient.newHttpClient();
    private Thread service;
    private URI page;

    private Path data() {
        return state.resolve("jadoube");
    }

    @BeforeEach
    void aServiceRuns() throws IOException {
        Pipe printed = Pipe.open();
        service = Thread.ofPlatform().name("service").start(() -> {
            PrintWriter out = new PrintWriter(Channels.newOutputStream(printed.sink()), true, StandardCharsets.UTF_8);
            PrintWriter err = new PrintWriter(new StringWriter());
            Main.run(out, err, "play", "--port", "0", "--data", data().toString());
        });
        page = URI.create(new BufferedReader(Channels.newReader(printed.source(), StandardCharsets.UTF_8)).readLine());
    }

    @AfterEach
    void itEnds() throws InterruptedException {
        service.interrupt();
        service.join();
    }

    private Process engine(String... more) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                "org.jadoube.host.Main",
                "engine",
                "--protocol",
                "cecp"));
        command.addAll(List.of(more));
        ProcessBuilder builder = new ProcessBuilder(command)
                .redirectError(state.resolve("stderr").toFile());
        builder.environment().put("XDG_STATE_HOME", state.toString());
        Process engine = builder.start();
        // Nothing interrupts who waits for what a process says.
        CompletableFuture.delayedExecutor(60, TimeUnit.SECONDS).execute(engine::destroyForcibly);
        return engine;
    }

    private static void say(Process engine, String lines) throws IOException {
        engine.getOutputStream().write(lines.getBytes(StandardCharsets.UTF_8));
        engine.getOutputStream().flush();
    }

    private static String awaitLine(BufferedReader said, String part) throws IOException {
        String line = "";
        while (!line.contains(part)) {
            line = Objects.requireNonNull(said.readLine(), () -> "it ended before it said " + part);
        }
        return line;
    }

    private void awaitLight(String light) throws IOException, InterruptedException {
        HttpRequest events = HttpRequest.newBuilder(page.resolve("/events")).build();
        try (var told = http.send(events, HttpResponse.BodyHandlers.ofLines()).body()) {
            assertTrue(told.anyMatch(line -> line.contains("\"lights\"") && line.contains(light)), light);
        }
    }

    private String state(URI of) throws IOException, InterruptedException {
        return http.send(HttpRequest.newBuilder(of.resolve("/state")).build(), HttpResponse.BodyHandlers.ofString())
                .body();
    }

    /** Waits until an engine sees the board: what a hand does before that is past when it looks. */
    private void awaitBoard(Process engine) throws IOException, InterruptedException {
        String seen = "";
        while (engine.isAlive() && !seen.contains("\"state\":\"here\"")) {
            LockSupport.parkNanos(5_000_000);
            Optional<String> own = Files.readString(state.resolve("stderr"))
                    .lines()
                    .filter(line -> line.matches("http://127\\.0\\.0\\.1:\\d+/"))
                    .findFirst();
            seen = own.isPresent() ? state(URI.create(own.get())) : "";
        }
    }

    private static Position make(PageHand hand, Position position, String uci) throws Exception {
        hand.make(position, uci);
        return position.play(Uci.read(position, uci));
    }

    @Test
    void isJoinedByAnEngineThatWasToldOfNoBoardAndItSaysSo() throws Exception {
        Process engine = engine();
        try (PageHand hand = new PageHand(page);
                BufferedReader said = engine.inputReader(StandardCharsets.UTF_8)) {
            say(engine, "xboard\nprotover 2\nnew\ngo\n");
            awaitLine(said, "done=1");
            awaitBoard(engine);
            Position position = make(hand, Position.initial(), "e2e4");
            assertEquals("move e2e4", awaitLine(said, "move "));
            assertTrue(state(page).contains("\"far\":true"), "whoever plays there has agreed to no help here");
            say(engine, "usermove e7e5\n");
            awaitLight("\"e7\":\"remove\"");
            make(hand, position, "e7e5");
            say(engine, "quit\n");
            assertEquals(0, engine.waitFor());
        } finally {
            engine.destroyForcibly();
        }
        String told = Files.readString(state.resolve("stderr"));
        assertTrue(
                told.contains("jadoube: joins the service at " + page + " and plays on its board (it has the data in "
                        + data() + "); --board BOARD plays on another\n"),
                told);
        assertFalse(told.contains("warn"), told);
        assertTrue(told.lines().anyMatch(line -> line.matches("http://127\\.0\\.0\\.1:\\d+/")), told);
    }

    @Test
    void isLeftAloneByAnEngineThatWasToldOfABoard() throws Exception {
        Process engine = engine("--board", "simulated");
        try {
            say(engine, "quit\n");
            assertEquals(0, engine.waitFor());
        } finally {
            engine.destroyForcibly();
        }
        String told = Files.readString(state.resolve("stderr"));
        assertFalse(told.contains("joins"), told);
        assertFalse(state(page).contains("\"far\":true"), "nothing was changed");
    }

    @Test
    void lendsItsBoardByOneLinkHoweverOftenItIsAsked() throws Exception {
        StringWriter told = new StringWriter();
        Optional<String> first = LentBoard.of(data(), new PrintWriter(told, true));
        assertTrue(first.orElseThrow().matches("link:127\\.0\\.0\\.1:\\d+,token=[0-9a-f]{32}"), first.get());
        assertEquals(first, LentBoard.of(data(), new PrintWriter(told, true)));
        assertFalse(told.toString().contains("token"), "the word that opens the link is told nobody else");
        while (!state(page).contains("\"far\":true")) {
            LockSupport.parkNanos(5_000_000);
        }
    }

    @Test
    void ofOtherDataIsNotJoined() throws Exception {
        StringWriter told = new StringWriter();
        assertEquals(Optional.empty(), LentBoard.of(state.resolve("other"), new PrintWriter(told, true)));
        assertEquals("", told.toString(), "nothing is said where there is nothing to say");
    }
}
