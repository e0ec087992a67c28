package org.jadoube.host.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;
import org.jadoube.hardware.simulated.HandAction;
import org.jadoube.host.UsageException;
import org.jadoube.rules.Man;
import org.jadoube.rules.Piece;
import org.jadoube.rules.Side;
import org.jadoube.rules.Square;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(30)
final class PageServerTest {

    private final FakeGate gate = new FakeGate();
    private final PageServer server = new PageServer(gate, 0);
    private final HttpClient browser = HttpClient.newHttpClient();

    @AfterEach
    void close() {
        browser.close();
        server.close();
    }

    private HttpResponse<String> get(String path) throws Exception {
        URI uri = server.address().resolve(path);
        return browser.send(HttpRequest.newBuilder(uri).build(), HttpResponse.BodyHandlers.ofString());
    }

    private HttpResponse<String> post(String path, String body, String... headers) throws Exception {
        HttpRequest.Builder request = HttpRequest.newBuilder(server.address().resolve(path))
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(body));
        if (headers.length > 0) {
            request.headers(headers);
        }
        return browser.send(request.build(), HttpResponse.BodyHandlers.ofString());
    }

    /** Sends bytes as they are, and gives the first line of the answer. */
    private String raw(String request) throws IOException {
        try (Socket socket = new Socket("127.0.0.1", server.port())) {
            socket.getOutputStream().write(request.getBytes(StandardCharsets.UTF_8));
            return new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8))
                    .readLine();
        }
    }

    /** An open event stream of a browser. */
    private final class Stream implements AutoCloseable {
        private final Socket socket;
        private final BufferedReader lines;

        Stream() throws IOException {
            socket = new Socket("127.0.0.1", server.port());
            socket.getOutputStream()
                    .write(("GET /events HTTP/1.1\r\nHost: 127.0.0.1:" + server.port() + "\r\n\r\n")
                            .getBytes(StandardCharsets.UTF_8));
            lines = new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8));
        }

        /** The data of the next message, which must be of {@code kind}. */
        String next(String kind) throws IOException {
            String line = lines.readLine();
            while (!line.startsWith("event: ")) {
                line = lines.readLine();
            }
            assertEquals("event: " + kind, line);
            String data = lines.readLine();
            assertTrue(data.startsWith("data: "), data);
            return data.substring("data: ".length());
        }

        @Override
        public void close() throws IOException {
            socket.close();
        }
    }

    @Nested
    class ThePageItself {

        @Test
        void isServedWithHeadersThatKeepOthersOut() throws Exception {
            HttpResponse<String> page = get("/");
            assertEquals(200, page.statusCode());
            assertEquals(
                    "text/html; charset=utf-8",
                    page.headers().firstValue("Content-Type").orElseThrow());
            String policy = page.headers().firstValue("Content-Security-Policy").orElseThrow();
            assertTrue(policy.startsWith("default-src 'none'; script-src 'self'"), policy);
            assertEquals(
                    "nosniff",
                    page.headers().firstValue("X-Content-Type-Options").orElseThrow());
        }

        @Test
        void isNotSentTwiceToABrowserThatHasIt() throws Exception {
            String tag = get("/page.css").headers().firstValue("ETag").orElseThrow();
            HttpRequest again = HttpRequest.newBuilder(server.address().resolve("/page.css"))
                    .header("If-None-Match", tag)
                    .build();
            assertEquals(
                    304,
                    browser.send(again, HttpResponse.BodyHandlers.ofString()).statusCode());
        }

        @Test
        void hasNoOtherFilesOfTheJar() throws Exception {
            for (String path :
                    new String[] {"/org/jadoube/host/Main.class", "/../version.properties", "/page/page.css"}) {
                HttpResponse<String> answer = get(path);
                assertEquals(404, answer.statusCode(), path);
                assertEquals(1, answer.body().lines().count());
            }
        }
    }

    @Nested
    class TheEventStream {

        @Test
        void beginsWithTheStateAndGoesOnWithEveryMessageOnce() throws Exception {
            server.publish("physical", "{\"men\":[]}");
            server.publish("event", "{\"t\":1,\"event\":\"move\",\"id\":1,\"uci\":\"e2e4\"}");
            try (Stream stream = new Stream()) {
                JsonNode state = new ObjectMapper().readTree(stream.next("state"));
                assertEquals("home", state.path("head").path("rules").asText());
                assertEquals(1, state.path("events").size());
                assertTrue(state.path("physical").path("men").isArray());
                server.publish("event", "{\"t\":2,\"event\":\"turn\"}");
                server.publish("physical", "{\"men\":[1]}");
                assertEquals("{\"t\":2,\"event\":\"turn\"}", stream.next("event"));
                assertEquals("{\"men\":[1]}", stream.next("physical"));
            }
        }

        @Test
        void tellsTwoBrowsersTheSame() throws Exception {
            try (Stream one = new Stream();
                    Stream two = new Stream()) {
                assertEquals(
                        one.next("state").replaceAll("\"clockAge\":\\d+", ""),
                        two.next("state").replaceAll("\"clockAge\":\\d+", ""));
                server.publish("event", "{\"t\":2,\"event\":\"turn\"}");
                assertEquals(one.next("event"), two.next("event"));
            }
        }

        @Test
        void givesUpABrowserThatDoesNotReadAndNeverWaitsForIt() throws Exception {
            String big = "{\"t\":2,\"event\":\"turn\",\"filler\":\"" + "x".repeat(100_000) + "\"}";
            try (Stream slow = new Stream();
                    Stream quick = new Stream()) {
                slow.next("state");
                quick.next("state");
                assertEquals(2, server.listeners());
                for (int i = 0; i < Listener.LIMIT + 200; i++) {
                    server.publish("event", big);
                    quick.next("event");
                }
                assertEquals(1, server.listeners());
            }
        }
    }

    @Nested
    class WhatHandsDo {

        private HandAction told(String body) throws Exception {
            assertEquals(204, post("/hand", body).statusCode());
            return gate.hands.poll(5, TimeUnit.SECONDS);
        }

        @Test
        void reachesTheBoardAsAnAct() throws Exception {
            int e2 = Square.parse("e2");
            assertEquals(new HandAction.Lift("h1", e2), told("{\"op\":\"lift\",\"hand\":\"h1\",\"square\":\"e2\"}"));
            assertEquals(new HandAction.Place("h1", e2), told("{\"op\":\"place\",\"hand\":\"h1\",\"square\":\"e2\"}"));
            assertEquals(new HandAction.ToTray("h1"), told("{\"op\":\"tray\",\"hand\":\"h1\"}"));
            assertEquals(new HandAction.Take("h1", 7), told("{\"op\":\"take\",\"hand\":\"h1\",\"man\":7}"));
            assertEquals(
                    new HandAction.PlaceBetween("h1", 3.5, 0.25),
                    told("{\"op\":\"between\",\"hand\":\"h1\",\"file\":3.5,\"rank\":0.25}"));
            assertEquals(
                    new HandAction.FromBox("h1", new Man(Side.BLACK, Piece.QUEEN)),
                    told("{\"op\":\"box\",\"hand\":\"h1\",\"man\":\"q\"}"));
            assertEquals(
                    new HandAction.Exchange("h1", e2, Piece.KNIGHT),
                    told("{\"op\":\"exchange\",\"hand\":\"h1\",\"square\":\"e2\",\"man\":\"N\"}"));
            assertEquals(
                    new HandAction.Arrange("h1", "8/8/8/8/8/8/8/8"),
                    told("{\"op\":\"arrange\",\"hand\":\"h1\",\"placement\":\"8/8/8/8/8/8/8/8\"}"));
        }

        @Test
        void isRefusedInOneLineIfItIsNoAct() throws Exception {
            String[][] bad = {
                {"nothing", "not JSON at column 1: one object expected"},
                {"[]", "one JSON object expected"},
                {"{} {}", "nothing expected after the JSON object"},
                {"{\"op\":\"lift\",\"square\":\"e2\"}", "key hand is missing"},
                {"{\"op\":\"lift\",\"hand\":\"h\",\"square\":\"e9\"}", "square e9: a1 to h8 expected"},
                {
                    "{\"op\":\"throw\",\"hand\":\"h\"}",
                    "op throw: lift, place, between, tray, take, box, exchange or arrange expected"
                },
                {
                    "{\"op\":\"between\",\"hand\":\"h\",\"file\":9,\"rank\":1}",
                    "between squares: file and rank must be 0 to 8"
                },
                {"{\"op\":\"take\",\"hand\":\"h\",\"man\":\"K\"}", "man K: a number expected"},
                {"{\"op\":\"box\",\"hand\":\"h\",\"man\":\"x\"}", "man x: one of KQRBNPkqrbnp expected"},
                {"{\"op\":\"tray\",\"hand\":\"no blanks\"}", "hand: 1 to 24 letters, digits, - or _ expected"},
            };
            for (String[] one : bad) {
                HttpResponse<String> answer = post("/hand", one[0]);
                assertEquals(400, answer.statusCode(), one[0]);
                assertEquals(one[1] + "\n", answer.body());
            }
            assertTrue(gate.hands.isEmpty());
        }
    }

    @Nested
    class WhatPlayersSay {

        @Test
        void reachesTheGameAsOneLine() throws Exception {
            assertEquals(
                    204,
                    post("/input", "{\"say\":\"resign\",\n  \"by\": \"white\"}").statusCode());
            assertEquals("{\"say\":\"resign\",\"by\":\"white\"}", gate.inputs.poll(5, TimeUnit.SECONDS));
            assertEquals(
                    204,
                    post("/input", "{\"set\":{\"players\":{\"white\":\"Ö\"}}}").statusCode());
            assertEquals("{\"set\":{\"players\":{\"white\":\"Ö\"}}}", gate.inputs.poll(5, TimeUnit.SECONDS));
        }

        @Test
        void isRefusedInOneLineAsTheGameSaysWhy() throws Exception {
            HttpResponse<String> answer = post("/input", "{\"say\":\"nonsense\"}");
            assertEquals(400, answer.statusCode());
            assertEquals("say nonsense: no such word\n", answer.body());
        }

        @Test
        void isRefusedIfItIsTooLong() throws Exception {
            String body = "{\"say\":\"" + "x".repeat(Routes.MOST) + "\"}";
            assertEquals(413, post("/input", body).statusCode());
        }
    }

    @Nested
    class RequestsFromElsewhere {

        private static final String BODY = "{\"say\":\"resign\"}";

        private String request(String host, String more) {
            return "POST /input HTTP/1.1\r\nHost: " + host + "\r\n" + more + "Content-Length: " + BODY.length()
                    + "\r\nConnection: close\r\n\r\n" + BODY;
        }

        @Test
        void areRefusedByTheNameOfTheHost() throws Exception {
            String json = "Content-Type: application/json\r\n";
            assertEquals("HTTP/1.1 204 No Content", raw(request("localhost:" + server.port(), json)));
            assertEquals("HTTP/1.1 403 Forbidden", raw(request("evil.example:" + server.port(), json)));
            assertEquals("HTTP/1.1 403 Forbidden", raw(request("127.0.0.1", json)));
            assertEquals(1, gate.inputs.size());
        }

        @Test
        void areRefusedByTheirOrigin() throws Exception {
            String host = "127.0.0.1:" + server.port();
            String json = "Content-Type: application/json\r\n";
            assertEquals("HTTP/1.1 204 No Content", raw(request(host, json + "Origin: http://" + host + "\r\n")));
            assertEquals("HTTP/1.1 403 Forbidden", raw(request(host, json + "Origin: http://evil.example\r\n")));
            assertEquals("HTTP/1.1 403 Forbidden", raw(request(host, json + "Origin: null\r\n")));
            assertEquals(1, gate.inputs.size());
        }

        @Test
        void areRefusedIfABrowserWouldPostThemUnasked() throws Exception {
            String plain = "Content-Type: text/plain\r\n";
            assertEquals("HTTP/1.1 415 Unsupported Media Type", raw(request("127.0.0.1:" + server.port(), plain)));
            assertTrue(gate.inputs.isEmpty());
        }
    }

    @Nested
    class AnAddressInUse {

        @Test
        void isToldInOneLineWithTheCure() {
            int taken = server.port();
            UsageException thrown = assertThrows(UsageException.class, () -> new PageServer(gate, taken));
            assertEquals(
                    "port " + taken
                            + " is in use or not allowed; choose another with --port, or --port 0 for a free one",
                    thrown.getMessage());
        }

        @Test
        void isNoPortAtAll() {
            UsageException thrown = assertThrows(UsageException.class, () -> new PageServer(gate, 70_000));
            assertEquals("--port 70000: 0 to 65535 expected, 0 for any free one", thrown.getMessage());
        }
    }
}
