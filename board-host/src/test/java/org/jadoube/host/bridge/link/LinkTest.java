package org.jadoube.host.bridge.link;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.net.Socket;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.LongFunction;
import org.jadoube.game.GameSession;
import org.jadoube.game.GameSetup;
import org.jadoube.game.Input;
import org.jadoube.hardware.Board;
import org.jadoube.hardware.BoardListener;
import org.jadoube.hardware.BoardUnavailable;
import org.jadoube.hardware.scan.DeviceReport;
import org.jadoube.hardware.wiring.Button;
import org.jadoube.host.bridge.Follower;
import org.jadoube.host.bridge.Mirror;
import org.jadoube.host.bridge.Table;
import org.jadoube.host.hand.GameScript;
import org.jadoube.host.hand.Hand;
import org.jadoube.host.hand.Profiles;
import org.jadoube.host.hand.RandomGames;
import org.jadoube.host.hand.Sight;
import org.jadoube.host.measure.LinkRun;
import org.jadoube.host.measure.PtyPair;
import org.jadoube.light.Light;
import org.jadoube.light.LightScene;
import org.jadoube.rules.Side;
import org.jadoube.sensing.Reading;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The link over real sockets and a real pseudo-terminal, cut and disturbed. */
@Timeout(120)
final class LinkTest {
    private static final long START = 0xFFFF_0000_0000_FFFFL;
    private static final LightScene HINTS = new LightScene(Map.of(12, Light.HINT));
    private static final long LIFTED = START & ~(1L << 12);

    private static List<String> game(String hand, long seed) {
        return Hand.of(Profiles.named(hand), seed, Sight.OCCUPANCY)
                .play(GameScript.of(RandomGames.game(24, seed)))
                .lines();
    }

    @Nested
    class Viewers {
        @Test
        void eachHasEveryMoveOnceHoweverOftenItIsCutOff() throws Exception {
            try (LinkRun run = new LinkRun("0", "", 4)) {
                LinkRun.Outcome outcome = run.play(game("clumsy", 1), 0.4, 1);
                assertTrue(outcome.moves() >= 24, outcome.moves() + " moves");
                assertEquals(0, outcome.wrong());
            }
        }

        @Test
        void oneThatIsCutOffIsBackAndNothingIsLeftBehind() throws Exception {
            try (LinkRun run = new LinkRun("0", "", 2)) {
                run.play(game("clean", 2), 0, 2);
                long[] took = run.reconnect(50);
                assertTrue(took[took.length - 1] < TimeUnit.SECONDS.toNanos(10));
                assertTrue(run.connected() <= 3, run.connected() + " connections are open");
            }
        }

        @Test
        void aSerialLineCarriesTheSame(@TempDir Path folder) throws Exception {
            assumeTrue(PtyPair.possible(), "socat is not installed: apt install socat");
            try (PtyPair line = PtyPair.in(folder);
                    LinkRun run = new LinkRun(line.board(), line.pc(), 1)) {
                assertEquals(0, run.play(game("casual", 3), 0, 3).wrong());
            }
        }
    }

    @Nested
    class Lines {
        @Test
        void aBrokenLineIsNone() {
            String line = new String(LinkLine.of("{\"pulse\":1}"), java.nio.charset.StandardCharsets.UTF_8).strip();
            assertEquals(Map.of("pulse", 1L), LinkLine.read(line).orElseThrow());
            for (int at = 0; at < line.length(); at++) {
                char[] spoilt = line.toCharArray();
                spoilt[at] ^= 1;
                assertTrue(LinkLine.read(new String(spoilt)).isEmpty(), new String(spoilt));
            }
        }

        @Test
        void anyTextAtAllIsSurvived() {
            Random random = new Random(2);
            for (int round = 0; round < 2_000; round++) {
                byte[] noise = new byte[random.nextInt(60)];
                random.nextBytes(noise);
                assertTrue(LinkLine.read(new String(noise, java.nio.charset.StandardCharsets.ISO_8859_1))
                        .isEmpty());
            }
        }
    }

    @Nested
    class ABoardFarAway {
        private final BlockingQueue<LightScene> lit = new LinkedBlockingQueue<>();
        private final BlockingQueue<Input> posted = new LinkedBlockingQueue<>();
        private final Notes notes = new Notes();

        private LinkMirror mirror(Map<String, String> settings) {
            LinkMirror mirror = LinkMirror.open("0", settings, new Table() {
                @Override
                public void post(LongFunction<? extends Input> input) {
                    posted.add(input.apply(0));
                }

                @Override
                public void light(Mirror by, long squares) {
                    lit.add(squares == 0 ? LightScene.DARK : HINTS);
                }

                @Override
                public void show(Mirror by, LightScene scene) {
                    lit.add(scene);
                }
            });
            new Follower(List.of(mirror), new GameSession(GameSetup.usual())::view).start();
            return mirror;
        }

        private LinkPlace place(LinkMirror mirror, String more) {
            return LinkPlace.of("link:" + mirror.port() + more, System::nanoTime);
        }

        @Test
        void isABoardLikeAnyOther() throws Exception {
            try (LinkMirror mirror = mirror(Map.of())) {
                mirror.seen(new Input.Frame(0, new Reading.Occupancy(START)));
                try (Board board = place(mirror, "").open(notes)) {
                    board.start();
                    assertEquals(new Reading.Occupancy(START), notes.next());
                    mirror.seen(new Input.Frame(5, new Reading.Occupancy(LIFTED)));
                    assertEquals(new Reading.Occupancy(LIFTED), notes.next());
                    mirror.seen(new Input.Press(9, Side.WHITE));
                    assertEquals(Button.Action.PRESS_WHITE, notes.pressed.poll(20, TimeUnit.SECONDS));
                    LightScene scene = new LightScene(Map.of(12, Light.SOURCE, 28, Light.TARGET));
                    board.show(scene);
                    assertEquals(scene, nextLit());
                }
            }
        }

