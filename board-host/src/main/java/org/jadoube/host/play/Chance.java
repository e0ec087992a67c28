package org.jadoube.host.play;

import java.security.SecureRandom;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Where chance comes in: a line that draws lots gets its random number here, from the operating system, and carries it
 * into the recording. So nobody can foresee it, and a replay draws the same.
 */
final class Chance {

    private static final SecureRandom RANDOM = new SecureRandom();

    /** Random numbers have 53 bits, so that every reader of JSON keeps them whole. */
    private static final int DROPPED = Long.SIZE - 53;

    private static final String LOT = "lot";

    private Chance() {}

    /** A random number, all from 0 to 2^53 - 1 equally likely. */
    static long lot() {
        return RANDOM.nextLong() >>> DROPPED;
    }

    /** Gives {@code line} its random number where it needs one; a number that it brings along is not believed. */
    @SuppressWarnings("unchecked") // a JSON object has string keys
    static void fill(Map<String, @Nullable Object> line) {
        if (line.get("draw") != null) {
            line.put(LOT, lot());
        }
        if (line.get("set") instanceof Map<?, ?> set && "drawn".equals(set.get("start960"))) {
            ((Map<String, @Nullable Object>) set).put(LOT, lot());
        }
    }
}
