package org.jadoube.host.bridge.net;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The head of an HTTP request.
 *
 * @param method such as GET
 * @param path without what follows a question mark
 * @param fields the header, its names in lower case
 */
public record HttpHead(String method, String path, Map<String, String> fields) {
    private static final int LONGEST = 8_192;

    /** Copies the fields. */
    public HttpHead {
        fields = Map.copyOf(fields);
    }

    /** Reads a head; IOException if what comes is none, or does not end. */
    public static HttpHead read(InputStream in) throws IOException {
        StringBuilder text = new StringBuilder();
        while (text.indexOf("\r\n\r\n") < 0) {
            int c = in.read();
            if (c < 0 || text.length() > LONGEST) {
                throw new IOException("no request of HTTP");
            }
            text.append((char) c);
        }
        String[] lines = text.toString().split("\r\n", -1);
        String[] first = lines[0].split(" ", -1);
        if (first.length != 3 || !first[2].startsWith("HTTP/1.")) {
            throw new IOException("no request of HTTP");
        }
        Map<String, String> fields = new HashMap<>();
        for (int i = 1; i < lines.length; i++) {
            int colon = lines[i].indexOf(':');
            if (colon > 0) {
                fields.put(
                        lines[i].substring(0, colon).toLowerCase(Locale.ROOT),
                        lines[i].substring(colon + 1).strip());
            }
        }
        return new HttpHead(first[0], first[1].split("\\?", 2)[0], fields);
    }

    /** A field of the header, or null. */
    public @Nullable String field(String name) {
        return fields.get(name);
    }

    /** Whether it asks to go on as a WebSocket. */
    public boolean isUpgrade() {
        return "websocket".equalsIgnoreCase(field("upgrade")) && field("sec-websocket-key") != null;
    }

    /** A whole answer with a text. */
    public static byte[] answer(String status, String type, @Nullable String origin, String body) {
        byte[] content = body.getBytes(StandardCharsets.UTF_8);
        String head = "HTTP/1.1 " + status + "\r\nContent-Type: " + type + "\r\nContent-Length: " + content.length
                + (origin == null ? "" : "\r\nAccess-Control-Allow-Origin: " + origin + "\r\nVary: Origin")
                + "\r\nCache-Control: no-store\r\nX-Content-Type-Options: nosniff\r\nConnection: close\r\n\r\n";
        byte[] start = head.getBytes(StandardCharsets.UTF_8);
        byte[] all = java.util.Arrays.copyOf(start, start.length + content.length);
        System.arraycopy(content, 0, all, start.length, content.length);
        return all;
    }
}
