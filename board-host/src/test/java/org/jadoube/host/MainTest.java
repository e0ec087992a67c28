package org.jadoube.host;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

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
