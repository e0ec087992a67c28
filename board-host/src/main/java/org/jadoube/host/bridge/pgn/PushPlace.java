package org.jadoube.host.bridge.pgn;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * An address that takes the PGN by POST, as broadcasts offer it. A token goes along as {@code Authorization: Bearer}. What is
 * refused for being too often waits a minute.
 */
public final class PushPlace implements LivePgn.Place {
    private static final Logger LOG = LoggerFactory.getLogger(PushPlace.class);

    private static final int OK_FROM = 200;
    private static final int OK_TO = 299;
    private static final int TOO_OFTEN = 429;
    private static final long BETWEEN = 1_000;
    private static final long AGAIN = 5_000;
    private static final long MINUTE = 60_000;
    private static final Duration PATIENCE = Duration.ofSeconds(10);

    private final URI address;
    private final @Nullable String token;
    private final HttpClient client;
    private final long again;
    private long pause = BETWEEN;
    private String told = "";

    /** Pushes to {@code address}; {@code token} null: to an address that asks for none. */
    public PushPlace(URI address, @Nullable String token) {
        this(address, token, AGAIN);
    }

    /** The same; what fails is tried again after {@code again} ms. */
    PushPlace(URI address, @Nullable String token, long again) {
        this.again = again;
        this.address = address;
        this.token = token;
        this.client = HttpClient.newBuilder().connectTimeout(PATIENCE).build();
    }

    @Override
    public String name() {
        return "live PGN to " + address.getHost();
    }

    @Override
    public boolean bring(String text) throws InterruptedException {
        HttpRequest.Builder request = HttpRequest.newBuilder(address)
                .timeout(PATIENCE)
                .header("Content-Type", "text/plain; charset=utf-8")
                .POST(HttpRequest.BodyPublishers.ofString(text));
        if (token != null) {
            request.header("Authorization", "Bearer " + token);
        }
        try {
            int status = client.send(request.build(), HttpResponse.BodyHandlers.discarding())
                    .statusCode();
            if (status >= OK_FROM && status <= OK_TO) {
                pause = BETWEEN;
                told = "";
                return true;
            }
            pause = status == TOO_OFTEN ? MINUTE : again;
            tell("it answers with status " + status);
        } catch (IOException e) {
            pause = again;
            tell(String.valueOf(e.getMessage()));
        }
        return false;
    }

    private void tell(String why) {
        if (!why.equals(told)) {
            told = why;
            LOG.warn("{}: {}; it is tried again, the game goes on", name(), why);
        }
    }

    @Override
    public long pause() {
        return pause;
    }

    @Override
    public void close() {
        client.shutdownNow();
    }
}
