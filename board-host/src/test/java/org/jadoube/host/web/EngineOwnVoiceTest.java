package org.jadoube.host.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.locks.LockSupport;
import org.jadoube.host.bridge.PageHand;
import org.jadoube.host.bridge.link.LinkClient;
import org.jadoube.light.Light;
import org.jadoube.light.LightScene;
import org.jadoube.rules.Position;
import org.jadoube.rules.Square;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Over HTTP, and over a link, nobody speaks for a side that an engine plays. */
@Timeout(60)
final class EngineOwnVoiceTest {

    private static final String WHO = "ponder, level 5, plays Black";

    @TempDir
    private Path folder;

    private final HttpClient http = HttpClient.newHttpClient();
    private Path engine;

    /** It has its move at once, which then waits for a hand. */
    @BeforeEach
    void anEngine() throws IOException {
        engine = Files.writeString(folder.resolve("ponder"), """
                #!/bin/sh
                while read -r line; do
                  case "$line" in
                    uci) echo uciok ;;
                    isready) echo readyok ;;
                    *moves*) answer=e7e5 ;;
                    position*) answer=e2e4 ;;
                    go*) echo bestmove $answer ;;
                    quit) exit 0 ;;
                  esac
                done
                """);
        Files.setPosixFilePermissions(engine, PosixFilePermissions.fromString("rwx------"));
    }

    private StartedPlay play(String side) throws IOException {
        return play(side, "fide");
    }

    private StartedPlay play(String side, String rules, String... more) throws IOException {
        List<String> all = new ArrayList<>(List.of("--opponent", "ponder", "--engine", engine.toString()));
        all.addAll(List.of("--opponent-side", side, "--rules", rules, "--clock", "300"));
        all.addAll(List.of(more));
        return StartedPlay.of(folder.resolve("data"), all.toArray(String[]::new));
    }

    private HttpResponse<String> said(StartedPlay play, String line) throws IOException, InterruptedException {
        return http.send(
                HttpRequest.newBuilder(play.address().resolve("/input"))
                        .header("Content-Type", "application/json")
                        .POST(HttpRequest.BodyPublishers.ofString(line))
                        .build(),
                HttpResponse.BodyHandlers.ofString());
    }

    private void taken(StartedPlay play, String line) throws IOException, InterruptedException {
        HttpResponse<String> answer = said(play, line);
        assertEquals(204, answer.statusCode(), line + ": " + answer.body());
    }

    private String asked(URI address) throws IOException, InterruptedException {
        return http.send(HttpRequest.newBuilder(address).build(), HttpResponse.BodyHandlers.ofString())
                .body();
    }

    private String awaitState(StartedPlay play, String part) throws IOException, InterruptedException {
        String state;
        long until = System.nanoTime() + 30_000_000_000L;
        do {
            LockSupport.parkNanos(5_000_000);
            state = asked(play.address().resolve("/state"));
            assertTrue(System.nanoTime() < until, "the state does not tell " + part + ": " + state);
        } while (!state.contains(part));
        return state;
    }

    private static void whiteMoves(StartedPlay play) throws Exception {
        try (PageHand hand = new PageHand(play.address())) {
            hand.make(Position.initial(), "e2e4");
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "resign",
                "offer-draw",
                "accept-draw",
                "decline-draw",
                "claim-threefold",
                "claim-fifty",
                "claim-illegal",
                "takeback",
                "accept-takeback",
                "decline-takeback",
                "displaced"
            })
    void aWordInItsNameIsRefusedWithWhoPlaysThereAndWhatToDo(String word) throws Exception {
        try (StartedPlay play = play("black")) {
            HttpResponse<String> answer = said(play, "{\"say\":\"" + word + "\",\"by\":\"black\",\"id\":1}");
            assertEquals(400, answer.statusCode());
            assertEquals(
                    "\"" + word + "\" is not taken in the name of Black: " + WHO
                            + ", which speaks for itself; say it by \"white\", or let people go on without it first:"
                            + " {\"opponent\":null}\n",
                    answer.body());
            assertFalse(asked(play.address().resolve("/board.rec.jsonl")).contains(word), "nothing reached the game");
        }
    }

