package org.jadoube.host.log;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import org.jadoube.host.UsageException;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is told on standard error, how much of it and in what form. */
final class LogsTest {

    @Nested
    class ALine {
        private static LogRecord record(Level level, String logger, String message) {
            LogRecord entry = new LogRecord(level, message);
            entry.setLoggerName(logger);
            return entry;
        }

        @ParameterizedTest
        @CsvSource(
                delimiter = '|',
                value = {
                    "SEVERE|org.jadoube.host.play.Trouble|<3>journal: x|jadoube: error: journal: x",
                    "WARNING|org.jadoube.hardware.scan.Scan|<4>board: x|jadoube: warn: board: x",
                    "INFO|org.jadoube.host.play.Play|<6>game: x|jadoube: info: game: x",
                    "FINE|org.jadoube.host.bridge.net.SocketServer|<7>mirror: x|jadoube: debug: mirror: x",
                    "SEVERE|com.pi4j.Pi4J|<3>pi4j: x|jadoube: error: pi4j: x",
                    "WARNING|some.library.Part|<4>Part: x|jadoube: warn: Part: x",
                })
        void tellsPriorityAndComponent(String level, String logger, String journal, String terminal) {
            LogRecord entry = record(Level.parse(level), logger, "x");
            assertEquals(journal + System.lineSeparator(), new LogLine(true).format(entry));
            assertEquals(terminal + System.lineSeparator(), new LogLine(false).format(entry));
        }

        @Test
        void isOneLineWhateverIsTold() {
            LogRecord entry = record(Level.WARNING, "org.jadoube.host.play.Play", "first\n  second\n\nthird");
            IOException thrown = new IOException("torn\nin two");
            thrown.setStackTrace(new StackTraceElement[] {new StackTraceElement("A", "b", "A.java", 7)});
            entry.setThrown(thrown);
            assertEquals(
                    "<4>game: first second third (java.io.IOException: torn in two at A.b(A.java:7))"
                            + System.lineSeparator(),
                    new LogLine(true).format(entry));
        }
    }

    @Nested
    class Levels {
        private static org.jadoube.host.log.Levels parse(String words) {
            return org.jadoube.host.log.Levels.parse(
                    words.isEmpty() ? List.of() : List.of(words.split(",")), LogLevel.WARN);
        }

        @ParameterizedTest
        @CsvSource(
                delimiter = '|',
                value = {
                    "''|WARN|WARN|ERROR",
                    "info|INFO|INFO|ERROR",
                    "engine=debug|WARN|DEBUG|ERROR",
                    "info,engine=off|INFO|OFF|ERROR",
                    "engine=debug,error|ERROR|DEBUG|ERROR",
                    "debug,pi4j=info|DEBUG|DEBUG|INFO",
                    "off|OFF|OFF|OFF",
                })
        void areForAllOrForOne(String words, LogLevel game, LogLevel engine, LogLevel pi4j) {
            assertEquals(game, parse(words).of(Component.GAME));
            assertEquals(engine, parse(words).of(Component.ENGINE));
            assertEquals(pi4j, parse(words).of(Component.PI4J));
        }

        @ParameterizedTest
        @CsvSource(
                delimiter = '|',
                value = {
                    "loud|--log loud: a level is off, error, warn, info or debug",
                    "engine=|--log engine=: a level is off",
                    "motor=info|--log motor=info: no component motor; there are board, journal,",
                })
        void areRefusedByName(String words, String message) {
            String told = assertThrows(UsageException.class, () -> parse(words)).getMessage();
            assertTrue(String.valueOf(told).startsWith(message), told);
        }

        @Test
        void holdForTheLoggersOfTheirComponent() {
            Logs.begin();
            Logs.levels(List.of("warn", "game=debug"));
            assertTrue(java.util.logging.Logger.getLogger("org.jadoube.host.play.Play")
                    .isLoggable(Level.FINE));
            assertFalse(java.util.logging.Logger.getLogger("org.jadoube.host.engine.Engine")
                    .isLoggable(Level.INFO));
            assertFalse(java.util.logging.Logger.getLogger("org.jadoube.host.play.WiredSource")
                    .isLoggable(Level.INFO));
            assertFalse(
                    java.util.logging.Logger.getLogger("com.pi4j.boardinfo.Any").isLoggable(Level.SEVERE));
            Logs.begin();
        }
    }

    @Nested
    @DisabledOnOs(value = OS.WINDOWS, disabledReason = "there is no journal")
    class TheJournal {
        @TempDir
        private Path folder;

        @Test
        void readsWhatItsStreamNames() throws IOException {
            Path file = Files.createFile(folder.resolve("stream"));
            String stream = Files.getAttribute(file, "unix:dev") + ":" + Files.getAttribute(file, "unix:ino");
            assertTrue(Logs.isJournal(stream, file));
        }

        @Test
        void doesNotReadAStreamThatWasTurnedElsewhere() throws IOException {
            Path file = Files.createFile(folder.resolve("stream"));
            assertFalse(Logs.isJournal("8:12345", file));
            assertFalse(Logs.isJournal("", file));
            assertFalse(Logs.isJournal("8:1", folder.resolve("nothing")));
        }
    }
}
