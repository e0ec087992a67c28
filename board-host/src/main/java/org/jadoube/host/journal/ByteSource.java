package org.jadoube.host.journal;

import java.nio.charset.StandardCharsets;

/** Reads what a {@link ByteSink} wrote; whatever does not fit is a {@link Spoilt}. */
final class ByteSource {

    /** Bytes that no {@link ByteSink} wrote. */
    static final class Spoilt extends RuntimeException {
        Spoilt(String message) {
            super(message);
        }
    }

    private final byte[] bytes;
    private final int end;
    private int at;

    /** Reads {@code bytes} from {@code from} to before {@code end}. */
    ByteSource(byte[] bytes, int from, int end) {
        this.bytes = bytes;
        this.at = from;
        this.end = end;
    }

    boolean hasMore() {
        return at < end;
    }

    int u8() {
        if (at >= end) {
            throw new Spoilt("a record ends too early");
        }
        return bytes[at++] & 0xff;
    }

    long whole() {
        long value = 0;
        for (int shift = 0; shift < 64; shift += 7) {
            int b = u8();
            value |= (long) (b & 0x7f) << shift;
            if (b < 0x80) {
                return value;
            }
        }
        throw new Spoilt("a number of more than 64 bits");
    }

    /** A whole number that is a count or an index. */
    int count() {
        long value = whole();
        if (value < 0 || value > Integer.MAX_VALUE) {
            throw new Spoilt("a count of " + value);
        }
        return (int) value;
    }

    long signed() {
        long value = whole();
        return (value >>> 1) ^ -(value & 1);
    }

    int fixed32() {
        int value = 0;
        for (int shift = 0; shift < 32; shift += 8) {
            value |= u8() << shift;
        }
        return value;
    }

    long fixed64() {
        long low = fixed32() & 0xffffffffL;
        return low | ((long) fixed32() << 32);
    }

    String text() {
        int length = count();
        if (length > end - at) {
            throw new Spoilt("a text that is longer than its record");
        }
        String text = new String(bytes, at, length, StandardCharsets.UTF_8);
        at += length;
        return text;
    }
}
