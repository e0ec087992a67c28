package org.jadoube.host.log;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.logging.Level;

/** How much is told, each word with all before it, and the priority that systemd's journal gives it (sd-daemon(3)). */
enum LogLevel {
    OFF(3),
    ERROR(3),
    WARN(4),
    INFO(6),
    DEBUG(7);

    private final int priority;

    LogLevel(int priority) {
        this.priority = priority;
    }

    /** The level of the JDK's log. */
    Level level() {
        return switch (this) {
            case OFF -> Level.OFF;
            case ERROR -> Level.SEVERE;
            case WARN -> Level.WARNING;
            case INFO -> Level.INFO;
            case DEBUG -> Level.FINE;
        };
    }

    /** The journal's number, from 0 (the worst) to 7. */
    int priority() {
        return priority;
    }

    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    static Optional<LogLevel> named(String word) {
        return Arrays.stream(values()).filter(l -> l.word().equals(word)).findFirst();
    }

    /** The level of a line that was told at {@code level}. */
    static LogLevel of(Level level) {
        int value = level.intValue();
        return value >= Level.SEVERE.intValue()
                ? ERROR
                : value >= Level.WARNING.intValue() ? WARN : value >= Level.INFO.intValue() ? INFO : DEBUG;
    }
}
