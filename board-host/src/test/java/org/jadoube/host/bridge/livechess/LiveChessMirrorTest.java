package org.jadoube.host.bridge.livechess;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.InputStream;
import java.io.OutputStream;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.LongFunction;
import org.jadoube.game.GameEvent;
import org.jadoube.game.GameSession;
import org.jadoube.game.GameSetup;
import org.jadoube.game.Input;
import org.jadoube.host.UsageException;
import org.jadoube.host.bridge.Follower;
import org.jadoube.host.bridge.Mirror;
import org.jadoube.host.bridge.Table;
import org.jadoube.rules.Side;
import org.jadoube.rules.Square;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The WebSocket and its REST twin, asked in the order in which the page of a chess site asks. */
@Timeout(60)
final class LiveChessMirrorTest {
    private static final String START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
    private static final String START_FEN = START + " w KQkq - 0 1";

    private final GameSession game = new GameSession(GameSetup.usual());
    private final HttpClient http = HttpClient.newHttpClient();
    private final BlockingQueue<String> heard = new LinkedBlockingQueue<>();
    private final BlockingQueue<Input> posted = new LinkedBlockingQueue<>();
    private LiveChessMirror mirror;
    private Follower follower;
    private long t;

    @BeforeEach
    void open() {
        mirror = LiveChessMirror.open(0, Map.of(), new Table() {
            @Override
            public void post(LongFunction<? extends Input> input) {
                posted.add(input.apply(0));
            }

            @Override
            public void light(Mirror by, long squares) {}
        });
        follower = new Follower(List.of(mirror), game::view);
        follower.start();
    }

    @AfterEach
    void close() {
        mirror.close();
        http.shutdownNow();
    }

    private URI address(String scheme, String path) {
        return URI.create(scheme + "://localhost:" + mirror.port() + path);
    }

    private WebSocket connect(BlockingQueue<String> to, String origin) {
        return http.newWebSocketBuilder()
                .header("Origin", origin)
                .buildAsync(address("ws", "/api/v1.0"), new Texts(to))
                .join();
    }

    private WebSocket page() {
        return connect(heard, "https://lichess.org");
    }

    private static String next(BlockingQueue<String> from) throws InterruptedException {
        String text = from.poll(20, TimeUnit.SECONDS);
        assertTrue(text != null, "nothing was said");
        return text;
    }

    private String next() throws InterruptedException {
        return next(heard);
    }

    /** The next feed whose list of moves is this one; feeds of half moves before it are passed over. */
    private String awaitMoves(String san) throws InterruptedException {
        String text = next();
        while (!text.contains("\"san\":" + san)) {
            assertFalse(text.contains("\"response\":\"error\""), text);
            text = next();
        }
        return text;
    }

    private void take(Input input) {
        follower.input(input);
        List<GameEvent> events = game.on(input);
        if (!events.isEmpty()) {
            follower.events(events);
        }
    }

    /** A hand moves a man and lets it stand until the move has settled. */
    private void play(String... moves) {
        for (String move : moves) {
            take(new Input.Lift(t += 500, Square.parse(move.substring(0, 2)), null, null));
            take(new Input.Place(t += 500, Square.parse(move.substring(2, 4)), null, null));
            take(new Input.Tick(t += 2_100));
        }
    }

    private void begin(WebSocket page) throws InterruptedException {
        page.sendText("{\"id\":1,\"call\":\"eboards\"}", true).join();
        assertTrue(next().startsWith("{\"response\":\"call\",\"id\":1,\"param\":[{\"serialnr\":\"08960\""));
        page.sendText(
                        "{\"id\":2,\"call\":\"subscribe\",\"param\":{\"feed\":\"eboardevent\",\"id\":1,"
                                + "\"param\":{\"serialnr\":\"08960\"}}}",
                        true)
                .join();
        assertTrue(next().startsWith("{\"response\":\"call\",\"id\":2,\"param\":null,\"time\":"));
        String feed = next();
        assertTrue(
                feed.startsWith("{\"response\":\"feed\",\"id\":1,\"param\":{\"serialnr\":\"08960\",\"flipped\":false,"
                        + "\"board\":\"" + START + "\",\"clock\":null}"),
                feed);
        assertFalse(feed.contains("\"san\""), "no moves before a setup");
        setUp(page, START_FEN);
        assertTrue(next().startsWith("{\"response\":\"call\",\"id\":3"));
        assertTrue(next().contains("\"san\":[],\"match\":true"));
    }

    private static void setUp(WebSocket page, String fen) {
        page.sendText(
                        "{\"id\":3,\"call\":\"call\",\"param\":{\"id\":1,\"method\":\"setup\",\"param\":{\"fen\":\""
                                + fen + "\"}}}",
                        true)
                .join();
    }

