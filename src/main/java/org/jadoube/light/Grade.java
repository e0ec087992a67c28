package org.jadoube.light;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** What a move is worth beside the best one, as somebody stronger judges it. */
public enum Grade {
    /** As good as the best, or nearly. */
    GOOD,
    /** It gives something away. */
    DOUBTFUL,
    /** It gives much away. */
    BLUNDER;

    /** The name in recordings, such as "good". */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The grade with this name, if there is one. */
    public static Optional<Grade> of(String word) {
        return Arrays.stream(values())
                .filter(grade -> grade.word().equals(word))
                .findFirst();
    }
}
