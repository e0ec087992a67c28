package org.jadoube.host.web;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.jadoube.host.UsageException;
import org.jadoube.host.pairing.PairingCode;
import org.jadoube.host.pairing.Pairings;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The page as another computer meets it: by this machine's own address in its network, and by what a bad neighbour tries. */
@Timeout(60)
final class OtherComputersTest {

    private static final String JSON = "Content-Type: application/json\r\n";

    @TempDir
    private Path data;

    private final FakeGate gate = new FakeGate();
    private final HttpClient client = HttpClient.newHttpClient();
    private InetAddress own;
    private PageServer server;
    private String host;

    private PageServer opened(PageDoors doors, Pairings pairings) {
        PageServer opened = new PageServer(doors, pairings);
        opened.answer(gate);
        return opened;
    }

    @BeforeEach
    void open() throws SocketException {
        own = Lan.address();
        server = opened(PageDoors.of(0, own.getHostAddress()), Pairings.in(data));
        host = own.getHostAddress() + ":" + server.port();
    }

    @AfterEach
    void close() {
        server.close();
    }

    private HttpResponse<String> get(String path) throws IOException, InterruptedException {
        return client.send(
                HttpRequest.newBuilder(URI.create("http://" + host + path)).build(),
                HttpResponse.BodyHandlers.ofString());
    }

