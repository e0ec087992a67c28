package org.jadoube.host.web;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import java.net.InetAddress;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.IntFunction;
import org.jadoube.host.pairing.Pairing;
import org.jadoube.host.pairing.Pairings;
import org.jspecify.annotations.Nullable;

/** The admission of other computers: by the name they call, by how much they ask, and by the token of their pairing. */
final class Callers implements Admission {

    private static final int LONGEST = 200;

    private final IntFunction<Front.@Nullable Peer> peers;
    private final int port;
    private final Set<String> names;
    private final Pairings pairings;
    private final Rates rates;

    /**
     * Callers of a door.
     *
     * @param peers who stands behind a connection, by its port
     * @param port the port that they call
     * @param names names of this computer that they may call it by, besides its addresses
     */
    Callers(IntFunction<Front.@Nullable Peer> peers, int port, Set<String> names, Pairings pairings, Rates rates) {
        this.peers = peers;
        this.port = port;
        this.names = names;
        this.pairings = pairings;
        this.rates = rates;
    }

    @Override
    public Ruling of(HttpExchange request, int cost) {
        Front.Peer peer = peers.apply(request.getRemoteAddress().getPort());
        if (peer == null) {
            return new Ruling.Gone();
        }
        String caller = Front.caller(peer.address());
        if (!rates.take(caller, cost)) {
            return new Ruling.Refuse(429, "too many requests; wait a moment");
        }
        Headers headers = request.getRequestHeaders();
        Set<String> hosts = new LinkedHashSet<>(names);
        hosts.add(written(peer.called()));
        String refusal = Guard.of(hosts, port).refusal(headers);
        if (refusal != null) {
            return new Ruling.Refuse(403, refusal);
        }
        boolean changes = request.getRequestMethod().equals("POST");
        if (changes && headers.getFirst("Origin") == null) {
            return new Ruling.Refuse(403, "messages from elsewhere name their Origin");
        }
        String address = written(peer.address());
        String id = pairings.of(token(headers)).map(Pairing::id).orElse("");
        return new Ruling.Enter(
                new Visitor(id.isEmpty() ? Visitor.Standing.VIEWER : Visitor.Standing.PLAYER, address, id));
    }

    /** The name of the cookie that holds a token: browsers share cookies among the ports of a host. */
    static String cookie(int port) {
        return "jadoube-" + port;
    }

    private String token(Headers headers) {
        String name = cookie(port) + "=";
        for (String line : headers.getOrDefault("Cookie", List.of())) {
            for (String part : line.split(";", -1)) {
                String pair = part.strip();
                if (pair.startsWith(name) && pair.length() < LONGEST) {
                    return pair.substring(name.length());
                }
            }
        }
        return "";
    }

    /** An address as a browser writes it. */
    static String written(InetAddress address) {
        String text = address.getHostAddress();
        int scope = text.indexOf('%');
        String bare = scope < 0 ? text : text.substring(0, scope);
        return bare.indexOf(':') < 0 ? bare : "[" + shortened(address) + "]";
    }

    /** IPv6 as RFC 5952 writes it: the longest run of zero groups left out, the first of equals. */
    private static String shortened(InetAddress address) {
        byte[] bytes = address.getAddress();
        String[] groups = new String[8];
        for (int i = 0; i < groups.length; i++) {
            int group = ((bytes[2 * i] & 0xff) << 8) | (bytes[2 * i + 1] & 0xff);
            groups[i] = Integer.toHexString(group);
        }
        int from = -1;
        int length = 1;
        for (int i = 0; i < groups.length; i++) {
            int end = i;
            while (end < groups.length && groups[end].equals("0")) {
                end++;
            }
            if (end - i > length) {
                from = i;
                length = end - i;
            }
        }
        if (from < 0) {
            return String.join(":", groups);
        }
        String head = String.join(":", Arrays.copyOfRange(groups, 0, from));
        String tail = String.join(":", Arrays.copyOfRange(groups, from + length, groups.length));
        return (head + "::" + tail).toLowerCase(Locale.ROOT);
    }
}
