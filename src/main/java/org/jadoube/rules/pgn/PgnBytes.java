package org.jadoube.rules.pgn;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * The bytes of a PGN text one by one, with line numbers.
 *
 * <p>Structure is ASCII, so bytes are looked at as they are; only names and comments are decoded, as UTF-8 where they are
 * that, else as Latin-1 (ISO 8859-1), which the PGN standard names.
 */
final class PgnBytes {

    static final int END = -1;

    private final ByteSource source;
    private byte[] buffer = new byte[1 << 16];
    private int at;
    private int limit;
    private int line = 1;
    private boolean lineStart = true;
    private byte[] text = new byte[256];
    private int length;

    PgnBytes(ByteSource source) {
        this.source = source;
        if (startsWith("\u00ef\u00bb\u00bf")) {
            at += 3;
        }
    }

    /** The number of the line that the next byte is on, from 1. */
    int line() {
        return line;
    }

    /** Whether the next byte is the first of its line. */
    boolean atLineStart() {
        return lineStart;
    }

    /** The next byte, 0 to 255, without taking it; {@link #END} at the end. */
    int peek() {
        return at < limit || fill(1) ? buffer[at] & 255 : END;
    }

    /** Takes the next byte. */
    int take() {
        int value = peek();
        if (value != END) {
            at++;
            boolean breaks = value == '\n' || (value == '\r' && peek() != '\n');
            lineStart = breaks;
            line += breaks ? 1 : 0;
        }
        return value;
    }

    /** Whether the next bytes are these (each char a byte). */
    boolean startsWith(String bytes) {
        if (limit - at < bytes.length() && !fill(bytes.length())) {
            return false;
        }
        for (int i = 0; i < bytes.length(); i++) {
            if ((buffer[at + i] & 255) != bytes.charAt(i)) {
                return false;
            }
        }
        return true;
    }

    private boolean fill(int wanted) {
        System.arraycopy(buffer, at, buffer, 0, limit - at);
        limit -= at;
        at = 0;
        while (limit < wanted) {
            int got = source.read(buffer, limit, buffer.length - limit);
            if (got < 1) {
                return false;
            }
            limit += got;
        }
        return true;
    }

    /** Takes all bytes up to the next line. */
    void skipLine() {
        int here = line;
        int taken = 0;
        while (line == here && taken != END) {
            taken = take();
        }
    }

    void skipBlanks() {
        int c = peek();
        while (c != END && c <= ' ') {
            take();
            c = peek();
        }
    }

    /** Forgets what {@link #keep} has gathered. */
    void clear() {
        length = 0;
    }

    /** Gathers a byte. */
    void keep(int value) {
        if (length == text.length) {
            text = Arrays.copyOf(text, length * 2);
        }
        text[length++] = (byte) value;
    }

    /** What was gathered, decoded. */
    String text() {
        for (int i = 0; i < length; i++) {
            if (text[i] < 0) {
                return decoded();
            }
        }
        return new String(text, 0, length, StandardCharsets.ISO_8859_1);
    }

    private String decoded() {
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(text, 0, length))
                    .toString();
        } catch (CharacterCodingException e) {
            return new String(text, 0, length, StandardCharsets.ISO_8859_1);
        }
    }
}
