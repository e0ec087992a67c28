package org.jadoube.host.packaged;

import com.sun.jdi.Bootstrap;
import com.sun.jdi.ThreadReference;
import com.sun.jdi.VirtualMachine;
import com.sun.jdi.connect.AttachingConnector;
import com.sun.jdi.connect.Connector;
import com.sun.jdi.connect.IllegalConnectorArgumentsException;
import java.io.IOException;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.jadoube.host.service.FakeManager;

/**
 * One life of the installed service under a service manager that listens and measures: {@code ServiceRun WHAT SOCKET NAME LOG --
 * COMMAND...}. SOCKET is the notify socket's path here, NAME what the service knows it by, LOG where its standard error goes.
 *
 * <p>WHAT is {@code play} (a few moves; figures of start and memory on standard output), {@code hang} (the one thread that owns
 * the game is stopped by the debugger's interface, so that the product needs no back door to hang), {@code sick=WORDS=CURE} (the
 * disk cannot be written, which is told in these words until the command CURE has been run), or {@code again} (the game of
 * before goes on).
 */
public final class ServiceRun implements AutoCloseable {

    /** A service that fails what it is held to. */
    private static final class Failed extends Exception {
        Failed(String what) {
            super(what);
        }
    }

    private static final long PATIENCE = 60_000;

    /** What systemd grants in these runs; in the unit it is fifteen times that. */
    private static final long WATCHDOG = 2_000;

    /** Moves without captures, castling or check: what is measured is memory, not chess. */
    private static final String[] MOVES =
            "e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 c2c3 g8f6 d2d3 d7d6 b1d2 a7a6 c4b3 c5a7".split(" ");

    private static final long LIMIT_MIB = 200;
    private static final long STOP_WITHIN = 5_000;

    private final FakeManager manager;
    private final Process process;
    private final Path log;
    private final HttpClient http =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    private final long begun;
    private final int debugger;
    private URI page = URI.create("http://127.0.0.1/");

    private ServiceRun(Path socket, String name, Path log, List<String> command, boolean debugged) throws IOException {
        Files.deleteIfExists(socket);
        this.manager = new FakeManager(socket);
        this.log = log;
        Files.writeString(log, "");
        this.debugger = debugged ? freePort() : 0;
        List<String> all = new ArrayList<>(command);
        int at = all.indexOf("--");
        all.remove(at);
        all.addAll(at, environment(name, log, debugger));
        ProcessBuilder builder = new ProcessBuilder(all).redirectError(log.toFile());
        builder.environment().keySet().removeIf(key -> key.startsWith("JADOUBE"));
        begun = System.nanoTime();
        process = builder.start();
    }

