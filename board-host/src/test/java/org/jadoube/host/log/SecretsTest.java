package org.jadoube.host.log;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.logging.Level;
import java.util.logging.LogRecord;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What only those may know who were told is neither logged nor shown. */
final class SecretsTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "link:chessboard.local:8961,token=oak|link:chessboard.local:8961,token=***",
                "link:8961,token=oak,flipped|link:8961,token=***,flipped",
                "http://ada:pawn@example.org/push?token=oak&game=1|http://***@example.org/push?token=***&game=1",
                "Authorization: Bearer abc.def-123|Authorization: Bearer ***",
                "no secret: http://127.0.0.1:8960/, e4|no secret: http://127.0.0.1:8960/, e4",
            })
    void areStars(String text, String shown) {
        assertEquals(shown, Secrets.hidden(text));
    }

    @Test
    void areHiddenInEveryLineOfTheLog() {
        LogRecord entry = new LogRecord(Level.INFO, "the board is {0}");
        entry.setParameters(new Object[] {"link:8961,token=oak"});
        entry.setLoggerName("org.jadoube.host.play.Play");
        entry.setThrown(new IllegalStateException("http://ada:pawn@example.org/ refused"));
        String line = new LogLine(true).format(entry);
        assertEquals(
                "<6>game: the board is link:8961,token=*** (java.lang.IllegalStateException: http://***@example.org/ refused",
                line.substring(0, line.indexOf(" at ")));
    }
}
