package org.jadoube.host.kills;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.jadoube.host.play.StallingService;

/** The service in a process of its own, as a user starts it; it can be killed as a cut of power would end it. */
final class ServiceProcess implements AutoCloseable {

    /** The process is gone: killed as planned, or ended by itself. */
    static final class Gone extends Exception {
        Gone(String why) {
            super(why);
        }
    }

    private static final long PATIENCE = 60_000;

    private final HttpClient http = HttpClient.newBuilder()
            .connectTimeout(Duration.ofSeconds(5))
            .version(HttpClient.Version.HTTP_1_1)
            .build();
    private final Process process;
    private final Path errors;
    private final Heard heard = new Heard();
    private volatile URI page = URI.create("http://127.0.0.1/");
    private volatile boolean killed;
    private volatile Runnable stalled = () -> {};

    /**
     * Starts the service on {@code data}; it may not be there yet.
     *
     * @param disk what names the disk on which it is to run: words of {@link StallingService}, none for the system's
     */
    ServiceProcess(Path data, List<String> options, List<String> disk) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path")));
        command.addAll(
                disk.isEmpty()
                        ? List.of("org.jadoube.host.Main", "play", "--port", "0")
                        : List.of(StallingService.class.getName()));
        command.addAll(disk);
        command.addAll(List.of("--data", data.toString()));
        command.addAll(options);
        errors = data.resolveSibling(data.getFileName() + ".err");
        process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.to(errors.toFile()))
                .start();
    }

    /** Waits until the page answers, reads how the game stands, and listens from then on. */
    Heard open() throws Gone {
        try {
            BufferedReader out = process.inputReader(StandardCharsets.UTF_8);
            String line = out.readLine();
            if (line == null) {
                process.waitFor(5, TimeUnit.SECONDS);
                throw new Gone(killed ? "killed while it started" : "it did not start: " + Files.readString(errors));
            }
            if (line.equals(StallingService.STALLED)) {
                stalled.run();
                process.waitFor(PATIENCE, TimeUnit.MILLISECONDS);
                throw new Gone("it stood still while it started");
            }
            page = URI.create(line);
            Thread.ofPlatform().daemon().start(() -> watch(out));
            HttpRequest request =
                    HttpRequest.newBuilder(page.resolve("/events")).build();
            HttpResponse<java.util.stream.Stream<String>> stream =
                    http.send(request, HttpResponse.BodyHandlers.ofLines());
            Thread.ofPlatform().daemon().start(() -> listen(stream));
            if (!heard.await(PATIENCE, Heard::isTold)) {
                throw new Gone(killed ? "killed before the page answered" : "the page does not answer");
            }
            return heard;
        } catch (IOException e) {
            throw new Gone("its page is gone: " + e.getMessage());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new Gone("interrupted");
        }
    }

    private void watch(BufferedReader out) {
        try {
            for (String line = out.readLine(); line != null; line = out.readLine()) {
                if (line.equals(StallingService.STALLED)) {
                    stalled.run();
                }
            }
        } catch (IOException e) {
            heard.over();
        }
    }

    /** {@code told} is run when the disk stands still. */
    void onStall(Runnable told) {
        stalled = told;
    }

    private void listen(HttpResponse<java.util.stream.Stream<String>> stream) {
        try (var lines = stream.body()) {
            lines.forEach(heard::line);
        } catch (RuntimeException e) {
            heard.over();
        }
    }

    /** Sends a message to the page's address. */
    void post(String path, String json) throws Gone {
        HttpRequest request = HttpRequest.newBuilder(page.resolve(path))
                .timeout(Duration.ofSeconds(20))
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(json))
                .build();
        try {
            HttpResponse<String> answer = http.send(request, HttpResponse.BodyHandlers.ofString());
            if (answer.statusCode() != 204) {
                throw new IllegalStateException(json + " was refused: " + answer.body());
            }
        } catch (IOException e) {
            throw new Gone("no answer: " + e.getMessage());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new Gone("interrupted");
        }
    }

    /** What the page answers to {@code path}. */
    String get(String path) throws Gone {
        HttpRequest request = HttpRequest.newBuilder(page.resolve(path))
                .timeout(Duration.ofSeconds(20))
                .build();
        try {
            return http.send(request, HttpResponse.BodyHandlers.ofString()).body();
        } catch (IOException e) {
            throw new Gone("no answer: " + e.getMessage());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new Gone("interrupted");
        }
    }

    /** Ends the process as {@code kill -9} does; nothing in it hears of it. */
    void kill() {
        killed = true;
        process.destroyForcibly();
    }

    boolean isKilled() {
        return killed;
    }

    boolean isAlive() {
        return process.isAlive();
    }

    String errors() throws IOException {
        return Files.readString(errors);
    }

    @Override
    public void close() {
        process.destroyForcibly();
        process.onExit().join();
        heard.over();
        http.shutdownNow();
    }
}