    private static List<String> environment(String name, Path log, int debugger) throws IOException {
        List<String> words = new ArrayList<>(List.of(
                "NOTIFY_SOCKET=" + name,
                "WATCHDOG_USEC=" + WATCHDOG * 1_000,
                "JOURNAL_STREAM=" + Files.getAttribute(log, "unix:dev") + ":" + Files.getAttribute(log, "unix:ino")));
        if (debugger != 0) {
            words.add(
                    "JADOUBE_JAVA_OPTS=-agentlib:jdwp=transport=dt_socket,server=y,suspend=n,quiet=y,address=127.0.0.1:"
                            + debugger);
        }
        return words;
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        }
    }

    /** Runs; exit code 1 and one line if the service does not do what it is held to. */
    public static void main(String[] args) throws IOException, InterruptedException {
        List<String> words = List.of(args);
        String[] what = args[0].split("=", 3);
        boolean hang = what[0].equals("hang");
        try (ServiceRun run =
                new ServiceRun(Path.of(args[1]), args[2], Path.of(args[3]), words.subList(4, words.size()), hang)) {
            try {
                run.starts();
                switch (what[0]) {
                    case "hang" -> run.hangs();
                    case "sick" -> run.ails(what[1], what[2]);
                    case "again" -> run.goesOn();
                    default -> run.plays();
                }
                run.ends(hang);
            } catch (Failed | IllegalConnectorArgumentsException e) {
                System.out.println("ServiceRun: " + e.getMessage() + "; it said: "
                        + Files.readString(run.log).strip());
                System.exit(1);
            }
        }
        System.exit(0);
    }

    // ---- the start

    private void starts() throws IOException, InterruptedException, Failed {
        String address = process.inputReader(StandardCharsets.UTF_8).readLine();
        if (address == null) {
            throw new Failed("it did not start");
        }
        page = URI.create(address);
        require(get("/").contains("<title>"), "the page is no page");
        long answered = millis();
        require(awaited("READY=1\nSTATUS=", PATIENCE), "READY=1 was not told");
        require(get("/state").contains("\"events\""), "READY was told, but the page does not answer");
        String seen = "\"event\":\"duty\"";
        require(until(() -> stateHas(seen), PATIENCE), "the first frame had no answer");
        System.out.printf(
                Locale.ROOT,
                "start: first page answer after %d ms, ready and the first frame judged after %d ms, processor time %s%n",
                answered,
                millis(),
                process.info().totalCpuDuration().map(d -> d.toMillis() + " ms").orElse("unknown"));
    }

    private boolean stateHas(String text) {
        try {
            return get("/state").contains(text);
        } catch (IOException | InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    // ---- in play

    private void plays() throws IOException, InterruptedException, Failed {
        require(awaited("WATCHDOG=1", WATCHDOG), "no sign of life within the watchdog's time");
        long idle = memory("VmRSS");
        moves(0, MOVES.length);
        require(awaited("ply " + MOVES.length + ",", PATIENCE), "the status does not tell how the game stands");
        long playing = memory("VmRSS");
        long most = memory("VmHWM");
        System.out.printf(Locale.ROOT, "memory: %d MiB at rest, %d MiB in play, %d MiB at most%n", idle, playing, most);
        require(most < LIMIT_MIB, "it took " + most + " MiB at most, and " + LIMIT_MIB + " are granted");
        for (String line : Files.readAllLines(log)) {
            require(line.matches("<[3-7]>[a-z0-9]+: .+"), "this is no line of the journal: " + line);
        }
        require(Files.readString(log).contains("<6>game: the page is at "), "the log does not tell where the page is");
    }

    /** Plays the moves from {@code first} to before {@code last}, each of which must be told. */
    private void moves(int first, int last) throws IOException, InterruptedException, Failed {
        for (int i = first; i < last; i++) {
            hand("lift", MOVES[i].substring(0, 2));
            hand("place", MOVES[i].substring(2));
            String told = "\"id\":" + (i + 1) + ",";
            String move = MOVES[i];
            require(
                    until(() -> stateHas(told + "\"by\"") || stateHas("\"uci\":\"" + move + "\""), PATIENCE),
                    "ply " + (i + 1) + ", " + move + ", was not told");
        }
    }

    // ---- a disk that cannot be written

    private void ails(String words, String cure) throws IOException, InterruptedException, Failed {
        int half = MOVES.length / 2;
        moves(0, half);
        require(Files.readString(log).contains(words), "it did not say: " + words);
        require(get("/health").contains(words), "its health does not tell: " + words);
        require(new ProcessBuilder("/bin/bash", "-c", cure).start().waitFor() == 0, cure + " failed");
        moves(half, MOVES.length);
        require(until(() -> isSound(words), PATIENCE), "the disk is well again, and its health does not tell it");
        System.out.println("disk: plays on and says \"" + words + "\"; well again, everything was written");
    }

    private boolean isSound(String words) {
        try {
            return !get("/health").contains(words);
        } catch (IOException | InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private void goesOn() throws IOException, InterruptedException, Failed {
        String told = "the game goes on after " + MOVES.length + " plies";
        require(Files.readString(log).contains("<6>journal: " + told), "it did not say: " + told);
        require(stateHas("\"uci\":\"" + MOVES[MOVES.length - 1] + "\""), "the last move is not told");
        System.out.println("again: " + told);
    }

    private long memory(String key) throws IOException, Failed {
        Path status = Path.of("/proc/" + process.pid() + "/status");
        for (String line : Files.readAllLines(status)) {
            if (line.startsWith(key + ":")) {
                return Long.parseLong(line.replaceAll("\\D", "")) / 1_024;
            }
        }
        throw new Failed(status + " does not tell " + key);
    }

    private void hand(String op, String square) throws IOException, InterruptedException, Failed {
        String json = "{\"op\":\"" + op + "\",\"hand\":\"h\",\"square\":\"" + square + "\"}";
        HttpRequest request = HttpRequest.newBuilder(page.resolve("/hand"))
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(json))
                .build();
        int code = http.send(request, HttpResponse.BodyHandlers.ofString()).statusCode();
        require(code == 204, json + " was refused with " + code);
        TimeUnit.MILLISECONDS.sleep(150);
    }

    // ---- the game thread hangs

    private void hangs() throws IOException, InterruptedException, Failed, IllegalConnectorArgumentsException {
        for (int i = 0; i < 4; i++) {
            require(awaited("WATCHDOG=1", WATCHDOG), "a healthy service gave no sign of life");
        }
        VirtualMachine machine = attach();
        ThreadReference game = machine.allThreads().stream()
                .filter(thread -> thread.name().equals("game"))
                .findFirst()
                .orElseThrow(() -> new Failed("there is no thread called game"));
        game.suspend();
        long stopped = System.nanoTime();
        // What was answered just before may still be on its way for one beat.
        while (System.nanoTime() - stopped < TimeUnit.MILLISECONDS.toNanos(WATCHDOG / 2)) {
            manager.next(50);
        }
        require(!awaited("WATCHDOG=1", 2 * WATCHDOG), "the game hangs, and a sign of life was told all the same");
        require(get("/page.js").length() > 100, "the page should have answered, as its threads do not hang");
        require(Files.readString(log).contains("<3>service: the game has not answered"), "the log does not tell it");
        game.resume();
        require(awaited("WATCHDOG=1", WATCHDOG), "the game goes on, but no sign of life is told");
        System.out.println("watchdog: told while healthy, not while the game thread hung, and again after it");
        // It hangs to the end: systemd may have to end it that way.
        game.suspend();
    }

    private VirtualMachine attach() throws IOException, IllegalConnectorArgumentsException, Failed {
        AttachingConnector connector = Bootstrap.virtualMachineManager().attachingConnectors().stream()
                .filter(c -> c.name().equals("com.sun.jdi.SocketAttach"))
                .findFirst()
                .orElseThrow(() -> new Failed("this JDK has no debugger's interface"));
        Map<String, Connector.Argument> arguments = connector.defaultArguments();
        arguments.get("hostname").setValue("127.0.0.1");
        arguments.get("port").setValue(Integer.toString(debugger));
        return connector.attach(arguments);
    }

    // ---- the end

    private void ends(boolean hung) throws InterruptedException, Failed, IOException {
        long told = System.nanoTime();
        process.destroy();
        require(process.waitFor(STOP_WITHIN, TimeUnit.MILLISECONDS), "it was told to end and had not after 5 s");
        long took = (System.nanoTime() - told) / 1_000_000;
        require(process.exitValue() == 143, "it ended with exit code " + process.exitValue());
        require(awaited("STOPPING=1", 50), "STOPPING=1 was not told");
        require(Files.readString(log).contains("<6>game: told to end"), "the log does not tell the end");
        System.out.printf(Locale.ROOT, "end: %d ms after SIGTERM%s%n", took, hung ? ", though it hung" : "");
    }

    // ---- small things

    private long millis() {
        return (System.nanoTime() - begun) / 1_000_000;
    }

    private String get(String path) throws IOException, InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(page.resolve(path)).build();
        return http.send(request, HttpResponse.BodyHandlers.ofString()).body();
    }

    /** Whether a message that holds {@code text} comes within so many ms. */
    private boolean awaited(String text, long millis) {
        long end = System.nanoTime() + millis * 1_000_000;
        for (long left = millis; left >= 0; left = (end - System.nanoTime()) / 1_000_000) {
            Optional<String> message = manager.next(left);
            if (message.isPresent() && message.get().contains(text)) {
                return true;
            }
        }
        return false;
    }

    private static boolean until(BooleanSupplier holds, long millis) throws InterruptedException {
        long end = System.nanoTime() + millis * 1_000_000;
        while (!holds.getAsBoolean()) {
            if (System.nanoTime() > end) {
                return false;
            }
            TimeUnit.MILLISECONDS.sleep(50);
        }
        return true;
    }

    private static void require(boolean holds, String otherwise) throws Failed {
        if (!holds) {
            throw new Failed(otherwise);
        }
    }

    @Override
    public void close() {
        process.destroyForcibly();
        process.onExit().join();
        manager.close();
        http.shutdownNow();
    }
}
