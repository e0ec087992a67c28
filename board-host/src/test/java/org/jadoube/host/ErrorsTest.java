package org.jadoube.host;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.NoSuchFileException;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;
import picocli.CommandLine.Command;

final class ErrorsTest {

    private final StringWriter err = new StringWriter();

    @Command(name = "probe")
    private static final class Probe implements Runnable {
        private final RuntimeException thrown;

        Probe(RuntimeException thrown) {
            this.thrown = thrown;
        }

        @Override
        public void run() {
            throw thrown;
        }
    }

    private int run(boolean debug, RuntimeException thrown) {
        return new CommandLine(new Probe(thrown))
                .setErr(new PrintWriter(err))
                .setExecutionExceptionHandler(new Errors(() -> debug))
                .execute();
    }

    @Test
    void wrongUsageEndsWithTwoAndItsOwnWords() {
        assertEquals(2, run(false, new UsageException("port 8960 is in use; take another with --port")));
        assertEquals("jadoube: port 8960 is in use; take another with --port\n", err.toString());
    }

    @Test
    void failedWorkEndsWithOneAndItsOwnWords() {
        assertEquals(1, run(false, new FailureException("game.rec.jsonl:3: not JSON")));
        assertEquals("jadoube: game.rec.jsonl:3: not JSON\n", err.toString());
    }

    @Test
    void aFileThatIsNotThereIsAMissingPrerequisite() {
        assertEquals(2, run(false, new UncheckedIOException(new NoSuchFileException("x.rec.jsonl"))));
        assertEquals("jadoube: x.rec.jsonl: no such file\n", err.toString());
    }

    @Test
    void otherBrokenInputIsFailedWork() {
        assertEquals(1, run(false, new UncheckedIOException(new IOException("device lost"))));
        assertEquals("jadoube: IOException: device lost\n", err.toString());
    }

    @Test
    void severalLinesBecomeOne() {
        run(false, new UsageException("first\n  second"));
        assertEquals("jadoube: first second\n", err.toString());
    }

    @Test
    void debugAddsTheTrace() {
        run(true, new FailureException("torn"));
        assertTrue(err.toString().contains("\tat " + ErrorsTest.class.getName()), err::toString);
    }
}
