package org.jadoube.host.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PipedReader;
import java.io.PipedWriter;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jadoube.host.archive.Archive;
import org.jadoube.host.archive.ArchivedGame;
import org.jadoube.host.journal.DataDirectory;
import org.jadoube.host.show.ShowGame;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** {@code games show NUMBER --board}: a game again on the board, led from the terminal. */
@Timeout(60)
final class ShowGameTest {

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

    /** From one stroke to the next, in ms: a contact that is open for less than the debounce was not open. */
    private static final long STROKE = 60;

    @TempDir
    private Path data;

    private final HttpClient client = HttpClient.newHttpClient();
    private final StringWriter said = new StringWriter();
    private final PipedWriter keys = new PipedWriter();

    @BeforeEach
    void keep() throws IOException {
        Files.writeString(data.resolve("games.pgn"), KEPT);
    }

    private ArchivedGame game() {
        return new Archive(data).games(broken -> {}).getFirst();
    }

    private Thread show() throws IOException {
        BufferedReader typed = new BufferedReader(new PipedReader(keys));
        PrintWriter out = new PrintWriter(said);
        ShowGame show = new ShowGame(data, BoardChoice.SIMULATED, typed, out);
        ArchivedGame game = game();
        return Thread.ofPlatform().daemon().start(() -> show.show(game));
    }

    private void type(String line) throws IOException {
        keys.write(line + "\n");
        keys.flush();
    }

    private void told(String line) {
        while (!said.toString().contains(line)) {
            Thread.onSpinWait();
        }
    }

    private void hand(URI page, String op, String square) throws IOException, InterruptedException {
        String json = "{\"op\":\"" + op + "\",\"hand\":\"x\",\"square\":\"" + square + "\"}";
        HttpRequest request = HttpRequest.newBuilder(page.resolve("/hand"))
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(json))
                .build();
        assertEquals(
                204,
                client.send(request, HttpResponse.BodyHandlers.discarding()).statusCode());
        TimeUnit.MILLISECONDS.sleep(STROKE);
    }

    private void move(URI page, String from, String to) throws IOException, InterruptedException {
        hand(page, "lift", from);
        hand(page, "place", to);
    }

    private void playsItForwardsAndBackwards(URI page) throws IOException, InterruptedException {
        told("game 1: Ada - Bo 1-0, 3 plies");
        told("the start stands; to 1. d4: d2 remove, d4 place");
        move(page, "d2", "d4");
        told("1. d4 stands; to 1... e5: e5 place, e7 remove");
        type("b");
        told("to the start: d2 place, d4 remove");
        move(page, "d4", "d2");
        told("the start stands\n");
        type("3");
        told("to 2. dxe5: ");
        type("a");
        told("2. dxe5 stands, the end of the game");
        type("x");
        told("Enter: on; b: back;");
        type("q");
        told("the board is free again");
    }

    @Test
    void isDoneByTheServiceThatHasTheBoard() throws Exception {
        try (PlayService service = Play.open(PlayOptions.usual(Keeping.in(data)))) {
            service.start();
            assertEquals(Optional.of(service.address()), DataDirectory.service(data));
            Thread show = show();
            told("on the board of the service at " + service.address());
            playsItForwardsAndBackwards(service.address());
            show.join();
        }
        assertEquals(Optional.empty(), DataDirectory.service(data));
    }

    @Test
    void opensTheBoardItselfWhereNoServiceRunsAndLeavesTheWaitingGameAlone() throws Exception {
        try (PlayService service = Play.open(PlayOptions.usual(Keeping.in(data)))) {
            service.start();
        }
        Path journal = data.resolve("journal/game-000001.journal");
        byte[] before = Files.readAllBytes(journal);
        Thread show = show();
        told("on the board simulated; its page is ");
        Matcher page = Pattern.compile("its page is (\\S+)").matcher(said.toString());
        assertTrue(page.find());
        playsItForwardsAndBackwards(URI.create(page.group(1)));
        show.join();
        assertEquals(Optional.empty(), DataDirectory.service(data));
        assertFalse(Files.exists(data.resolve("journal/game-000002.journal")));
        assertEquals(before.length, Files.readAllBytes(journal).length);
    }
}
