package org.jadoube.host.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;
import org.jadoube.hardware.simulated.HandAction;
import org.jadoube.host.UsageException;
import org.jadoube.host.archive.Archive;
import org.jadoube.host.archive.ArchivedGame;
import org.jadoube.host.engine.OpponentOptions;
import org.jadoube.rules.Square;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A game that was not finished, and a start that asks for another one. */
@Timeout(120)
final class LeftForAnotherTest {

    private static final long PATIENCE = 40_000_000_000L;

    @TempDir
    private Path folder;

    private Path data;

    @BeforeEach
    void place() {
        data = folder.resolve("data");
    }

    private PlayOptions options(String rules) {
        return PlayOptions.usual(Keeping.in(data)).by(GameTerms.of(rules));
    }

    private PlayOptions fresh() {
        return PlayOptions.usual(new Keeping(data, true)).by(GameTerms.of("home"));
    }

    private void play(String... moves) throws Exception {
        try (PlayService service = Play.open(options("home"))) {
            service.start();
            int ply = 0;
            for (String move : moves) {
                String from = move.substring(0, 2);
                service.gate().hand(new HandAction.Lift("h", Square.parse(from)));
                service.gate().hand(new HandAction.Place("h", Square.parse(move.substring(2))));
                ply++;
                await(service, "\"event\":\"provisional\",\"id\":" + ply);
            }
            await(service, "\"event\":\"move\",\"id\":" + ply);
        }
    }

    private static String state(PlayService service) throws IOException, InterruptedException {
        HttpRequest request =
                HttpRequest.newBuilder(service.address().resolve("/state")).build();
        try (HttpClient client = HttpClient.newHttpClient()) {
            return client.send(request, HttpResponse.BodyHandlers.ofString()).body();
        }
    }

    private static String await(PlayService service, String part) throws IOException, InterruptedException {
        long until = System.nanoTime() + PATIENCE;
        for (String state = state(service); ; state = state(service)) {
            if (state.contains(part)) {
                return state;
            }
            assertTrue(System.nanoTime() < until, "the state does not tell " + part + ": " + state);
            LockSupport.parkNanos(10_000_000);
        }
    }

    private void start(PlayOptions options) throws Exception {
        try (PlayService service = Play.open(options)) {
            service.start();
            assertFalse(state(service).contains("\"event\":\"move\""));
        }
    }

    private List<ArchivedGame> archived() {
        return new Archive(data).games(line -> {});
    }

    private long versions() throws IOException {
        try (Stream<String> lines = Files.lines(data.resolve("games.pgn"))) {
            return lines.filter(line -> line.startsWith("[GameId ")).count();
        }
    }

    /** What is kept of games, by its names: the journals, and the archive if there is one. */
    private Map<String, String> kept() throws IOException {
        Map<String, String> kept = new TreeMap<>();
        try (Stream<Path> files = Files.walk(data)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                String name = data.relativize(file).toString();
                if (name.startsWith("journal") || name.equals("games.pgn")) {
                    kept.put(name, new String(Files.readAllBytes(file), java.nio.charset.StandardCharsets.ISO_8859_1));
                }
            }
        }
        return kept;
    }

    @Nested
    final class ByAStartThatFails {

        private void failsAndLeavesTheGame(PlayOptions wrong) throws Exception {
            play("e2e4", "e7e5");
            Map<String, String> before = kept();
            assertThrows(UsageException.class, () -> Play.open(wrong));
            assertEquals(before, kept());
            try (PlayService service = Play.open(options("home"))) {
                service.start();
                assertTrue(await(service, "\"code\":\"resumed\"").contains("\"uci\":\"e7e5\""));
            }
        }

        @Test
        void asThePortIsTaken() throws Exception {
            try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
                failsAndLeavesTheGame(options("fide").atPort(taken.getLocalPort()));
            }
        }

        @Test
        void asThePortIsTakenForAFreshOne() throws Exception {
            try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
                failsAndLeavesTheGame(fresh().atPort(taken.getLocalPort()));
            }
        }

        @Test
        void asAFileCannotBeWritten() throws Exception {
            failsAndLeavesTheGame(options("fide").writing(Outputs.events(folder.resolve("nowhere/events.jsonl"))));
        }

        @Test
        void asThereIsNoSuchBook() throws Exception {
            Path events = Files.writeString(folder.resolve("events.jsonl"), "of a game before\n");
            PlayOptions usual = options("fide").writing(Outputs.events(events));
            OpponentOptions book = new OpponentOptions(
                    List.of(), Optional.empty(), Optional.empty(), Optional.of(folder.resolve("none.bin")));
            failsAndLeavesTheGame(new PlayOptions(
                    usual.board(),
                    usual.terms(),
                    usual.outputs(),
                    usual.seats(),
                    book,
                    usual.keeping(),
                    usual.mirrors(),
                    usual.page(),
                    usual.comfort()));
            assertEquals("of a game before\n", Files.readString(events));
        }
    }

    @Nested
    final class InTheArchive {

        @Test
        void itIsKeptOnceWithoutAResultWhenAnotherBegins() throws Exception {
            play("e2e4", "e7e5");
            start(options("fide"));
            ArchivedGame game = archived().getFirst();
            assertEquals("*", game.game().result());
            assertEquals("unterminated", game.game().tags().get("Termination"));
            assertEquals(2, game.plies());
            start(fresh());
            start(options("fide"));
            assertEquals(1, versions());
        }

        @Test
        void itIsKeptWhenAFreshOneBegins() throws Exception {
            play("e2e4", "e7e5");
            start(fresh());
            assertEquals(
                    List.of("*"),
                    archived().stream().map(game -> game.game().result()).toList());
        }

        @Test
        void withoutAMoveItIsNotKept() throws Exception {
            start(options("home"));
            start(options("fide"));
            assertEquals(List.of(), archived());
        }

        @Test
        void aGameThatHadEndedIsThereOnceWithTheDayThatItHas() throws Exception {
            play("f2f3", "e7e5", "g2g4", "d8h4");
            Path file = data.resolve("games.pgn");
            String earlier = Files.readString(file).replaceFirst("\\[Date \"[^\"]*\"]", "[Date \"2024.02.29\"]");
            Files.writeString(file, earlier);
            try (PlayService service = Play.open(options("home"))) {
                service.start();
                await(service, "\"code\":\"resumed\"");
            }
            start(options("fide"));
            assertEquals(earlier, Files.readString(file));
        }
    }
}