    @Test
    void thePageSeesEveryMoveInOneGrowingList() throws Exception {
        begin(page());
        play("e2e4");
        awaitMoves("[\"e4\"]");
        play("e7e5", "g1f3", "b8c6", "f1c4", "g8f6");
        awaitMoves("[\"e4\",\"e5\",\"Nf3\",\"Nc6\",\"Bc4\",\"Nf6\"]");
        take(new Input.Lift(t += 500, Square.parse("e1"), null, null));
        take(new Input.Place(t += 500, Square.parse("g1"), null, null));
        take(new Input.Lift(t += 500, Square.parse("h1"), null, null));
        take(new Input.Place(t += 500, Square.parse("f1"), null, null));
        take(new Input.Tick(t += 2_100));
        awaitMoves("[\"e4\",\"e5\",\"Nf3\",\"Nc6\",\"Bc4\",\"Nf6\",\"O-O\"]");
    }

    @Test
    void whoCountsMovesFromAPositionPlaysFromAfar() throws Exception {
        begin(page());
        Input.Change change = (Input.Change) posted.poll(20, TimeUnit.SECONDS);
        assertTrue(GameSetup.usual().with(change.changes()).isFar());
    }

    @Test
    void aMoveThatHasNotSettledIsNotTold() throws Exception {
        begin(page());
        take(new Input.Lift(t += 500, Square.parse("e2"), null, null));
        take(new Input.Tick(t += 1));
        String half = next();
        assertTrue(half.contains("PPPP1PPP") && half.contains("\"san\":[]"), half);
        take(new Input.Place(t += 100, Square.parse("e4"), null, null));
        take(new Input.Tick(t += 1));
        String provisional = next();
        assertTrue(provisional.contains("4P3") && provisional.contains("\"san\":[],\"match\":false"), provisional);
    }

    @Test
    void aMoveTakenBackShortensTheList() throws Exception {
        begin(page());
        play("e2e4");
        awaitMoves("[\"e4\"]");
        take(new Input.Lift(t += 500, Square.parse("e4"), null, null));
        take(new Input.Place(t += 500, Square.parse("e2"), null, null));
        take(new Input.Tick(t += 3_000));
        awaitMoves("[]");
    }

    @Test
    void movesCountFromTheSetup() throws Exception {
        WebSocket page = page();
        begin(page);
        play("e2e4", "e7e5");
        awaitMoves("[\"e4\",\"e5\"]");
        setUp(page, "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2");
        awaitMoves("[]");
        play("g1f3");
        awaitMoves("[\"Nf3\"]");
    }

    @Test
    void aSetupThatIsNoneOfTheGamesPositionsHasNoMoves() throws Exception {
        WebSocket page = page();
        begin(page);
        play("e2e4");
        awaitMoves("[\"e4\"]");
        setUp(page, "4k3/8/8/8/8/8/8/4K3 w - - 0 1");
        assertTrue(awaitMoves("[]").contains("\"match\":false"));
    }

    @Test
    void severalPagesEachHaveTheirOwnFeeds() throws Exception {
        begin(page());
        BlockingQueue<String> other = new LinkedBlockingQueue<>();
        WebSocket second = connect(other, "https://lichess.org");
        second.sendText("{\"id\":7,\"call\":\"subscribe\",\"param\":{\"feed\":\"eboardevent\",\"id\":9}}", true)
                .join();
        assertTrue(next(other).startsWith("{\"response\":\"call\",\"id\":7"));
        assertTrue(next(other).startsWith("{\"response\":\"feed\",\"id\":9"));
        play("d2d4");
        awaitMoves("[\"d4\"]");
        String told = next(other);
        assertFalse(told.contains("\"san\""), told);
        second.sendText(
                        "{\"id\":8,\"call\":\"call\",\"param\":{\"id\":9,\"method\":\"flip\",\"param\":{\"flip\":true}}}",
                        true)
                .join();
        while (!told.contains("\"flipped\":true")) {
            told = next(other);
        }
    }

    @Test
    void nothingNewIsToldTwice() throws Exception {
        begin(page());
        for (int i = 0; i < 50; i++) {
            take(new Input.Tick(t += 1_000));
        }
        play("e2e4");
        String first = next();
        assertTrue(first.contains("PPPP1PPP"), first);
        // A page that is slow gets the newest board at once: then the move came with it.
        if (!first.contains("[\"e4\"]")) {
            awaitMoves("[\"e4\"]");
        }
    }

