package org.jadoube.host.bridge.link;

import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.zip.CRC32;
import org.jadoube.host.recording.Json;
import org.jspecify.annotations.Nullable;

/** One line of the link: a JSON object, a number sign, the CRC-32 of the object's bytes in eight hexadecimal digits. */
final class LinkLine {
    /** The version of the protocol. */
    static final int VERSION = 1;
    /** The longest line, in bytes. */
    static final int LONGEST = 65_536;

    private static final int SUM = 9;

    private LinkLine() {}

    /** The line for an object, with its end. */
    static byte[] of(String json) {
        byte[] body = json.getBytes(StandardCharsets.UTF_8);
        return (json + String.format(Locale.ROOT, "#%08x\n", sum(body))).getBytes(StandardCharsets.UTF_8);
    }

    /** The line for what {@code members} write. */
    static byte[] of(Json.Members members) {
        return of(Json.write(members));
    }

    /** The object of a line without its end; empty if the line is broken. */
    static Optional<Map<String, @Nullable Object>> read(String line) {
        int at = line.length() - SUM;
        if (at < 2 || line.charAt(at) != '#') {
            return Optional.empty();
        }
        String json = line.substring(0, at);
        try {
            long sum = Long.parseLong(line.substring(at + 1), 16);
            return sum == sum(json.getBytes(StandardCharsets.UTF_8))
                    ? Optional.of(Json.object(json))
                    : Optional.empty();
        } catch (NumberFormatException | Json.NotJson e) {
            return Optional.empty();
        }
    }

    private static long sum(byte[] bytes) {
        CRC32 crc = new CRC32();
        crc.update(bytes);
        return crc.getValue();
    }
}
