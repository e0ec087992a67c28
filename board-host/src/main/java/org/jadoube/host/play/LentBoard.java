package org.jadoube.host.play;

import java.io.IOException;
import java.io.PrintWriter;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import org.jadoube.host.journal.DataDirectory;
import org.jadoube.host.recording.Json;

/** The board of a service that runs on this machine already, for a process that was told of no other. */
public final class LentBoard {

    private static final Duration PATIENCE = Duration.ofSeconds(5);

    private LentBoard() {}

    /**
     * Asks the service that plays on {@code data}, if one does, for its board, and says on {@code err} what came of it.
     *
     * @return what stands after {@code --board}; empty: there is no service, or it lends none
     */
    public static Optional<String> of(Path data, PrintWriter err) throws InterruptedException {
        Optional<URI> service = DataDirectory.service(data);
        if (service.isEmpty()) {
            return Optional.empty();
        }
        Optional<String> board = Optional.empty();
        String why = "";
        try {
            HttpResponse<String> answer = asked(service.get());
            if (answer.statusCode() == 200 && Json.object(answer.body()).get("board") instanceof String lent) {
                board = Optional.of(lent);
            } else {
                why = answer.body().strip();
            }
        } catch (IOException | Json.NotJson e) {
            why = String.valueOf(e.getMessage());
        }
        err.println(
                board.isPresent()
                        ? "jadoube: joins the service at " + service.get()
                                + " and plays on its board (it has the data in " + data
                                + "); --board BOARD plays on another"
                        : "jadoube: the service at " + service.get() + " does not lend its board: " + why);
        err.flush();
        return board;
    }

    private static HttpResponse<String> asked(URI page) throws IOException, InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(page.resolve("/lend"))
                .header("Content-Type", "application/json")
                .timeout(PATIENCE)
                .POST(HttpRequest.BodyPublishers.ofString("{}"))
                .build();
        try (HttpClient client = HttpClient.newBuilder()
                .version(HttpClient.Version.HTTP_1_1)
                .connectTimeout(PATIENCE)
                .build()) {
            return client.send(request, HttpResponse.BodyHandlers.ofString());
        }
    }
}
