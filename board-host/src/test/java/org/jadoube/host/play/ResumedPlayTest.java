package org.jadoube.host.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jadoube.hardware.simulated.HandAction;
import org.jadoube.host.UsageException;
import org.jadoube.host.recording.Replay;
import org.jadoube.rules.Square;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A service that stops and starts again on the same data. */
@Timeout(120)
final class ResumedPlayTest {

    private static final long PATIENCE = 40_000_000_000L;

    private static final Pattern CLOCK = Pattern.compile("\"event\":\"clock\",\"white\":(\\d+),\"black\":(\\d+)");

    /** A player gets back at most the time since the clock was written last, in ms. */
    private static final long LOST_AT_MOST = 4_500;

    @TempDir
    private Path folder;

    private PlayOptions options(String rules, boolean fresh) {
        return options(rules, fresh, null, null);
    }

    private PlayOptions options(String rules, boolean fresh, @Nullable Path record, @Nullable Path events) {
        return PlayOptions.usual(new Keeping(folder.resolve("data"), fresh))
                .by(GameTerms.of(rules).clock("300+3"))
                .writing(new Outputs(record, events, null));
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

    private static void lift(PlayService service, String square) throws Exception {
        service.gate().hand(new HandAction.Lift("h", Square.parse(square)));
        await(service, "\"event\":\"lift\",\"square\":\"" + square);
    }

    /** White has played e4 and pressed; Black has taken the knight of g8 and holds him. */
    private static void playUntilTheKnightIsInHand(PlayService service) throws Exception {
        service.start();
        lift(service, "e2");
        service.gate().hand(new HandAction.Place("h", Square.parse("e4")));
        await(service, "\"event\":\"provisional\",\"id\":1");
        service.gate().input("{\"press\":\"white\"}");
        await(service, "\"running\":\"black\"");
        lift(service, "g8");
        await(service, "\"kind\":\"move-piece\",\"squares\":[\"g8\"]");
    }

    /** The times of White and Black as the clock told them last, in ms. */
    private static long[] clock(String state) {
        Matcher told = CLOCK.matcher(state);
        long[] last = {-1, -1};
        while (told.find()) {
            last = new long[] {Long.parseLong(told.group(1)), Long.parseLong(told.group(2))};
        }
        return last;
    }

    @Test
    void goesOnWithTheTouchedManInHandAndTheClockAsItWas() throws Exception {
        long[] before;
        try (PlayService service = Play.open(options("fide", false))) {
            playUntilTheKnightIsInHand(service);
            before = clock(state(service));
        }
        try (PlayService service = Play.open(options("fide", false))) {
            service.start();
            String state = await(service, "\"code\":\"resumed\"");
            assertTrue(state.contains("\"uci\":\"e2e4\""), state);
            assertTrue(state.contains("\"kind\":\"move-piece\",\"squares\":[\"g8\"]"), state);
            assertTrue(state.contains("\"man\":\"n\",\"hand\":\"h\",\"from\":\"g8\""), state);
            assertTrue(state.contains("\"running\":\"black\""), state);
            assertTrue(before[0] > 290_000, state);
            assertEquals(before[0], clock(state)[0]);
            assertEquals(before[1], clock(state)[1], LOST_AT_MOST);
            service.gate().hand(new HandAction.Place("h", Square.parse("f6")));
            await(service, "\"event\":\"provisional\",\"id\":2");
            service.gate().input("{\"press\":\"black\"}");
            await(service, "\"uci\":\"g8f6\"");
            await(service, "\"running\":\"white\"");
        }
    }

    @Test
    void writesTheRecordingAndTheEventsOfTheWholeGameAnew() throws Exception {
        Path record = folder.resolve("game.rec.jsonl");
        Path events = folder.resolve("events.jsonl");
        try (PlayService service = Play.open(options("fide", false, record, events))) {
            playUntilTheKnightIsInHand(service);
        }
        try (PlayService service = Play.open(options("fide", false, record, events))) {
            service.start();
            await(service, "\"code\":\"resumed\"");
            service.gate().hand(new HandAction.Place("h", Square.parse("f6")));
            await(service, "\"event\":\"provisional\",\"id\":2");
        }
        List<String> told = Files.readAllLines(events);
        assertTrue(told.stream().anyMatch(line -> line.contains("\"uci\":\"e2e4\"")), told.toString());
        assertEquals(told, Replay.events(Files.readAllLines(record)));
    }

    @Test
    void beginsANewGameWhenAskedForAnotherOneOrAFreshOne() throws Exception {
        try (PlayService service = Play.open(options("fide", false))) {
            playUntilTheKnightIsInHand(service);
        }
        try (PlayService service = Play.open(options("home", false))) {
            service.start();
            assertFalse(state(service).contains("\"event\":\"move\""));
        }
        try (PlayService service = Play.open(options("fide", true))) {
            service.start();
            assertFalse(state(service).contains("\"event\":\"move\""));
        }
        try (var files = Files.list(folder.resolve("data/journal"))) {
            assertEquals(3, files.count());
        }
    }

    @Test
    void refusesTheDataOfAServiceThatRuns() {
        try (PlayService service = Play.open(options("fide", false))) {
            UsageException second = assertThrows(UsageException.class, () -> Play.open(options("fide", false)));
            assertTrue(
                    String.valueOf(second.getMessage()).startsWith("another jadoube (process "), second.getMessage());
            assertTrue(service.address().getPort() > 0);
        }
    }

    @Test
    void playsOnWhereNothingCanBeWrittenAndSaysSoOnThePage() throws Exception {
        PlayOptions nowhere = PlayOptions.usual(Keeping.in(Path.of("/proc/jadoube-test")));
        try (PlayService service = Play.open(nowhere)) {
            service.start();
            await(service, "\"code\":\"journal-stopped\"");
            lift(service, "e2");
        }
    }
}
