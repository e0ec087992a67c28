package org.jadoube.light;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** What a sound means; how it sounds on a buzzer or a page is decided elsewhere. */
public enum Sound {
    /** A move stands. */
    MOVE,
    /** A move that takes stands. */
    CAPTURE,
    /** A king stands in check. */
    CHECK,
    /** Something unlawful was done. */
    ILLEGAL,
    /** The board asks something. */
    ASK,
    /** The game is over. */
    END,
    /** Little time is left. */
    LOW;

    /** The name in settings, such as "capture". */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The sound with this name, if there is one. */
    public static Optional<Sound> of(String word) {
        return Arrays.stream(values())
                .filter(sound -> sound.word().equals(word))
                .findFirst();
    }
}
