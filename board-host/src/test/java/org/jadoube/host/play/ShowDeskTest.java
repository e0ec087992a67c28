package org.jadoube.host.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A game of the archive on the board of a service that plays another. */
@Timeout(60)
final class ShowDeskTest {

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

    @TempDir
    private Path data;

    private final HttpClient client = HttpClient.newHttpClient();
    private PlayService service;

    @BeforeEach
    void start() throws IOException {
        Files.writeString(data.resolve("games.pgn"), KEPT);
        service = Play.open(PlayOptions.usual(Keeping.in(data)));
        service.start();
    }

    @AfterEach
    void stop() {
        service.close();
    }

    private HttpResponse<String> post(String path, String json) throws IOException, InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(service.address().resolve(path))
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(json))
                .build();
        return client.send(request, HttpResponse.BodyHandlers.ofString());
    }

    /** From one stroke to the next, in ms. */
    private static final long STROKE = 60;

    private void show(String json) throws IOException, InterruptedException {
        HttpResponse<String> answer = post("show", json);
        assertEquals(204, answer.statusCode(), answer.body());
    }

    private void hand(String op, String square) throws IOException, InterruptedException {
        String json = "{\"op\":\"" + op + "\",\"hand\":\"x\""
                + (square.isEmpty() ? "" : ",\"square\":\"" + square + "\"") + "}";
        assertEquals(204, post("hand", json).statusCode());
        // a contact that is open for less than the debounce was not open
        TimeUnit.MILLISECONDS.sleep(STROKE);
    }

    private void move(String from, String to) throws IOException, InterruptedException {
        hand("lift", from);
        hand("place", to);
    }

    private JsonNode state() throws IOException, InterruptedException {
        HttpRequest request =
                HttpRequest.newBuilder(service.address().resolve("state")).build();
        return new ObjectMapper()
                .readTree(client.send(request, HttpResponse.BodyHandlers.ofString())
                        .body());
    }

    /** Waits until what is told of the show is so. */
    private JsonNode shown(String lights, int stood) throws IOException, InterruptedException {
        return until(it -> it.get("show").path("lights").toString().equals(lights.replace('\'', '"'))
                && it.get("show").path("stood").asInt(-9) == stood);
    }

    private JsonNode until(Predicate<JsonNode> so) throws IOException, InterruptedException {
        JsonNode told = state();
        while (!so.test(told)) {
            Thread.onSpinWait();
            told = state();
        }
        return told;
    }

    private static long moves(JsonNode state) {
        long moves = 0;
        for (JsonNode event : state.get("events")) {
            moves += event.get("event").asText().equals("move") ? 1 : 0;
        }
        return moves;
    }

    @Test
    void goesForwardsAndBackwardsByLightsAndTheGameGoesOnWhereItWas() throws Exception {
        move("e2", "e4");
        until(it -> moves(it) == 1);
        show("{\"do\":\"begin\",\"game\":1}");
        // the running game stands a move further: that is put back first
        shown("{'e2':'place','e4':'remove'}", -1);
        move("e4", "e2");
        shown("{'d2':'remove','d4':'place'}", 0);
        move("d2", "d4");
        shown("{'e5':'place','e7':'remove'}", 1);
        show("{\"do\":\"back\"}");
        shown("{'d2':'place','d4':'remove'}", 1);
        move("d4", "d2");
        JsonNode back = shown("{}", 0);
        assertEquals("end", back.get("show").get("state").asText());
        assertTrue(back.get("show").get("parked").asBoolean());
        assertEquals(400, post("input", "{\"say\":\"resign\",\"by\":\"white\"}").statusCode());
        show("{\"do\":\"leave\"}");
        until(it -> !it.get("show").path("active").asBoolean());
        // the game's own men stand as they stood
        move("e7", "e5");
        JsonNode after = until(it -> moves(it) == 2);
        assertEquals("here", after.get("board").get("state").asText());
    }

    @Test
    void putsTheMenOfASimulatedBoardWhereTheyBelong() throws Exception {
        show("{\"do\":\"begin\",\"game\":1,\"ply\":2}");
        until(it -> it.get("show").path("state").asText().equals("guide"));
        show("{\"do\":\"arrange\"}");
        // from here the next move is a capture: both men are lit
        shown("{'d4':'remove','e5':'remove'}", 2);
        hand("lift", "e5");
        hand("tray", "");
        move("d4", "e5");
        JsonNode end = shown("{'d4':'last-from','e5':'last-to'}", 3);
        assertEquals("end", end.get("show").get("state").asText());
    }

    @Test
    void isRefusedWithAWordWhereItCannotBe() throws Exception {
        assertEquals(
                "there is no game 7\n",
                post("show", "{\"do\":\"begin\",\"game\":7}").body());
        assertEquals(
                "no game is being shown; begin with one\n",
                post("show", "{\"do\":\"forward\"}").body());
        show("{\"do\":\"begin\",\"game\":1}");
        assertEquals(400, post("doctor", "{\"do\":\"begin\"}").statusCode());
        assertEquals(
                400, post("lesson", "{\"do\":\"begin\",\"lesson\":\"rook\"}").statusCode());
    }
}
