package org.jadoube.host.bridge.livechess;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletionStage;
import java.util.function.LongFunction;
import org.jadoube.game.GameEvent;
import org.jadoube.game.GameSession;
import org.jadoube.game.GameSetup;
import org.jadoube.game.Input;
import org.jadoube.host.bridge.Follower;
import org.jadoube.host.bridge.Mirror;
import org.jadoube.host.bridge.Table;
import org.jadoube.host.recording.Json;
import org.jadoube.rules.Move;
import org.jadoube.rules.Position;
import org.jadoube.rules.San;
import org.jadoube.rules.Square;
import org.jadoube.rules.Uci;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Whole games for a page that does with each message what the board page of lichess does. */
@Timeout(60)
final class LiveChessPageTest {
    private static final String START_FEN = Position.initial().fen();
    private static final List<String> GAME = List.of(
            "e2e4", "g8f6", "e4e5", "d7d5", "e5d6", "c8g4", "d6c7", "b8c6", "c7d8q", "c6d8", "f1e2", "d8e6", "g1f3",
            "a8d8", "e1g1", "g7g6", "h2h3", "f8g7", "h3g4", "e8g8");

    private final GameSession game = new GameSession(GameSetup.usual());
    private final HttpClient http = HttpClient.newHttpClient();
    private LiveChessMirror mirror;
    private Follower follower;
    private long t;

    @BeforeEach
    void open() {
        mirror = LiveChessMirror.open(0, Map.of(), new Table() {
            @Override
            public void post(LongFunction<? extends Input> input) {}

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

    private void take(Input input) {
        follower.input(input);
        List<GameEvent> events = game.on(input);
        if (!events.isEmpty()) {
            follower.events(events);
        }
    }

    private void lift(int square) {
        take(new Input.Lift(t += 300, square, null, null));
    }

    private void place(int square) {
        take(new Input.Place(t += 300, square, null, null));
    }

    /** A hand makes a move and rests until it has settled. */
    private void make(Position before, String uci) {
        Move move = Uci.read(before, uci);
        if (move.victim() >= 0 && move.kind() != Move.Kind.EN_PASSANT) {
            lift(move.victim());
        }
        lift(move.from());
        place(move.to());
        if (move.kind() == Move.Kind.CASTLING) {
            lift(move.rookFrom());
            place(move.rookTo());
        } else if (move.kind() == Move.Kind.EN_PASSANT) {
            lift(move.victim());
        }
        if (move.promotion() != null) {
            take(new Input.Choose(t += 300, "queen", null));
        }
        take(new Input.Tick(t += 2_100));
    }

    private static String kingTakesRook(Move move) {
        return move.kind() == Move.Kind.CASTLING
                ? Square.name(move.from()) + Square.name(move.rookFrom())
                : move.uci(false);
    }

    @Test
    void everyMoveIsPostedOnceInItsOrderWithBothCastlings() throws Exception {
        Page page = new Page(START_FEN);
        Page another = new Page("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1");
        Position position = Position.initial();
        List<String> wanted = new ArrayList<>();
        for (String uci : GAME) {
            make(position, uci);
            Move move = Uci.read(position, uci);
            wanted.add(kingTakesRook(move));
            assertEquals(move, Uci.read(position, kingTakesRook(move)), "both spellings are the same move");
            position = position.play(move);
        }
        page.await(wanted);
        another.await(wanted);
        assertTrue(page.posted.contains("e1h1") && page.posted.contains("e8h8"), page.posted.toString());
        assertEquals(List.of(), page.illegal);
        assertEquals(List.of(), another.illegal);
    }

    @Test
    void aPageThatJoinsLateGetsAllSinceItsSetupInOneBatch() throws Exception {
        Position position = Position.initial();
        for (String uci : GAME.subList(0, 6)) {
            make(position, uci);
            position = position.play(Uci.read(position, uci));
        }
        Page page = new Page(START_FEN);
        page.await(GAME.subList(0, 6));
        assertEquals(1, page.batches, "one message had them all");
        make(position, GAME.get(6));
        page.await(GAME.subList(0, 7));
    }

    @Test
    void aMoveTakenBackIsToldByAShorterListAndTheNextOneByALonger() throws Exception {
        Page page = new Page(START_FEN);
        make(Position.initial(), "e2e4");
        page.await(List.of("e2e4"));
        lift(Square.parse("e4"));
        place(Square.parse("e2"));
        take(new Input.Tick(t += 3_000));
        page.awaitList(List.of());
        make(Position.initial(), "d2d4");
        page.awaitList(List.of("d4"));
    }

    /** What the page does: the list of a feed is compared with the one before; new moves at its end are tried and posted. */
    private final class Page implements WebSocket.Listener {
        private final List<String> posted = new ArrayList<>();
        private final List<String> illegal = new ArrayList<>();
        private final StringBuilder text = new StringBuilder();
        private List<String> last = List.of();
        private Position position = Position.initial();
        private int batches;
        private boolean setUp;

        Page(String fen) throws InterruptedException {
            WebSocket socket = http.newWebSocketBuilder()
                    .header("Origin", "https://lichess.org")
                    .buildAsync(URI.create("ws://localhost:" + mirror.port() + "/api/v1.0"), this)
                    .join();
            for (String call : List.of(
                    "{\"id\":1,\"call\":\"eboards\"}",
                    "{\"id\":2,\"call\":\"subscribe\",\"param\":{\"feed\":\"eboardevent\",\"id\":1,"
                            + "\"param\":{\"serialnr\":\"08960\"}}}",
                    "{\"id\":3,\"call\":\"call\",\"param\":{\"id\":1,\"method\":\"setup\",\"param\":{\"fen\":\"" + fen
                            + "\"}}}")) {
                socket.sendText(call, true).join();
            }
            synchronized (this) {
                while (!setUp) {
                    wait();
                }
            }
        }

        @Override
        public synchronized @Nullable CompletionStage<?> onText(WebSocket socket, CharSequence data, boolean whole) {
            text.append(data);
            if (whole) {
                hear(Json.object(text.toString()));
                text.setLength(0);
                notifyAll();
            }
            socket.request(1);
            return null;
        }

        private void hear(Map<String, @Nullable Object> message) {
            boolean feed = "feed".equals(message.get("response"));
            if (!feed
                    || !(message.get("param") instanceof Map<?, ?> param)
                    || !(param.get("san") instanceof List<?> san)) {
                return;
            }
            setUp = true;
            List<String> moves = san.stream().map(String::valueOf).toList();
            if (moves.equals(last)) {
                return;
            }
            batches++;
            for (String move : moves.subList(Math.min(last.size(), moves.size()), moves.size())) {
                try {
                    Move read = San.read(position, move);
                    posted.add(kingTakesRook(read));
                    position = position.play(read);
                } catch (org.jadoube.rules.MoveTextException e) {
                    illegal.add(move);
                }
            }
            last = moves;
        }

        synchronized void await(List<String> wanted) throws InterruptedException {
            while (posted.size() < wanted.size() && illegal.isEmpty()) {
                wait();
            }
            assertEquals(wanted, posted);
        }

        synchronized void awaitList(List<String> san) throws InterruptedException {
            while (!last.equals(san)) {
                wait();
            }
        }
    }
}