    @Test
    void whatIsNoRequestIsAnsweredWithAnError() throws Exception {
        WebSocket page = page();
        for (String wrong : List.of(
                "{",
                "[]",
                "{\"id\":5,\"call\":\"dance\"}",
                "{\"id\":5,\"call\":\"call\",\"param\":{\"id\":3,\"method\":\"setup\",\"param\":{\"fen\":\"x\"}}}",
                "{\"id\":5,\"call\":\"subscribe\",\"param\":{\"feed\":\"news\"}}")) {
            page.sendText(wrong, true).join();
            assertTrue(next().startsWith("{\"response\":\"error\""), wrong);
        }
    }

    @Test
    void aSiteThatIsNotOnTheListIsTurnedAway() {
        assertThrows(CompletionException.class, () -> connect(heard, "https://example.org"));
    }

    @Test
    void theTwinListsTheBoard() throws Exception {
        HttpResponse<String> answer = http.send(
                HttpRequest.newBuilder(address("http", "/api/v1.0/eboards")).build(),
                HttpResponse.BodyHandlers.ofString());
        assertEquals(200, answer.statusCode());
        assertTrue(answer.body().startsWith("[{\"serialnr\":\"08960\",\"source\":\"Jadoube\",\"state\":\"ACTIVE\""));
        assertTrue(answer.body().contains("\"board\":\"" + START + "\""));
    }

    @Test
    void aPortThatIsTakenIsToldAtOnce() {
        assertThrows(
                UsageException.class,
                () -> LiveChessMirror.open(mirror.port(), Map.of(), new Table() {
                    @Override
                    public void post(LongFunction<? extends Input> input) {}

                    @Override
                    public void light(Mirror by, long squares) {}
                }));
    }

    @Test
    void aPageThatNeverReadsHoldsUpNobody() throws Exception {
        try (Socket sleeper = new Socket("127.0.0.1", mirror.port())) {
            upgrade(sleeper);
            OutputStream out = sleeper.getOutputStream();
            out.write(masked("{\"id\":2,\"call\":\"subscribe\",\"param\":{\"feed\":\"eboardevent\",\"id\":1}}"));
            begin(page());
            long longest = 0;
            for (int i = 0; i < 20_000; i++) {
                long start = System.nanoTime();
                follower.events(List.of(
                        i % 2 == 0
                                ? new GameEvent.Lifted(i, 12, Side.WHITE, null)
                                : new GameEvent.Placed(i, 12, Side.WHITE, null)));
                longest = Math.max(longest, System.nanoTime() - start);
            }
            assertTrue(longest < 1_000_000_000L, "the game waited for " + longest + " ns");
            play("e2e4");
            awaitMoves("[\"e4\"]");
        }
    }

    @Test
    void anyBytesAtAllAreSurvived() throws Exception {
        Random random = new Random(5);
        for (int round = 0; round < 60; round++) {
            try (Socket noise = new Socket("127.0.0.1", mirror.port())) {
                noise.setSoTimeout(5_000);
                if (round % 2 == 0) {
                    upgrade(noise);
                }
                byte[] bytes = new byte[random.nextInt(2_000)];
                random.nextBytes(bytes);
                noise.getOutputStream().write(bytes);
                noise.shutdownOutput();
            }
        }
        begin(page());
    }

    private static void upgrade(Socket socket) throws Exception {
        socket.getOutputStream()
                .write(("GET /api/v1.0 HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                                + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n")
                        .getBytes(StandardCharsets.US_ASCII));
        InputStream in = socket.getInputStream();
        StringBuilder head = new StringBuilder();
        while (head.indexOf("\r\n\r\n") < 0) {
            head.append((char) in.read());
        }
        assertTrue(head.indexOf("s3pPLMBiTxaQ9kYGzzhZRbK+xOo=") > 0, head.toString());
    }

    private static byte[] masked(String text) {
        byte[] data = text.getBytes(StandardCharsets.UTF_8);
        byte[] frame = new byte[6 + data.length];
        frame[0] = (byte) 0x81;
        frame[1] = (byte) (0x80 | data.length);
        System.arraycopy(data, 0, frame, 6, data.length);
        return frame;
    }

    /** Collects whole texts. */
    private static final class Texts implements WebSocket.Listener {
        private final BlockingQueue<String> to;
        private final List<CharSequence> parts = new ArrayList<>();

        Texts(BlockingQueue<String> to) {
            this.to = to;
        }

        @Override
        public CompletionStage<?> onText(WebSocket socket, CharSequence data, boolean last) {
            parts.add(data.toString());
            if (last) {
                to.add(String.join("", parts));
                parts.clear();
            }
            socket.request(1);
            return null;
        }
    }
}
