package org.jadoube.host.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import org.jadoube.hardware.serial.BoardSide;
import org.jadoube.host.UsageException;
import org.jadoube.host.web.BadInput;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The service with a board that is not there, comes, goes and comes back, at the end of a real pseudo-terminal. */
@Timeout(120)
final class WaitingPlayTest {
    private static final Path SOCAT = Path.of("/usr/bin/socat");
    private static final long START = 0xFFFF_0000_0000_FFFFL;
    private static final long E2 = 1L << 12;
    private static final long E4 = 1L << 28;
    private static final long B1 = 1L << 1;
    private static final long D2 = 1L << 11;
    private static final long G2 = 1L << 14;
    private static final long PATIENCE = 60_000_000_000L;

    @TempDir
    private Path folder;

    private Process socat;
    private BoardSide board;
    private Thread maker;
    private volatile boolean unplugged;

    @Test
    void thePageIsThereBeforeTheBoardAndSaysWhatIsMissing() throws Exception {
        try (PlayService service = Play.open(options("serial:" + folder.resolve("host")))) {
            service.start();
            String state = awaitState(service, "\"what\":\"serial:" + folder.resolve("host") + ": no such serial port");
            assertTrue(state.contains("\"state\":\"missing\""), state);
        }
    }

    @Test
    void aProfileThisMachineCannotDriveIsTheSame() throws Exception {
        try (PlayService service = Play.open(options("matrix-direct"))) {
            service.start();
            awaitState(service, "\"state\":\"missing\",\"what\":\"matrix-direct ");
        }
    }

    @Test
    void aBoardThatNobodyKnowsIsRefused() {
        assertThrows(UsageException.class, () -> Play.open(options("matrix-indirect")));
        assertThrows(UsageException.class, () -> Play.open(options("serial:")));
    }

    @Test
    void aGameBeginsWhenTheBoardComesAndGoesOnAfterItWasLost() throws Exception {
        assumeTrue(Files.isExecutable(SOCAT), "socat is not installed: apt install socat");
        try (PlayService service = Play.open(options("serial:" + folder.resolve("host")))) {
            service.start();
            awaitState(service, "\"state\":\"missing\"");
            plugIn(START);
            awaitState(service, "\"name\":\"oak (oak-7)\",\"state\":\"here\"");
            board.sense(1, START & ~E2);
            awaitState(service, "\"event\":\"lift\",\"square\":\"e2\"");
            board.sense(2, START & ~E2 | E4);
            awaitState(service, "\"uci\":\"e2e4\"");
            unplug();
            awaitState(service, "\"state\":\"lost\"");
            plugIn(START & ~E2 & ~(B1 | D2 | G2) | E4);
            String state = awaitState(service, "\"event\":\"restore\",\"place\":[\"b1\",\"d2\",\"g2\"]");
            assertTrue(state.contains("\"state\":\"here\""), state);
            board.sense(3, START & ~E2 | E4);
            awaitState(service, "\"event\":\"restore\",\"place\":[],\"remove\":[]");
        }
        assertEquals(List.of("e2e4"), movesAtTheEnd());
    }

    @Test
    void theDoctorHasTheBoardAloneAndGivesItBackToTheGame() throws Exception {
        assumeTrue(Files.isExecutable(SOCAT), "socat is not installed: apt install socat");
        plugIn(START);
        try (PlayService service = Play.open(options("serial:" + folder.resolve("host")))) {
            service.start();
            awaitState(service, "\"state\":\"here\"");
            service.gate().doctor("{\"do\":\"begin\"}");
            awaitState(service, "\"state\":\"doctor\"");
            board.sense(1, 0);
            awaitState(service, "\"act\":{\"kind\":\"place\",\"square\":\"a1\"}");
            await(() -> board.lights().squares().keySet().equals(Set.of(0)));
            board.sense(2, 1);
            String state = awaitState(service, "\"act\":{\"kind\":\"place\",\"square\":\"b1\"}");
            assertFalse(state.contains("\"event\":\"lift\""), "the game is told nothing meanwhile: " + state);
            service.gate().doctor("{\"do\":\"end\"}");
            state = awaitState(service, "\"event\":\"restore\",\"place\":[\"b1\"");
            assertTrue(state.contains("\"state\":\"here\""), state);
            assertTrue(service.gate().doctorReport().contains("Nothing wrong was found as far as it went."));
            board.sense(3, START);
            awaitState(service, "\"event\":\"restore\",\"place\":[],\"remove\":[]");
        }
    }

    @Test
    void aBoardThatIsNotThereCannotBeExamined() {
        try (PlayService service = Play.open(options("matrix-direct"))) {
            service.start();
            BadInput thrown = assertThrows(BadInput.class, () -> service.gate().doctor("{\"do\":\"begin\"}"));
            assertTrue(String.valueOf(thrown.getMessage()).startsWith("matrix-direct needs a Raspberry Pi"));
        }
    }

    private static void await(BooleanSupplier condition) {
        long until = System.nanoTime() + PATIENCE;
        while (!condition.getAsBoolean()) {
            assertTrue(System.nanoTime() < until, "in time");
            LockSupport.parkNanos(5_000_000);
        }
    }

    private List<String> movesAtTheEnd() throws IOException {
        String last = Files.readAllLines(folder.resolve("events.jsonl")).getLast();
        return List.of(
                last.replaceAll(".*\"moves\":\\[\"?([^\\]\"]*)\"?\\].*", "$1").split(","));
    }

    private PlayOptions options(String name) {
        return PlayOptions.usual(Keeping.in(folder.resolve("data")))
                .on(BoardChoice.SIMULATED.named(name))
                .writing(Outputs.events(folder.resolve("events.jsonl")));
    }

    /** Waits for what another thread brings about; returns the state that showed it. */
    private static String awaitState(PlayService service, String part) throws IOException, InterruptedException {
        URI address = service.address().resolve("/state");
        long until = System.nanoTime() + PATIENCE;
        String state;
        do {
            LockSupport.parkNanos(5_000_000);
            state = HttpClient.newHttpClient()
                    .send(HttpRequest.newBuilder(address).build(), HttpResponse.BodyHandlers.ofString())
                    .body();
            assertTrue(System.nanoTime() < until, "the state does not tell " + part + ": " + state);
        } while (!state.contains(part));
        return state;
    }

    private void plugIn(long men) throws IOException {
        unplugged = false;
        socat = new ProcessBuilder(
                        SOCAT.toString(),
                        "-d",
                        "-d",
                        "pty,raw,echo=0,link=" + folder.resolve("board"),
                        "pty,raw,echo=0,link=" + folder.resolve("host"))
                .redirectErrorStream(true)
                .start();
        StringBuilder said = new StringBuilder();
        while (said.indexOf("starting data transfer loop") < 0) {
            said.append((char) socat.getInputStream().read());
        }
        BoardSide served = BoardSide.at(folder.resolve("board").toString(), "oak", "oak-7");
        served.sense(0, men);
        board = served;
        maker = Thread.ofPlatform().daemon().start(() -> {
            long began = System.nanoTime();
            try {
                while (!unplugged) {
                    served.step((System.nanoTime() - began) / 1_000_000);
                }
            } catch (IOException e) {
                // The plug is pulled.
            }
            served.close();
        });
    }

    @AfterEach
    void unplug() throws InterruptedException {
        unplugged = true;
        if (socat != null) {
            socat.destroy();
            socat.waitFor();
            maker.join();
        }
    }
}
