package org.jadoube.host.journal;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Bytes that grow: whole numbers in seven bits a byte, lowest first, and texts with their length before them. */
final class ByteSink {

    private byte[] bytes = new byte[256];
    private int size;

    void u8(int value) {
        if (size == bytes.length) {
            bytes = Arrays.copyOf(bytes, 2 * size);
        }
        bytes[size++] = (byte) value;
    }

    /** A number that is not negative. */
    void whole(long value) {
        long left = value;
        while ((left & ~0x7fL) != 0) {
            u8((int) (left & 0x7f) | 0x80);
            left >>>= 7;
        }
        u8((int) left);
    }

    /** A number that may be negative: its sign in the lowest bit. */
    void signed(long value) {
        whole((value << 1) ^ (value >> 63));
    }

    /** 32 bits, lowest byte first. */
    void fixed32(int value) {
        for (int shift = 0; shift < 32; shift += 8) {
            u8(value >>> shift);
        }
    }

    /** 64 bits, lowest byte first. */
    void fixed64(long value) {
        fixed32((int) value);
        fixed32((int) (value >>> 32));
    }

    void text(String text) {
        byte[] utf8 = text.getBytes(StandardCharsets.UTF_8);
        whole(utf8.length);
        for (byte b : utf8) {
            u8(b);
        }
    }

    int size() {
        return size;
    }

    /** The bytes so far; not to be changed, and true until the next call. */
    byte[] array() {
        return bytes;
    }

    byte[] copy() {
        return Arrays.copyOf(bytes, size);
    }

    void clear() {
        size = 0;
    }
}
