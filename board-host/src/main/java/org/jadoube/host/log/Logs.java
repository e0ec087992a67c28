package org.jadoube.host.log;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.logging.ConsoleHandler;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jadoube.host.UsageException;

/**
 * The log of the process, on standard error: warnings, or what {@code --log} asks for; for systemd's journal also what is
 * worth knowing later, each line with its priority.
 */
public final class Logs {

    private static final String MANAGER = "java.util.logging.manager";

    /** The JDK forgets a logger, with its level, that nobody holds. */
    private static final List<Logger> HELD = new ArrayList<>();

    private Logs() {}

    /** Warnings only, until {@link #levels} says otherwise; nothing changes if the user named the JDK's own configuration. */
    public static void begin() {
        if (isForeign()) {
            return;
        }
        // Before the first class of the JDK's log is loaded, as it looks but once; so this may not stand in a subclass
        // of it.
        if (System.getProperty(MANAGER) == null) {
            System.setProperty(MANAGER, "org.jadoube.host.log.LastingLog");
        }
        LastingLog.clear();
        Handler handler = new ConsoleHandler();
        handler.setLevel(Level.ALL);
        handler.setFormatter(new LogLine(isJournal()));
        Logger root = Logger.getLogger("");
        root.addHandler(handler);
        LastingLog.keep();
        set(new Levels(usual(), Map.of()));
    }

    /**
     * Tells as much as {@code words} say, see {@link Levels#parse}.
     *
     * @throws UsageException at a word that is wrong
     */
    public static void levels(List<String> words) {
        Levels levels = Levels.parse(words, usual());
        if (!isForeign()) {
            set(levels);
        }
    }

    /**
     * Whether {@code words} are such as {@link #levels} takes.
     *
     * @throws IllegalArgumentException at a word that is wrong
     */
    public static void check(List<String> words) {
        try {
            Levels.parse(words, usual());
        } catch (UsageException e) {
            throw new IllegalArgumentException(e.getMessage(), e);
        }
    }

    /** The priority of an error, to be put before a line on standard error; empty where no journal reads it. */
    public static String errorMark() {
        return isJournal() ? "<" + LogLevel.ERROR.priority() + ">" : "";
    }

    private static LogLevel usual() {
        return isJournal() ? LogLevel.INFO : LogLevel.WARN;
    }

    private static boolean isForeign() {
        return System.getProperty("java.util.logging.config.file") != null;
    }

    /** Whether standard error is what {@code JOURNAL_STREAM} says that the journal reads (systemd.exec(5)). */
    private static boolean isJournal() {
        return isJournal(System.getenv().getOrDefault("JOURNAL_STREAM", ""), Path.of("/proc/self/fd/2"));
    }

    static boolean isJournal(String stream, Path file) {
        if (stream.isEmpty()) {
            return false;
        }
        try {
            Map<String, Object> stat = Files.readAttributes(file, "unix:dev,ino");
            return stream.equals(stat.get("dev") + ":" + stat.get("ino"));
        } catch (IOException | UnsupportedOperationException | IllegalArgumentException e) {
            return false;
        }
    }

    private static synchronized void set(Levels levels) {
        // Libraries have little to say that is a fact of ours.
        LogLevel others = levels.usual().compareTo(LogLevel.WARN) < 0 ? levels.usual() : LogLevel.WARN;
        Logger.getLogger("").setLevel(others.level());
        HELD.clear();
        // A component's loggers lie below those of a later one: the nearer name wins.
        for (Component component : Component.values()) {
            for (String name : component.loggers()) {
                hold(name, levels.of(component).level());
            }
        }
        // Off a Pi it finds no board, as is to be expected: what is missing we say ourselves.
        hold("com.pi4j.boardinfo", levels.own().containsKey(Component.PI4J) ? null : Level.OFF);
    }

    private static void hold(String name, @org.jspecify.annotations.Nullable Level level) {
        Logger logger = Logger.getLogger(name);
        logger.setLevel(level);
        HELD.add(logger);
    }
}
