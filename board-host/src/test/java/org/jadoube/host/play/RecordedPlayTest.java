package org.jadoube.host.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import org.jadoube.hardware.simulated.HandAction;
import org.jadoube.host.recording.Replay;
import org.jadoube.host.web.BadInput;
import org.jadoube.rules.Square;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A game played on the bouncing simulated board, with everything that is written of it. */
class RecordedPlayTest {

    private static final Duration PATIENCE = Duration.ofSeconds(20);

    @TempDir
    private Path folder;

    private PlayOptions options() {
        return PlayOptions.usual(Keeping.in(folder.resolve("data")))
                .on(BoardChoice.SIMULATED.bouncing())
                .by(GameTerms.of("fide").clock("300+3"))
                .writing(new Outputs(
                        folder.resolve("game.rec.jsonl"), folder.resolve("events.jsonl"), folder.resolve("game.pgn")));
    }

    @Test
    void theRecordingReplaysToTheSameEventsByteForByte() throws Exception {
        try (PlayService service = Play.open(options())) {
            service.start();
            move(service, "e2", "e4", "white");
            move(service, "e7", "e5", "black");
            service.gate().input("{\"say\":\"offer-draw\",\"by\":\"black\"}");
            awaitEvent("\"event\":\"offer\"");
        }
        List<String> told = Files.readAllLines(folder.resolve("events.jsonl"));
        assertTrue(told.getLast().contains("\"moves\":[\"e2e4\",\"e7e5\"]"), told.getLast());
        assertEquals(told, Replay.events(Files.readAllLines(folder.resolve("game.rec.jsonl"))));
    }

    @Test
    void thePgnIsWholeAfterEveryMove() throws Exception {
        try (PlayService service = Play.open(options())) {
            service.start();
            assertTrue(pgn().endsWith("\n*\n\n"), pgn());
            move(service, "e2", "e4", "white");
            await("game.pgn", "1. e4 {[%emt 0:00:0");
            assertTrue(pgn().contains("[TimeControl \"300+3\"]"), pgn());
        }
    }

    private String pgn() throws IOException {
        return Files.readString(folder.resolve("game.pgn"));
    }

    private void move(PlayService service, String from, String to, String side) throws BadInput, IOException {
        service.gate().hand(new HandAction.Lift("h", Square.parse(from)));
        awaitEvent("\"event\":\"lift\",\"square\":\"" + from);
        service.gate().hand(new HandAction.Place("h", Square.parse(to)));
        awaitEvent("\"event\":\"provisional\",\"id\":" + (side.equals("white") ? 1 : 2));
        service.gate().input("{\"press\":\"" + side + "\"}");
        awaitEvent("\"uci\":\"" + from + to + "\",\"cause\":\"press\"");
    }

    private void awaitEvent(String part) throws IOException {
        await("events.jsonl", part);
    }

    /** Waits until a file tells of {@code part}; the board has its own time, which no test can hurry. */
    private void await(String file, String part) throws IOException {
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (!Files.readString(folder.resolve(file)).contains(part)) {
            assertTrue(System.nanoTime() < end, file + " does not tell: " + part);
            LockSupport.parkNanos(5_000_000);
        }
    }
}
