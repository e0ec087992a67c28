package org.jadoube.host.bridge.net;

import java.net.URI;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Which web sites may speak to a server on this machine. Any page that a browser shows can try; a program that is no browser
 * sends no origin.
 *
 * @param sites as browsers send them, such as {@code https://lichess.org}
 */
public record Origins(Set<String> sites) {
    private static final Set<String> OWN = Set.of("localhost", "127.0.0.1", "[::1]");

    /** Copies the sites. */
    public Origins {
        sites = Set.copyOf(sites);
    }

    /** Whether a request with this header may be answered; null: it had none. */
    public boolean allow(@Nullable String origin) {
        return origin == null || sites.contains(origin) || isOwn(origin);
    }

    /** Pages that this machine serves itself. */
    private static boolean isOwn(String origin) {
        try {
            URI site = URI.create(origin);
            return "http".equals(site.getScheme()) && site.getHost() != null && OWN.contains(site.getHost());
        } catch (IllegalArgumentException e) {
            return false;
        }
    }
}