    private HttpResponse<String> post(String path, String body, String cookie)
            throws IOException, InterruptedException {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create("http://" + host + path))
                .header("Content-Type", "application/json")
                .header("Origin", "http://" + host)
                .POST(HttpRequest.BodyPublishers.ofString(body));
        if (!cookie.isEmpty()) {
            request.header("Cookie", "other=1; " + cookie);
        }
        return client.send(request.build(), HttpResponse.BodyHandlers.ofString());
    }

    /** The first line of the answer to what is written as it stands; empty if there is none. */
    private String raw(String request) throws IOException {
        try (Socket socket = new Socket(own, server.port())) {
            socket.getOutputStream().write(request.getBytes(ISO_8859_1));
            String answer = new String(socket.getInputStream().readNBytes(400), ISO_8859_1);
            return answer.lines().findFirst().orElse("");
        }
    }

    private String message(String host, String headers, String body) {
        return "POST /input HTTP/1.1\r\nHost: " + host + "\r\n" + headers + "Content-Length: " + body.length()
                + "\r\nConnection: close\r\n\r\n" + body;
    }

    /** Pairs as a browser does; the cookie that it is given. */
    private String pair() throws IOException, InterruptedException {
        assertEquals(200, post("/pairing", "{\"do\":\"ask\"}", "").statusCode());
        String code = new PairingCode(gate.codes.getLast()).text();
        HttpResponse<String> answer =
                post("/pairing", "{\"do\":\"say\",\"code\":\"" + code + "\",\"name\":\"phone\"}", "");
        assertEquals("{\"heard\":\"right\"}", answer.body());
        String cookie = answer.headers().firstValue("Set-Cookie").orElseThrow();
        assertTrue(cookie.contains("; HttpOnly; SameSite=Strict"), cookie);
        return cookie.substring(0, cookie.indexOf(';'));
    }

    private void loopbackAnswersAtOnce() throws IOException, InterruptedException {
        long before = System.nanoTime();
        HttpResponse<String> answer = client.send(
                HttpRequest.newBuilder(server.address().resolve("/state")).build(),
                HttpResponse.BodyHandlers.ofString());
        assertEquals(200, answer.statusCode());
        assertTrue(System.nanoTime() - before < TimeUnit.SECONDS.toNanos(2));
    }

    @Nested
    class WhoIsNotPaired {

        @ParameterizedTest
        @ValueSource(strings = {"/", "/page.js", "/state", "/games.json", "/live.pgn", "/you"})
        void reads(String path) throws Exception {
            assertEquals(200, get(path).statusCode());
        }

        @ParameterizedTest
        @ValueSource(strings = {"/hand", "/input", "/doctor"})
        void changesNothing(String path) throws Exception {
            HttpResponse<String> answer = post(path, "{\"say\":\"resign\"}", "");
            assertEquals(403, answer.statusCode());
            assertEquals("this browser is not paired; it may look on\n", answer.body());
            assertTrue(gate.inputs.isEmpty() && gate.hands.isEmpty());
        }

        @Test
        void seesNoPairingsAndForgetsNone() throws Exception {
            assertEquals(403, get("/pairings.json").statusCode());
            assertEquals(
                    400,
                    post("/pairing", "{\"do\":\"forget\",\"id\":\"x\"}", "").statusCode());
            assertEquals(400, post("/pairing", "{\"do\":\"refuse\"}", "").statusCode());
        }

        @Test
        void isNotToldTheCode() throws Exception {
            pair();
            post("/pairing", "{\"do\":\"ask\"}", "");
            String code = new PairingCode(gate.codes.getLast()).text();
            try (Socket socket = new Socket(own, server.port())) {
                socket.getOutputStream()
                        .write(("GET /events HTTP/1.1\r\nHost: " + host + "\r\n\r\n").getBytes(ISO_8859_1));
                StringBuilder told = new StringBuilder();
                while (told.indexOf("\"pairs\":true}") < 0) {
                    told.append((char) socket.getInputStream().read());
                }
                assertFalse(told.toString().contains(code));
                assertTrue(told.toString().contains("{\"standing\":\"viewer\",\"pairs\":true}"), told.toString());
            }
            assertFalse(get("/state").body().contains(code));
        }
    }

    @Nested
    class WhoIsPaired {

        @Test
        void plays() throws Exception {
            String cookie = pair();
            assertEquals(204, post("/input", "{\"say\":\"resign\"}", cookie).statusCode());
            assertEquals("{\"say\":\"resign\"}", gate.inputs.poll(5, TimeUnit.SECONDS));
            assertEquals(0L, gate.codes.getLast());
        }

        @Test
        void isNotLentTheBoardWhichStaysOnItsComputer() throws Exception {
            assertEquals(403, post("/lend", "{}", pair()).statusCode());
        }

        @Test
        void playsAfterARestartToo() throws Exception {
            String token = pair();
            server.close();
            server = opened(PageDoors.of(server.port(), own.getHostAddress()), Pairings.in(data));
            assertEquals(204, post("/input", "{\"say\":\"resign\"}", token).statusCode());
        }

        @Test
        void playsNoMoreOnceForgotten() throws Exception {
            String cookie = pair();
            HttpResponse<String> gone = post("/pairing", "{\"do\":\"forget\"}", cookie);
            assertEquals(200, gone.statusCode());
            assertTrue(gone.headers().firstValue("Set-Cookie").orElse("").contains("Max-Age=0"));
            assertEquals(403, post("/input", "{\"say\":\"resign\"}", cookie).statusCode());
        }

        @Test
        void isKnownByHisTokenAlone() throws Exception {
            String cookie = pair();
            assertEquals(403, post("/input", "{}", cookie + "x").statusCode());
            assertEquals(
                    403,
                    post("/input", "{}", "jadoube=" + cookie.substring(cookie.indexOf('=') + 1))
                            .statusCode());
        }

        @Test
        void isStillProtectedFromOtherSites() throws Exception {
            String cookie = "Cookie: " + pair() + "\r\n";
            String mine = "Origin: http://" + host + "\r\n";
            assertEquals("HTTP/1.1 204 No Content", raw(message(host, JSON + cookie + mine, "{}")));
            String evil = "Origin: http://evil.example\r\n";
            assertEquals("HTTP/1.1 403 Forbidden", raw(message(host, JSON + cookie + evil, "{}")));
            assertEquals("HTTP/1.1 403 Forbidden", raw(message(host, JSON + cookie + "Origin: null\r\n", "{}")));
            assertEquals("HTTP/1.1 403 Forbidden", raw(message(host, JSON + cookie, "{}")));
            assertEquals(
                    "HTTP/1.1 415 Unsupported Media Type",
                    raw(message(host, "Content-Type: text/plain\r\n" + cookie + mine, "{}")));
            assertEquals(1, gate.inputs.size());
        }
    }

    @Nested
    class ABadNeighbour {

        @ParameterizedTest
        @ValueSource(strings = {"evil.example", "127.0.0.1", "localhost"})
        void isRefusedByAnotherNameOfTheHost(String name) throws Exception {
            String request = "GET /state HTTP/1.1\r\nHost: " + name + ":" + server.port() + "\r\n\r\n";
            assertEquals("HTTP/1.1 403 Forbidden", raw(request));
            assertEquals("HTTP/1.1 200 OK", raw(request.replace(name + ":" + server.port(), host)));
        }

        @Test
        void getsNoAnswerWithoutTheStrictHeaders() throws Exception {
            for (HttpResponse<String> answer : List.of(get("/"), get("/nowhere"), post("/hand", "{}", ""))) {
                assertTrue(answer.headers()
                        .firstValue("Content-Security-Policy")
                        .orElse("")
                        .contains("default-src 'none'"));
                assertEquals(
                        "nosniff",
                        answer.headers().firstValue("X-Content-Type-Options").orElse(""));
                assertEquals(
                        "no-referrer",
                        answer.headers().firstValue("Referrer-Policy").orElse(""));
                assertEquals(
                        "DENY", answer.headers().firstValue("X-Frame-Options").orElse(""));
            }
        }

        @Test
        void isNotHeardWithTooBigABody() throws Exception {
            String cookie = pair();
            assertEquals(
                    413,
                    post("/input", "{\"a\":\"" + "x".repeat(Routes.MOST) + "\"}", cookie)
                            .statusCode());
            assertEquals(
                    413,
                    post("/pairing", "{\"a\":\"" + "x".repeat(Routes.MOST) + "\"}", "")
                            .statusCode());
        }

        @Test
        void isNotHeardWithEndlessHeaders() throws Exception {
            try (Socket socket = new Socket(own, server.port())) {
                socket.setSoTimeout(30_000);
                byte[] much = ("X-Much: " + "x".repeat(4_000) + "\r\n").getBytes(ISO_8859_1);
                socket.getOutputStream().write(("GET / HTTP/1.1\r\nHost: " + host + "\r\n").getBytes(ISO_8859_1));
                assertThrows(IOException.class, () -> {
                    for (int i = 0; i < 10_000; i++) {
                        socket.getOutputStream().write(much);
                    }
                });
            }
            loopbackAnswersAtOnce();
        }

        @Test
        void isSlowedDownWhenHeAsksForTooMuch() throws Exception {
            int refused = 0;
            for (int i = 0; i < 2 * Rates.FULL && refused == 0; i++) {
                refused += get("/you").statusCode() == 429 ? 1 : 0;
            }
            assertEquals(1, refused);
            loopbackAnswersAtOnce();
        }

        @Test
        void whoSpeaksSlowlyIsCutOff() throws Exception {
            try (Socket slow = new Socket(own, server.port())) {
                slow.setSoTimeout(30_000);
                slow.getOutputStream().write("POST /input HTTP/1.1\r\nHost: ".getBytes(ISO_8859_1));
                loopbackAnswersAtOnce();
                assertEquals(-1, slow.getInputStream().read());
            }
        }

        @Test
        void holdsNoMoreThanHisShareOfConnections() throws Exception {
            List<Socket> held = new ArrayList<>();
            try {
                for (int i = 0; i < 200; i++) {
                    held.add(new Socket(own, server.port()));
                }
                int open = 0;
                for (Socket socket : held) {
                    socket.setSoTimeout(30_000);
                    socket.getOutputStream()
                            .write(("GET /you HTTP/1.1\r\nHost: " + host + "\r\n\r\n").getBytes(ISO_8859_1));
                }
                for (Socket socket : held) {
                    open += answered(socket) ? 1 : 0;
                }
                assertTrue(open > 0 && open <= Front.EACH, open + " connections are open");
                loopbackAnswersAtOnce();
            } finally {
                for (Socket socket : held) {
                    socket.close();
                }
            }
            // whoever comes after him is heard
            while (!"HTTP/1.1 200 OK".equals(rawOrNothing("GET /you HTTP/1.1\r\nHost: " + host + "\r\n\r\n"))) {
                Thread.onSpinWait();
            }
        }

        @Test
        void guessesInVain() throws Exception {
            post("/pairing", "{\"do\":\"ask\"}", "");
            PairingCode right = new PairingCode(gate.codes.getLast());
            String wrong = right.equals(new PairingCode(31)) ? "a8 b8 c8 d8 e8" : "a1 b1 c1 d1 e1";
            String guess = "{\"do\":\"say\",\"code\":\"" + wrong + "\"}";
            for (int i = 1; i < 5; i++) {
                assertEquals(
                        "{\"heard\":\"wrong\"}", post("/pairing", guess, "").body());
            }
            assertEquals("{\"heard\":\"spent\"}", post("/pairing", guess, "").body());
            String late = "{\"do\":\"say\",\"code\":\"" + right.text() + "\"}";
            assertEquals("{\"heard\":\"none\"}", post("/pairing", late, "").body());
            assertEquals(429, post("/pairing", "{\"do\":\"ask\"}", "").statusCode());
            assertEquals(List.of(), Pairings.in(data).all());
        }

        private boolean answered(Socket socket) {
            try {
                return socket.getInputStream().read() == 'H';
            } catch (IOException e) {
                return false;
            }
        }

        private String rawOrNothing(String request) {
            try {
                return raw(request);
            } catch (IOException e) {
                return "";
            }
        }
    }

    @Nested
    class AllAddresses {

        @Test
        void areOneDoorAndWhoComesByLoopbackSitsAtTheBoard() throws Exception {
            try (PageServer all = opened(PageDoors.of(0, "all"), Pairings.in(data))) {
                String body = "{\"say\":\"resign\"}";
                HttpRequest here = HttpRequest.newBuilder(all.address().resolve("/input"))
                        .header("Content-Type", "application/json")
                        .POST(HttpRequest.BodyPublishers.ofString(body))
                        .build();
                assertEquals(
                        204,
                        client.send(here, HttpResponse.BodyHandlers.ofString()).statusCode());
                String there = own.getHostAddress() + ":" + all.port();
                HttpRequest far = HttpRequest.newBuilder(URI.create("http://" + there + "/input"))
                        .header("Content-Type", "application/json")
                        .header("Origin", "http://" + there)
                        .POST(HttpRequest.BodyPublishers.ofString(body))
                        .build();
                assertEquals(
                        403,
                        client.send(far, HttpResponse.BodyHandlers.ofString()).statusCode());
            }
        }
    }

    @Nested
    class WithoutBeingAsked {

        @Test
        void thePageIsOpenToThisComputerAlone() throws Exception {
            try (PageServer alone = new PageServer(gate, 0)) {
                InetSocketAddress there = new InetSocketAddress(own, alone.port());
                try (Socket socket = new Socket()) {
                    assertThrows(IOException.class, () -> socket.connect(there, 2_000));
                }
            }
        }
    }

    @Nested
    class TheOption {

        @Test
        void takesAnAddressOfThisMachineAndNames() {
            assertTrue(PageDoors.of(1, "192.168.1.5,name=Board.Example").names().contains("board.example"));
            assertEquals(PageDoors.loopback(1), PageDoors.of(1, null));
        }

        @ParameterizedTest
        @ValueSource(strings = {"board.example", "300.1.1.1", "192.168.1.5,port=1", "192.168.1.5,name=a b"})
        void refusesWhatIsNone(String text) {
            UsageException thrown = assertThrows(UsageException.class, () -> PageDoors.of(1, text));
            assertTrue(String.valueOf(thrown.getMessage()).startsWith("--listen " + text + ": "), thrown.getMessage());
        }

        @Test
        void refusesAnAddressThatIsNotOurs() {
            UsageException thrown =
                    assertThrows(UsageException.class, () -> opened(PageDoors.of(0, "203.0.113.9"), Pairings.unkept()));
            assertTrue(
                    String.valueOf(thrown.getMessage()).startsWith("--listen 203.0.113.9: port "), thrown.getMessage());
        }
    }
}
