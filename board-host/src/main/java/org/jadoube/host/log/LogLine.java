package org.jadoube.host.log;

import java.util.logging.Formatter;
import java.util.logging.LogRecord;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Writes a record as one line: {@code jadoube: warn: board: ...} on a terminal, {@code <4>board: ...} for the journal. */
final class LogLine extends Formatter {

    private final boolean journal;

    LogLine(boolean journal) {
        this.journal = journal;
    }

    @Override
    public String format(LogRecord entry) {
        LogLevel level = LogLevel.of(entry.getLevel());
        String logger = entry.getLoggerName() == null ? "" : entry.getLoggerName();
        String who = Component.of(logger).map(Component::word).orElseGet(() -> last(logger));
        String head = journal ? "<" + level.priority() + ">" : "jadoube: " + level.word() + ": ";
        return head + who + ": " + oneLine(formatMessage(entry)) + cause(entry.getThrown()) + System.lineSeparator();
    }

    private static String last(String logger) {
        return logger.isEmpty() ? "java" : logger.substring(logger.lastIndexOf('.') + 1);
    }

    /** What was thrown and where, behind the message. */
    private static String cause(@Nullable Throwable thrown) {
        if (thrown == null) {
            return "";
        }
        StackTraceElement[] trace = thrown.getStackTrace();
        return " (" + oneLine(thrown.toString()) + (trace.length == 0 ? "" : " at " + trace[0]) + ")";
    }

    private static String oneLine(String text) {
        return Secrets.hidden(text)
                .lines()
                .map(String::strip)
                .filter(line -> !line.isEmpty())
                .collect(Collectors.joining(" "));
    }
}
