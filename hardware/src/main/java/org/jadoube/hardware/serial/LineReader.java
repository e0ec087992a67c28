package org.jadoube.hardware.serial;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;

/** Cuts the bytes of a channel into lines; ends of line are LF, a CR before it is dropped, empty lines are nothing. */
final class LineReader {

    private final Channel channel;
    private final byte[] chunk = new byte[256];
    private final StringBuilder line = new StringBuilder();
    private final Deque<String> ready = new ArrayDeque<>();
    private boolean skipping;

    LineReader(Channel channel) {
        this.channel = channel;
    }

    /** The next line; empty when none came for a while. */
    Optional<String> next() throws IOException {
        if (ready.isEmpty()) {
            int count = channel.read(chunk);
            String text = new String(chunk, 0, count, StandardCharsets.US_ASCII);
            text.chars().forEach(c -> take((char) c));
        }
        return Optional.ofNullable(ready.poll());
    }

    private void take(char c) {
        if (c == '\n') {
            if (!skipping && !line.isEmpty()) {
                ready.add(line.toString());
            }
            line.setLength(0);
            skipping = false;
        } else if (c != '\r') {
            line.append(c);
            if (line.length() > SerialLine.LONGEST) {
                // Noise without an end: nothing of it is a line, up to the next end.
                skipping = true;
                line.setLength(0);
            }
        }
    }
}
