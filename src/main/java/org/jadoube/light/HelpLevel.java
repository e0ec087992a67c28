package org.jadoube.light;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** How much the lights help one player; only rule sets that allow the lights at all show them. */
public enum HelpLevel {
    /** No square that a man in hand may go to. */
    NONE,
    /** The squares that a man in hand may go to: what the rule sets home and learn show by themselves. */
    TARGETS,
    /** These, and what may be lost by exchange: the own men, and the man in hand on the squares that he may go to. */
    DANGER,
    /** These, and which goals of the man in hand an engine thinks good, doubtful or a blunder. */
    GRADES;

    /** Whether it shows what may be lost by exchange. */
    public boolean showsDanger() {
        return this == DANGER || this == GRADES;
    }

    /** The name in settings and recordings, such as "targets". */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The level with this name, if there is one. */
    public static Optional<HelpLevel> of(String word) {
        return Arrays.stream(values())
                .filter(level -> level.word().equals(word))
                .findFirst();
    }
}
