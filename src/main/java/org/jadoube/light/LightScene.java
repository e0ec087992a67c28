package org.jadoube.light;

import java.util.Collections;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Every light of the board at one moment.
 *
 * @param squares the lighted squares in the order a1, b1 to h8; unmodifiable
 */
public record LightScene(Map<Integer, Light> squares) {
    /** A dark board. */
    public static final LightScene DARK = new LightScene(Map.of());

    /** Copies and orders the squares. */
    public LightScene {
        SortedMap<Integer, Light> ordered = new TreeMap<>(squares);
        if (!ordered.isEmpty() && (ordered.firstKey() < 0 || ordered.lastKey() > 63)) {
            throw new IllegalArgumentException("squares are 0 to 63: " + ordered.keySet());
        }
        squares = Collections.unmodifiableMap(ordered);
    }

    /** Asked after every step: without the machinery of records, which is put together at run time. */
    @Override
    public boolean equals(@Nullable Object other) {
        return this == other || (other instanceof LightScene scene && squares.equals(scene.squares));
    }

    @Override
    public int hashCode() {
        return squares.hashCode();
    }

    /** The squares with this light, as a mask. */
    public long of(Light light) {
        long mask = 0;
        for (Map.Entry<Integer, Light> entry : squares.entrySet()) {
            if (entry.getValue() == light) {
                mask |= 1L << entry.getKey();
            }
        }
        return mask;
    }
}
