package org.jadoube.hardware.serial;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.jadoube.hardware.Board;
import org.jadoube.hardware.BoardListener;
import org.jadoube.hardware.BoardUnavailable;
import org.jadoube.hardware.scan.DeviceReport;
import org.jadoube.hardware.wiring.Button;
import org.jadoube.light.Light;
import org.jadoube.light.LightScene;
import org.jadoube.sensing.Reading;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The host's side and the board's side of the protocol on two ends of a real pseudo-terminal. */
@Timeout(120)
final class SerialBoardTest {
    private static final Path SOCAT = Path.of("/usr/bin/socat");
    private static final long START = 0xFFFF_0000_0000_FFFFL;
    private static final int SECONDS = 30;

    @TempDir
    private Path folder;

    private final Notes notes = new Notes();
    private Process socat;
    private BoardSide side;
    private Thread maker;
    private volatile boolean unplugged;

    @BeforeEach
    void plugIn() throws IOException, InterruptedException {
        assumeTrue(Files.isExecutable(SOCAT), "socat is not installed: apt install socat");
        socat();
        serve("oak-7");
    }

    private void socat() throws IOException, InterruptedException {
        socat = new ProcessBuilder(
                        SOCAT.toString(),
                        "-d",
                        "-d",
                        "pty,raw,echo=0,link=" + host(),
                        "pty,raw,echo=0,link=" + folder.resolve("board"))
                .redirectErrorStream(true)
                .start();
        // It says when both ends are there.
        assertTrue(said(socat, "starting data transfer loop"), "socat");
    }

    private static boolean said(Process process, String words) throws IOException {
        StringBuilder text = new StringBuilder();
        for (int c = process.getInputStream().read();
                c >= 0;
                c = process.getInputStream().read()) {
            text.append((char) c);
            if (text.indexOf(words) >= 0) {
                return true;
            }
        }
        return false;
    }

    private void serve(String id) throws IOException {
        unplugged = false;
        Channel channel = PortChannel.open(folder.resolve("board").toString());
        side = new BoardSide(channel, "oak", id);
        BoardSide served = side;
        served.sense(0, START);
        maker = Thread.ofPlatform().daemon().start(() -> {
            long began = System.nanoTime();
            try {
                while (!unplugged) {
                    served.step((System.nanoTime() - began) / 1_000_000);
                }
            } catch (IOException e) {
                // The plug is pulled.
            }
            channel.close();
        });
    }

    private String host() {
        return folder.resolve("host").toString();
    }

    private void unplug() throws InterruptedException {
        unplugged = true;
        socat.destroy();
        socat.waitFor();
        maker.join();
    }

    @AfterEach
    void unplugAtTheEnd() throws InterruptedException {
        if (socat != null) {
            unplug();
        }
    }

    @Test
    void theBoardIsGreetedItsFramesArriveAndItsLightsGoBack() throws Exception {
        try (Board board = open()) {
            assertEquals("oak (oak-7)", board.name());
            board.start();
            assertEquals("ffff00000000ffff", notes.next());
            side.sense(10, START ^ 1L << 12);
            assertEquals("ffff00000000efff", notes.next());
            side.press(20, Button.Action.PRESS_BLACK);
            assertEquals("press-black", notes.next());
            LightScene scene = new LightScene(Map.of(20, Light.TARGET, 28, Light.TARGET));
            board.show(scene);
            await(() -> side.lights().equals(scene));
            side.device(30, "mux2", "silent", false);
            assertEquals("mux2: silent", notes.next());
            side.device(31, "mux2", "", true);
            assertEquals("oak (oak-7) mux2 answers again", notes.next());
        }
        await(() -> side.lights().equals(LightScene.DARK));
    }

    @Test
    void aBrokenLineIsAskedForAgain() throws Exception {
        try (Board board = open()) {
            board.start();
            assertEquals("ffff00000000ffff", notes.next());
            Channel raw = rawBoard();
            // The frame itself is lost in the noise; the board is asked, and says where its men are.
            byte[] noise = "F 63 1 ffff00000000fff\u0001*00\n".getBytes(StandardCharsets.US_ASCII);
            side.quietly(START ^ 2L);
            raw.write(noise, noise.length);
            assertEquals("ffff00000000fffd", notes.next());
        }
    }

    private Channel rawBoard() {
        return side.channel();
    }

    @Test
    void aPulledPlugIsToldOnceAndTheBoardIsTakenUpAgain() throws Exception {
        try (Board board = open()) {
            board.start();
            assertEquals("ffff00000000ffff", notes.next());
            LightScene scene = new LightScene(Map.of(3, Light.PLACE));
            board.show(scene);
            await(() -> side.lights().equals(scene));
            unplug();
            assertTrue(notes.next().startsWith(host()), "told with the port");
            socat();
            serve("oak-7");
            side.sense(0, START ^ 1L << 8);
            assertEquals("board oak (oak-7) answers again", notes.next());
            assertEquals("ffff00000000feff", notes.next());
            await(() -> side.lights().equals(scene));
        }
    }

    @Test
    void anotherBoardAtTheSamePortIsNotTaken() throws Exception {
        try (Board board = open()) {
            board.start();
            assertEquals("ffff00000000ffff", notes.next());
            unplug();
            assertTrue(notes.next().startsWith(host()));
            socat();
            serve("pine-1");
            BoardSide stranger = side;
            await(stranger::greeted);
            unplug();
            socat();
            serve("oak-7");
            assertEquals("board oak (oak-7) answers again", notes.next());
        }
    }

    @Test
    void aPortThatIsNotThereIsToldWithTheCure() {
        String port = folder.resolve("nothing").toString();
        BoardUnavailable thrown = assertThrows(
                BoardUnavailable.class,
                () -> SerialPlace.of("serial:" + port, System::nanoTime).open(notes));
        assertTrue(String.valueOf(thrown.getMessage()).startsWith("serial:" + port + ": no such serial port; plug"));
    }

    private Board open() {
        return SerialPlace.of("serial:" + host(), System::nanoTime).open(notes);
    }

    /** Waits for what another thread brings about. */
    private static void await(BooleanSupplier condition) {
        long until = System.nanoTime() + TimeUnit.SECONDS.toNanos(SECONDS);
        while (!condition.getAsBoolean()) {
            assertTrue(System.nanoTime() < until, "in time");
            Thread.onSpinWait();
        }
    }

    private static final class Notes implements BoardListener {
        private final BlockingQueue<String> lines = new LinkedBlockingQueue<>();

        String next() throws InterruptedException {
            String line = lines.poll(SECONDS, TimeUnit.SECONDS);
            assertNotNull(line, "nothing was told");
            return line;
        }

        @Override
        public void reading(long nanos, Reading reading) {
            lines.add(String.format("%016x", reading.occupied()));
        }

        @Override
        public void pressed(long nanos, Button.Action action) {
            lines.add(action.word());
        }

        @Override
        public void device(DeviceReport report) {
            lines.add(report.text());
        }
    }
}