        /** The next lights that are none that go out. */
        private LightScene nextLit() throws InterruptedException {
            LightScene scene = LightScene.DARK;
            while (scene.equals(LightScene.DARK)) {
                scene = Objects.requireNonNull(lit.poll(20, TimeUnit.SECONDS), "no lights came");
            }
            return scene;
        }

        @Test
        void isLitAgainWhenACutLinkIsBack() throws Exception {
            try (LinkMirror mirror = mirror(Map.of());
                    Board board = place(mirror, "").open(notes)) {
                board.start();
                LightScene scene = new LightScene(Map.of(4, Light.CHECK, 60, Light.CHECKER));
                board.show(scene);
                assertEquals(scene, nextLit());
                ((LinkBoard) board).cut();
                assertEquals(scene, nextLit());
            }
        }

        @Test
        void takesLightsWithoutAMeaningAsHints() throws Exception {
            try (LinkMirror mirror = mirror(Map.of());
                    Socket other = new Socket("127.0.0.1", mirror.port())) {
                other.getOutputStream().write(LinkLine.of("{\"link\":1}"));
                other.getOutputStream().write(LinkLine.of("{\"lights\":[\"e2\"]}"));
                assertEquals(HINTS, nextLit());
                other.getOutputStream().write(LinkLine.of("{\"lights\":{\"e4\":\"twinkle\",\"x9\":\"target\"}}"));
                assertEquals(new LightScene(Map.of(28, Light.HINT)), nextLit());
            }
        }

        @Test
        void wantsTheTokenIfItHasOne() throws Exception {
            try (LinkMirror mirror = mirror(Map.of("token", "oak"))) {
                try (Board board = place(mirror, ",token=oak").open(notes)) {
                    assertEquals("link:127.0.0.1:" + mirror.port(), board.name());
                }
                BoardUnavailable refused = assertThrows(
                        BoardUnavailable.class,
                        () -> place(mirror, ",token=ash").open(notes));
                assertTrue(
                        String.valueOf(refused.getMessage()).contains("version 1 and the right token expected"),
                        refused.getMessage());
            }
        }

        @Test
        void takesMovesToMake() throws Exception {
            try (LinkMirror mirror = mirror(Map.of());
                    LinkClient client = new LinkClient("127.0.0.1:" + mirror.port(), "", false, new Silent())) {
                client.start();
                client.remote("e2e4");
                Input got = posted.poll(2, TimeUnit.SECONDS);
                while (got == null) {
                    // What was said before the greeting was heard is not taken.
                    client.remote("e2e4");
                    got = posted.poll(2, TimeUnit.SECONDS);
                }
                assertEquals(new Input.Remote(0, "e2e4", null), got);
            }
        }

        @Test
        void survivesAnyBytesAtAll() throws Exception {
            try (LinkMirror mirror = mirror(Map.of())) {
                Random random = new Random(4);
                for (int round = 0; round < 30; round++) {
                    try (Socket noise = new Socket("127.0.0.1", mirror.port())) {
                        byte[] bytes = new byte[random.nextInt(3_000)];
                        random.nextBytes(bytes);
                        noise.getOutputStream().write(bytes);
                    }
                }
                try (Board board = place(mirror, "").open(notes)) {
                    assertEquals(false, board.lost());
                }
            }
        }

        @Test
        void isMissedIfNobodyAnswers() throws Exception {
            LinkMirror mirror = mirror(Map.of());
            LinkPlace place = place(mirror, "");
            mirror.close();
            BoardUnavailable missed = assertThrows(BoardUnavailable.class, () -> place.open(notes));
            String start =
                    place.name() + ": no service answers (" + place.address() + ": Connection refused); start it";
            assertTrue(String.valueOf(missed.getMessage()).startsWith(start), missed.getMessage());
        }

        @Test
        void atAPortThatIsNotThereTellsOfThePort(@TempDir Path folder) {
            String port = folder.resolve("none").toString();
            try (LinkClient client = new LinkClient(port, "", false, new Silent())) {
                client.start();
                while (client.trouble().isEmpty()) {
                    LockSupport.parkNanos(1_000_000);
                }
                assertTrue(client.trouble().startsWith(port + ": no such serial port; "), client.trouble());
            }
        }
    }

    private static final class Silent implements LinkClient.Listener {
        @Override
        public void state(Map<String, Object> state) {}

        @Override
        public void event(Map<String, Object> event) {}

        @Override
        public void input(Map<String, Object> line) {}

        @Override
        public void linked(boolean there, String why) {}
    }

    private static final class Notes implements BoardListener {
        private final BlockingQueue<Reading> readings = new LinkedBlockingQueue<>();
        private final BlockingQueue<Button.Action> pressed = new LinkedBlockingQueue<>();

        @Override
        public void reading(long nanos, Reading reading) {
            readings.add(reading);
        }

        Reading next() throws InterruptedException {
            return readings.poll(20, TimeUnit.SECONDS);
        }

        @Override
        public void pressed(long nanos, Button.Action action) {
            pressed.add(action);
        }

        @Override
        public void device(DeviceReport report) {}
    }
}