    @Test
    void whoGivesNoNameDoesNotSpeakForItThoughItIsOnMove() throws Exception {
        try (StartedPlay play = play("black")) {
            whiteMoves(play);
            for (String line : new String[] {"{\"say\":\"resign\"}", "{\"say\":\"resign\",\"by\":\"arbiter\"}"}) {
                HttpResponse<String> answer = said(play, line);
                assertEquals(400, answer.statusCode());
                assertTrue(
                        answer.body().startsWith("\"resign\" is not taken without a player's name: " + WHO),
                        answer::body);
            }
            taken(play, "{\"say\":\"resign\",\"by\":\"white\"}");
            awaitState(play, "\"result\":\"0-1\",\"reason\":\"resignation\"");
        }
    }

    @Test
    void nobodySpeaksForTwoEnginesAndTheArbiterEndsTheirGame() throws Exception {
        try (StartedPlay play = play("both")) {
            HttpResponse<String> answer = said(play, "{\"say\":\"resign\",\"by\":\"white\"}");
            assertEquals(400, answer.statusCode());
            int from = answer.body().indexOf("{\"say\":\"result\"");
            taken(play, answer.body().substring(from, answer.body().indexOf('}', from) + 1));
            awaitState(play, "\"result\":\"1/2-1/2\",\"reason\":\"arbiter\"");
        }
    }

    @Test
    void whatConcernsBothSidesIsTaken() throws Exception {
        try (StartedPlay play = play("black")) {
            whiteMoves(play);
            taken(play, "{\"say\":\"offer-draw\",\"by\":\"white\"}");
            awaitState(play, "\"event\":\"offer\"");
            taken(play, "{\"say\":\"set-clock\",\"by\":\"arbiter\",\"white\":61000,\"black\":62000}");
            awaitState(play, "\"white\":61000");
            taken(play, "{\"say\":\"two-hands\",\"by\":\"black\"}");
            taken(play, "{\"say\":\"claim-illegal\",\"by\":\"arbiter\",\"id\":1}");
            taken(play, "{\"say\":\"overrule\",\"by\":\"arbiter\",\"ruling\":1}");
            taken(play, "{\"say\":\"pause\",\"by\":\"black\"}");
            awaitState(play, "\"running\":null");
            taken(play, "{\"say\":\"result\",\"by\":\"arbiter\",\"result\":\"1-0\"}");
            awaitState(play, "\"result\":\"1-0\",\"reason\":\"arbiter\"");
        }
    }

    @Test
    void aTakeBackWithoutANameIsThePersons() throws Exception {
        try (StartedPlay play = play("black", "home")) {
            whiteMoves(play);
            taken(play, "{\"say\":\"takeback\"}");
            awaitState(play, "\"event\":\"restore\",\"place\":[\"e2\"],\"remove\":[\"e4\"],\"reason\":\"take-back\"");
        }
    }

    @Test
    void whenItHasLeftThePersonWhoSatDownThereSpeaks() throws Exception {
        try (StartedPlay play = play("black")) {
            whiteMoves(play);
            taken(play, "{\"opponent\":null}");
            taken(play, "{\"say\":\"resign\",\"by\":\"black\"}");
            awaitState(play, "\"result\":\"1-0\",\"reason\":\"resignation\"");
        }
    }

    @Test
    void aMoveFromElsewhereIsNoMoveOfTheEngine() throws Exception {
        int port;
        try (ServerSocket any = new ServerSocket(0)) {
            port = any.getLocalPort();
        }
        try (StartedPlay play = play("black", "fide", "--mirror", "link:127.0.0.1:" + port);
                LinkClient link = new LinkClient("127.0.0.1:" + port, "", false, new Deaf())) {
            whiteMoves(play);
            HttpResponse<String> answer = said(play, "{\"remote\":\"e7e5\"}");
            assertEquals(400, answer.statusCode());
            assertEquals(
                    "the move e7e5 is not taken: " + WHO
                            + ", which sends its own moves; let people go on without it first:"
                            + " {\"opponent\":null}\n",
                    answer.body());
            link.start();
            link.remote("d7d5");
            link.lights(new LightScene(Map.of(Square.parse("h5"), Light.HINT)));
            String state = awaitState(play, "\"h5\":\"hint\"");
            assertFalse(state.contains("d7d5"), state);
            assertFalse(asked(play.address().resolve("/board.rec.jsonl")).contains("d7d5"));
        }
    }

    /** A program that only speaks. */
    private static final class Deaf implements LinkClient.Listener {
        @Override
        public void state(Map<String, @Nullable Object> state) {}

        @Override
        public void event(Map<String, @Nullable Object> event) {}

        @Override
        public void input(Map<String, @Nullable Object> line) {}

        @Override
        public void linked(boolean there, String why) {}
    }
}
