package org.jadoube.host.web;

import com.sun.net.httpserver.Headers;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Keeps other web sites out: a request must name the loopback address as its host, and one that changes something must come
 * from this very page. Without it any site that the same browser shows could move the men (DNS rebinding, cross-site
 * posts).
 */
final class Guard {

    /** Sent with every answer: nothing from elsewhere is loaded, framed or guessed. */
    static final List<List<String>> HEADERS = List.of(
            List.of(
                    "Content-Security-Policy",
                    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self';"
                            + " base-uri 'none'; form-action 'none'; frame-ancestors 'none'"),
            List.of("X-Content-Type-Options", "nosniff"),
            List.of("Referrer-Policy", "no-referrer"),
            List.of("Cross-Origin-Opener-Policy", "same-origin"),
            List.of("Cross-Origin-Resource-Policy", "same-origin"));

    private final Set<String> hosts;

    Guard(int port) {
        this.hosts = Set.of("127.0.0.1:" + port, "localhost:" + port, "[::1]:" + port);
    }

    /** Why the request may not be answered, or null. */
    @Nullable
    String refusal(Headers request) {
        String host = request.getFirst("Host");
        if (host == null || !hosts.contains(host)) {
            return "this page answers on the loopback address alone";
        }
        String origin = request.getFirst("Origin");
        if (origin != null && !(origin.startsWith("http://") && hosts.contains(origin.substring("http://".length())))) {
            return "messages are taken from this page alone";
        }
        return null;
    }

    /** Why the body of a request may not be taken, or null; JSON cannot be posted across sites without asking first. */
    static @Nullable String bodyRefusal(Headers request) {
        String type = request.getFirst("Content-Type");
        boolean json = type != null && type.split(";", 2)[0].strip().equalsIgnoreCase("application/json");
        return json ? null : "Content-Type application/json expected";
    }
}
