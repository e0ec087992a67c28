package org.jadoube.host.hand;

import org.jadoube.rules.Man;
import org.jspecify.annotations.Nullable;

/**
 * What a square's contact finds from a moment on.
 *
 * @param t ms
 * @param square 0..63, a1 = 0
 * @param man what stands there now; null if nothing
 */
record Contact(long t, int square, @Nullable Man man) {

    Contact later(long ms) {
        return new Contact(t + ms, square, man);
    }
}
