package org.jadoube.host.bridge.pgn;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.net.httpserver.HttpServer;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.jadoube.game.GameSession;
import org.jadoube.game.GameSetup;
import org.jadoube.game.GameView;
import org.jadoube.host.bridge.Follower;
import org.jadoube.host.bridge.Standing;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The PGN that goes to a file and to an address while a game is played. */
@Timeout(60)
final class LivePgnTest {

    @TempDir
    private Path folder;

    private static Standing standing() {
        return new Follower(List.of(), new GameSession(GameSetup.usual())::view).standing();
    }

    @Test
    void theFileIsWholeAtTheStartAndAfterTheEnd() throws Exception {
        Path file = folder.resolve("live.pgn");
        LivePgn live = new LivePgn(new FilePlace(file), view -> "game " + view.number() + "\n\n");
        live.start(standing());
        live.close();
        assertEquals("game 1\n\n", Files.readString(file));
        try (var files = Files.list(folder)) {
            assertEquals(List.of(file), files.toList(), "nothing is left beside it");
        }
    }

    @Test
    void aPlaceThatIsSlowHoldsUpNobodyAndGetsTheNewest() throws Exception {
        CountDownLatch go = new CountDownLatch(1);
        BlockingQueue<String> brought = new LinkedBlockingQueue<>();
        LivePgn live = new LivePgn(new Slow(go, brought), view -> String.valueOf(view.number()));
        live.start(standing());
        GameView game = standing().game();
        for (int number = 2; number <= 1_000; number++) {
            Standing now = standing();
            live.told(
                    new Standing(
                            now.men(),
                            new GameView(number, game.setup(), game.plies(), game.position(), null, List.of()),
                            null,
                            0),
                    List.of());
        }
        go.countDown();
        live.close();
        String last = "";
        int count = 0;
        for (String text = brought.poll(); text != null; text = brought.poll()) {
            last = text;
            count++;
        }
        assertEquals("1000", last);
        assertTrue(count <= 3, count + " texts");
    }

    private record Slow(CountDownLatch go, BlockingQueue<String> brought) implements LivePgn.Place {
        @Override
        public String name() {
            return "slow";
        }

        @Override
        public boolean bring(String text) throws InterruptedException {
            go.await();
            return brought.add(text);
        }

        @Override
        public long pause() {
            return 0;
        }

        @Override
        public void close() {}
    }

    @Test
    void whoReadsTheFileWhileItIsRenewedNeverSeesATornOne() throws Exception {
        Path file = folder.resolve("live.pgn");
        FilePlace place = new FilePlace(file);
        place.bring(text(0));
        Thread writer = Thread.ofPlatform().start(() -> {
            for (int number = 1; number <= 500; number++) {
                place.bring(text(number));
            }
        });
        int read = 0;
        int last = 0;
        while (writer.isAlive() || read == 0) {
            String found = Files.readString(file);
            int number = Integer.parseInt(found.substring(0, found.indexOf(' ')));
            assertEquals(text(number), found);
            assertTrue(number >= last, number + " after " + last);
            last = number;
            read++;
        }
        assertEquals(text(500), Files.readString(file));
    }

    private static String text(int number) {
        return number + " " + "e4 ".repeat(number * 20) + "*\n\n";
    }

    @Test
    void anAddressThatRefusesIsTriedAgain() throws Exception {
        BlockingQueue<String> got = new LinkedBlockingQueue<>();
        HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        AtomicInteger pushes = new AtomicInteger();
        server.createContext("/push", exchange -> {
            String body = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
            exchange.sendResponseHeaders(pushes.incrementAndGet() == 1 ? 503 : 200, -1);
            got.add(body);
            exchange.close();
        });
        server.start();
        URI address = URI.create("http://127.0.0.1:" + server.getAddress().getPort() + "/push");
        LivePgn live = new LivePgn(new PushPlace(address, null, 10), view -> "the game");
        live.start(standing());
        assertEquals("the game", got.poll(30, TimeUnit.SECONDS));
        assertEquals("the game", got.poll(30, TimeUnit.SECONDS));
        live.close();
        server.stop(0);
    }

    @Test
    void theAddressGetsTheTextWithTheToken() throws Exception {
        BlockingQueue<String> got = new LinkedBlockingQueue<>();
        HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/push", exchange -> {
            String body = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
            got.add(exchange.getRequestHeaders().getFirst("Authorization") + " " + body);
            exchange.sendResponseHeaders(200, -1);
            exchange.close();
        });
        server.start();
        URI address = URI.create("http://127.0.0.1:" + server.getAddress().getPort() + "/push");
        LivePgn live = new LivePgn(new PushPlace(address, "secret"), view -> "the game");
        live.start(standing());
        assertEquals("Bearer secret the game", got.poll(30, TimeUnit.SECONDS));
        live.close();
        server.stop(0);
    }
}
