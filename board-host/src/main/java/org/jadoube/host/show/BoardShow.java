package org.jadoube.host.show;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.jadoube.host.FailureException;
import org.jadoube.host.archive.ArchivedGame;
import org.jadoube.host.recording.Json;
import org.jspecify.annotations.Nullable;

/**
 * A game of the archive shown on the board of a service, led from the terminal: the lights name each move, and whoever makes it is
 * led to the next; words at the terminal turn back, jump and end it. It speaks with the service as its page does ({@code POST
 * /show}, {@code GET /events}).
 */
final class BoardShow implements AutoCloseable {

    static final String HELP =
            "Enter: on; b: back; a number: to that ply; a: let the men of a simulated board be put there; q: end";

    /** A board that was just opened may need so long until it is there, in ms. */
    private static final long OPENS_WITHIN = 5_000;

    private static final long AGAIN = 100;

    private final URI page;
    private final GameLines lines;
    private final int number;
    private final PrintWriter out;
    private final HttpClient client =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    private final CountDownLatch joined = new CountDownLatch(1);
    private final CountDownLatch left = new CountDownLatch(1);
    private volatile boolean begun;

    /** A show of {@code game} by the service at {@code page}. */
    BoardShow(URI page, ArchivedGame game, PrintWriter out) {
        this.page = page;
        this.lines = new GameLines(game);
        this.number = game.number();
        this.out = out;
    }

    /** Shows the game until {@code keys} end it or end. */
    void run(BufferedReader keys) throws IOException, InterruptedException {
        Thread.ofPlatform().daemon().name("show").start(this::listen);
        if (!joined.await(OPENS_WITHIN, TimeUnit.MILLISECONDS)) {
            throw new FailureException("the service at " + page + " does not answer");
        }
        tell(lines.head());
        tell(HELP);
        begin();
        for (String line = keys.readLine(); line != null; line = keys.readLine()) {
            String word = line.strip().toLowerCase(Locale.ROOT);
            if (word.equals("q")) {
                break;
            }
            String refusal = does(word);
            if (!refusal.isEmpty()) {
                tell(refusal);
            }
        }
        end();
    }

    private String does(String word) throws IOException, InterruptedException {
        return switch (word) {
            case "" -> post("{\"do\":\"forward\"}");
            case "b" -> post("{\"do\":\"back\"}");
            case "a" -> post("{\"do\":\"arrange\"}");
            default -> word.matches("\\d{1,4}") ? post("{\"do\":\"go\",\"ply\":" + word + "}") : HELP;
        };
    }

    private void begin() throws IOException, InterruptedException {
        String begin = "{\"do\":\"begin\",\"game\":" + number + ",\"ply\":0}";
        long end = System.nanoTime() + OPENS_WITHIN * 1_000_000;
        String refusal = post(begin);
        while (!refusal.isEmpty() && System.nanoTime() < end) {
            TimeUnit.MILLISECONDS.sleep(AGAIN);
            refusal = post(begin);
        }
        if (!refusal.isEmpty()) {
            throw new FailureException(refusal);
        }
        begun = true;
    }

    /** The game that waits gets its board back; on a real one the men have to be put back by hand. */
    private void end() throws IOException, InterruptedException {
        post("{\"do\":\"leave\"}");
        left.await();
        tell("the board is free again");
    }

    private String post(String json) throws IOException, InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(page.resolve("/show"))
                .header("Content-Type", "application/json")
                .timeout(Duration.ofMillis(OPENS_WITHIN))
                .POST(HttpRequest.BodyPublishers.ofString(json))
                .build();
        HttpResponse<String> answer = client.send(request, HttpResponse.BodyHandlers.ofString());
        return answer.statusCode() == 204 ? "" : answer.body().strip();
    }

    private void listen() {
        HttpRequest request = HttpRequest.newBuilder(page.resolve("/events")).build();
        try (Stream<String> told =
                client.send(request, HttpResponse.BodyHandlers.ofLines()).body()) {
            joined.countDown();
            String[] kind = {""};
            told.forEach(line -> {
                if (line.startsWith("event: ")) {
                    kind[0] = line.substring(7);
                } else if (kind[0].equals("show") && line.startsWith("data: ")) {
                    heard(Json.object(line.substring(6)));
                }
            });
        } catch (IOException | RuntimeException e) {
            // The service has ended, or this show has: either way nothing more comes.
            tell(begun && left.getCount() > 0 ? "the service at " + page + " is gone" : "");
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        left.countDown();
    }

    private void heard(Map<String, @Nullable Object> told) {
        if (Boolean.TRUE.equals(told.get("active"))) {
            tell(lines.line(told));
        } else if (begun) {
            left.countDown();
        }
    }

    private void tell(String line) {
        if (!line.isEmpty()) {
            out.println(line);
            out.flush();
        }
    }

    @Override
    public void close() {
        client.shutdownNow();
    }
}
