package org.jadoube.host.web;

import com.sun.net.httpserver.Headers;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Keeps other web sites out: a request must name an address of this very computer as its host, and one that changes
 * something must come from this very page. Without it any site that the same browser shows could move the men (DNS
 * rebinding, cross-site posts).
 */
final class Guard {

    /** Sent with every answer: nothing from elsewhere is loaded, framed or guessed. */
    static final List<List<String>> HEADERS = List.of(
            List.of(
                    "Content-Security-Policy",
                    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self';"
                            + " base-uri 'none'; form-action 'none'; frame-ancestors 'none'"),
            List.of("X-Content-Type-Options", "nosniff"),
            List.of("X-Frame-Options", "DENY"),
            List.of("Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
            List.of("Referrer-Policy", "no-referrer"),
            List.of("Cross-Origin-Opener-Policy", "same-origin"),
            List.of("Cross-Origin-Resource-Policy", "same-origin"));

    private static final int USUAL = 80;

    private final Set<String> hosts;
    private final String expected;

    private Guard(Set<String> names, int port, String expected) {
        this.hosts = names.stream()
                .flatMap(name -> port == USUAL ? Stream.of(name, name + ":" + port) : Stream.of(name + ":" + port))
                .collect(Collectors.toUnmodifiableSet());
        this.expected = expected;
    }

    /** The guard of the loopback door. */
    static Guard loopback(int port) {
        return new Guard(
                Set.of("127.0.0.1", "localhost", "[::1]"), port, "this page answers on the loopback address alone");
    }

    /** The guard of a door to other computers, which is known by these names and addresses. */
    static Guard of(Set<String> names, int port) {
        return new Guard(names, port, "this page answers by the address or the name of its own computer alone");
    }

    /** Why the request may not be answered, or null. */
    @Nullable
    String refusal(Headers request) {
        String host = request.getFirst("Host");
        if (host == null || !hosts.contains(host.toLowerCase(Locale.ROOT))) {
            return expected;
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
