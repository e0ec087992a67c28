package org.jadoube.host.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(30)
final class HealthTest {

    @TempDir
    private Path data;

    private final HttpClient client = HttpClient.newHttpClient();
    private PlayService service;

    @BeforeEach
    void start() {
        service = Play.open(PlayOptions.usual(Keeping.in(data)));
        service.start();
    }

    @AfterEach
    void stop() {
        service.close();
    }

    private HttpResponse<String> get(String path) throws IOException, InterruptedException {
        HttpRequest request =
                HttpRequest.newBuilder(service.address().resolve(path)).build();
        return client.send(request, HttpResponse.BodyHandlers.ofString());
    }

    private void post(String path, String json) throws IOException, InterruptedException {
        URI address = service.address().resolve(path);
        HttpRequest request = HttpRequest.newBuilder(address)
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(json))
                .build();
        assertEquals(
                204, client.send(request, HttpResponse.BodyHandlers.ofString()).statusCode());
    }

    private Map<String, Double> metrics() throws IOException, InterruptedException {
        Map<String, Double> figures = new TreeMap<>();
        HttpResponse<String> answer = get("metrics");
        assertEquals(
                "text/plain; version=0.0.4; charset=utf-8",
                answer.headers().firstValue("Content-Type").orElse(""));
        for (String line : answer.body().split("\n")) {
            if (!line.startsWith("#")) {
                String[] parts = line.split(" ");
                assertEquals(2, parts.length, line);
                figures.put(parts[0], Double.parseDouble(parts[1]));
            }
        }
        return figures;
    }

    @Test
    void isWellWhileTheGameAnswersAndSaysWhatIsWaitedFor() throws Exception {
        HttpResponse<String> answer = get("health");
        assertEquals(200, answer.statusCode());
        JsonNode told = new ObjectMapper().readTree(answer.body());
        assertTrue(told.get("healthy").asBoolean());
        assertEquals("simulated", told.get("board").asText());
        assertEquals("here", told.get("boardState").asText());
        assertTrue(told.get("waitsFor").asText().contains("white to move"), told.toString());
        assertEquals("", told.get("journal").asText());
        assertTrue(told.get("since").asText().matches("20\\d\\d-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ"));
    }

    @Test
    void isNotWellWhileTheGameHangsAndSaysWhere() throws Exception {
        CountDownLatch hangs = new CountDownLatch(1);
        // the answer is given on the game's own thread, which now waits
        service.pulse().ask(status -> {
            try {
                hangs.await();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        HttpResponse<String> answer = get("health");
        assertEquals(503, answer.statusCode());
        JsonNode told = new ObjectMapper().readTree(answer.body());
        assertEquals(false, told.get("healthy").asBoolean());
        assertTrue(told.get("waitsFor").asText().startsWith("the game does not answer; it is in "), told.toString());
        assertTrue(metrics().get("jadoube_queue") >= 1);
        hangs.countDown();
        assertEquals(200, get("health").statusCode());
    }

    @Test
    void countsWhatHappensOnTheBoard() throws Exception {
        Map<String, Double> before = metrics();
        post("hand", "{\"op\":\"lift\",\"hand\":\"x\",\"square\":\"e2\"}");
        post("hand", "{\"op\":\"place\",\"hand\":\"x\",\"square\":\"e4\"}");
        while (metrics().get("jadoube_moves_total") < 1) {
            Thread.onSpinWait();
        }
        Map<String, Double> after = metrics();
        assertTrue(after.get("jadoube_frames_total") >= before.get("jadoube_frames_total") + 2);
        assertTrue(after.get("jadoube_journal_bytes_total") > before.get("jadoube_journal_bytes_total"));
        assertEquals(0, after.get("jadoube_amends_total"));
        assertTrue(after.get("process_resident_memory_bytes") > 10e6);
        assertTrue(after.get("process_cpu_seconds_total") > 0);
        assertTrue(after.get("process_open_fds") > 3);
        assertEquals(0, after.get("jadoube_pages"));
    }
}
