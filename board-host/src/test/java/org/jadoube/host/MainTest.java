package org.jadoube.host;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class MainTest {

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int run(String... args) {
        return Main.run(new PrintWriter(out), new PrintWriter(err), args);
    }

    @Nested
    class AskedAboutItself {

        @Test
        void versionIsThatOfTheBuild() {
            assertEquals(ExitCode.OK, run("--version"));
            assertTrue(out.toString().matches("jadoube \\d+\\.\\d+\\.\\d+\\S*\\R"), out::toString);
            assertEquals("", err.toString());
        }

        @Test
        void helpGoesToStandardOutput() {
            assertEquals(ExitCode.OK, run("--help"));
            assertTrue(out.toString().startsWith("Usage: jadoube"), out::toString);
            assertEquals("", err.toString());
        }
    }

    @Nested
    class UsedWrongly {

        @Test
        void anUnknownOptionIsOneLineWithTheNearestName() {
            assertEquals(ExitCode.USAGE, run("--versoin"));
            assertEquals(1, err.toString().lines().count(), err::toString);
            assertTrue(err.toString().contains("--versoin, did you mean --version"), err::toString);
            assertEquals("", out.toString());
        }

        @Test
        void anUnknownCommandIsASentenceWithTheNearestNames() {
            assertEquals(ExitCode.USAGE, run("plya"));
            assertEquals(
                    "jadoube: unknown argument plya, did you mean play or replay? See jadoube --help",
                    err.toString().strip());
        }

        @Test
        void anUnknownHouseRuleIsToldOfTheOptionThatNamesIt(@TempDir Path data) {
            assertEquals(ExitCode.USAGE, run("play", "--data", data.toString(), "--house", "nosuch"));
            assertTrue(err.toString().startsWith("jadoube: --house nosuch: unknown house rule"), err::toString);
        }

        @Test
        void anUnknownBoardIsToldWithAllThatThereAre(@TempDir Path data) {
            assertEquals(ExitCode.USAGE, run("play", "--data", data.toString(), "--board", "nosuch"));
            assertTrue(err.toString().contains("certabo:PORT, link:HOST:PORT, replay:FILE"), err::toString);
        }

        @Test
        void theManualForAnotherShellIsToldInOurOwnWords() {
            assertEquals(ExitCode.USAGE, run("manual", "zsh"));
            assertEquals(
                    "jadoube: manual zsh: zsh reads what bash does; write manual bash",
                    err.toString().strip());
            assertEquals(ExitCode.USAGE, run("manual", "tcsh"));
            assertTrue(err.toString().contains("man, bash (zsh reads it too) or fish expected"), err::toString);
        }

        @Test
        void theStackTraceComesWithDebugAlone() {
            assertEquals(ExitCode.USAGE, run("--debug", "--nonsense"));
            assertTrue(err.toString().contains("\tat "), err::toString);
        }

        @Test
        void withoutDebugNoStackTraceIsPrinted() {
            assertEquals(ExitCode.USAGE, run("--nonsense"));
            assertFalse(err.toString().contains("\tat "), err::toString);
        }
    }
}
