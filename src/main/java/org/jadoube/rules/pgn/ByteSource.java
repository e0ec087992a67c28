package org.jadoube.rules.pgn;

import java.nio.charset.StandardCharsets;

/** Where the bytes of a PGN text come from; the caller opens and closes what is behind it. */
@FunctionalInterface
public interface ByteSource {

    /**
     * Fills a part of an array.
     *
     * @param into where the bytes go
     * @param at the first place to fill
     * @param length how many bytes are wanted at most, at least 1
     * @return how many there were, at least 1; -1 at the end
     */
    int read(byte[] into, int at, int length);

    /** The bytes of a text in UTF-8. */
    static ByteSource of(String text) {
        return of(text.getBytes(StandardCharsets.UTF_8));
    }

    /** Bytes that are all there. */
    static ByteSource of(byte[] bytes) {
        int[] done = {0};
        return (into, at, length) -> {
            int left = Math.min(length, bytes.length - done[0]);
            if (left == 0) {
                return -1;
            }
            System.arraycopy(bytes, done[0], into, at, left);
            done[0] += left;
            return left;
        };
    }
}
