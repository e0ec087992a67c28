package org.jadoube.host.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import org.jadoube.game.GameSetup;
import org.jadoube.game.Input;
import org.jadoube.host.journal.Disk;
import org.jadoube.host.pairing.Pairings;
import org.jadoube.host.recording.Json;
import org.jadoube.host.web.BadInput;
import org.jadoube.rules.Position;
import org.jadoube.rules.Square;
import org.jadoube.sensing.Reading;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A lesson on a board whose men a hand has to move: the game lends it and gets it back as it stood. */
@Timeout(120)
final class LessonOnBoardTest {

    private static final long PATIENCE = 30_000_000_000L;
    private static final HttpClient HTTP = HttpClient.newHttpClient();

    @TempDir
    private Path folder;

    private final Fed board = new Fed();
    private PlayService service;
    private long full = Position.initial().occupied();

    /** A board that shows what it is told to, at once. */
    private static final class Fed implements BoardSource {
        private final ConcurrentLinkedQueue<Long> shown = new ConcurrentLinkedQueue<>();

        @Override
        public List<Input> due(long t) {
            Long full = shown.poll();
            return full == null ? List.of() : List.of(new Input.Frame(t, new Reading.Occupancy(full)));
        }

        @Override
        public long nextDue() {
            return 0;
        }
    }

    @BeforeEach
    void begin() {
        PlayOptions options = PlayOptions.usual(Keeping.in(folder.resolve("data")))
                .on(BoardChoice.SIMULATED.named("board"))
                .writing(Outputs.events(folder.resolve("events.jsonl")));
        Keeper keeper = new Keeper(options, Disk.ofTheSystem());
        service = new PlayService(
                board,
                PlayService.page(options, Pairings.unkept()),
                options,
                keeper.begin(GameSetup.usual(), List.of()),
                Map.of());
        service.start();
        show(full);
    }

    @AfterEach
    void end() {
        service.close();
    }

    private void show(long now) {
        full = now;
        board.shown.add(now);
        await("the board is read", board.shown::isEmpty);
    }

    private static void await(String what, BooleanSupplier so) {
        long end = System.nanoTime() + PATIENCE;
        while (!so.getAsBoolean()) {
            assertTrue(System.nanoTime() < end, what);
            LockSupport.parkNanos(5_000_000);
        }
    }

    private boolean told(String part) {
        try {
            return Files.readString(folder.resolve("events.jsonl")).contains(part);
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    private Map<?, ?> lesson() {
        try {
            HttpRequest ask =
                    HttpRequest.newBuilder(service.address().resolve("state")).build();
            String state = HTTP.send(ask, HttpResponse.BodyHandlers.ofString()).body();
            return Json.object(state).get("lesson") instanceof Map<?, ?> now ? now : Map.of();
        } catch (IOException e) {
            throw new IllegalStateException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    private String phase() {
        return String.valueOf(lesson().get("phase"));
    }

    /** Does what the lights ask for until they ask for nothing. */
    private void follow(String done) {
        await(done, () -> {
            if (phase().equals(done)) {
                return true;
            }
            long now = full;
            if (lesson().get("lights") instanceof Map<?, ?> lights) {
                for (Map.Entry<?, ?> light : lights.entrySet()) {
                    long bit = Square.bit(Square.parse(String.valueOf(light.getKey())));
                    now = light.getValue().equals("place") ? now | bit : now;
                    now = light.getValue().equals("remove") ? now & ~bit : now;
                }
            }
            if (now != full) {
                show(now);
            }
            return false;
        });
    }

    private void move(String from, String to) {
        show(full & ~Square.bit(Square.parse(from)));
        LockSupport.parkNanos(50_000_000);
        show(full | Square.bit(Square.parse(to)));
    }

    @Test
    void theGameWaitsAndTheLightsLeadItsMenBack() throws BadInput {
        move("e2", "e4");
        await("the move", () -> told("\"uci\":\"e2e4\",\"san\":\"e4\",\"fen\""));
        long stood = full;
        service.gate().lesson("{\"op\":\"begin\",\"lesson\":\"rook\",\"task\":0}");
        assertThrows(BadInput.class, () -> service.gate().input("{\"say\":\"resign\",\"by\":\"white\"}"));
        follow("task");
        move("a1", "a5");
        await("half way", () -> String.valueOf(lesson().get("made")).equals("1"));
        move("a5", "h5");
        await("solved", () -> phase().equals("solved"));
        service.gate().lesson("{\"op\":\"leave\"}");
        assertEquals("leaving", phase());
        assertTrue(String.valueOf(lesson().get("say")).contains("Back to your game."), String.valueOf(lesson()));
        follow("null");
        assertEquals(stood, full);
        move("e7", "e5");
        await("the answer", () -> told("\"uci\":\"e7e5\",\"san\":\"e5\",\"fen\""));
        assertTrue(!told("\"event\":\"restore\""), "the game saw nothing of the lesson");
    }

    @Test
    void theMenOfTheGameAreSetUpOneByOne() throws BadInput {
        show(full & ~0xffL);
        service.gate().lesson("{\"op\":\"set-up\"}");
        assertTrue(
                String.valueOf(lesson().get("say")).contains("en=Put a white rook on a1."), String.valueOf(lesson()));
        assertEquals("men", phase());
        assertEquals("{a1=place}", String.valueOf(lesson().get("lights")));
        follow("null");
        assertEquals(Position.initial().occupied(), full);
        move("e2", "e4");
        await("the move", () -> told("\"uci\":\"e2e4\",\"san\":\"e4\",\"fen\""));
    }

    @Test
    void aMoveUnderWayIsFinishedFirst() {
        move("e2", "e4");
        await("the move", () -> told("\"uci\":\"e2e4\",\"san\":\"e4\",\"fen\""));
        show(full & ~Square.bit(Square.parse("g8")));
        BadInput refused =
                assertThrows(BadInput.class, () -> service.gate().lesson("{\"op\":\"begin\",\"lesson\":\"rook\"}"));
        assertEquals("a move is under way; finish it, then begin", refused.getMessage());
    }

    @Test
    void whatCannotBeDoneSaysWhy() throws BadInput {
        assertThrows(BadInput.class, () -> service.gate().lesson("{\"op\":\"next\"}"));
        assertThrows(BadInput.class, () -> service.gate().lesson("{\"op\":\"begin\",\"lesson\":\"sheep\"}"));
        assertThrows(BadInput.class, () -> service.gate().lesson("{\"op\":\"dance\"}"));
        service.gate().lesson("{\"op\":\"begin\",\"lesson\":\"rook\",\"task\":0}");
        BadInput refused = assertThrows(BadInput.class, () -> service.gate().lesson("{\"op\":\"arrange\"}"));
        assertEquals("the men of this board are moved on the board itself", refused.getMessage());
        service.gate().lesson("{\"op\":\"leave\"}");
        assertEquals("null", phase());
    }
}
