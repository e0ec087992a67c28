package org.jadoube.host.measure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

final class InferenceBenchCommandTest {

    @ParameterizedTest
    @ValueSource(strings = {"occupancy", "colour", "identity"})
    void cleanHandsAreToldWithoutAnError(String sensor) {
        StringWriter out = new StringWriter();
        int exit = new CommandLine(new InferenceBenchCommand())
                .setOut(new PrintWriter(out))
                .execute("--games", "3", "--profile", "clean", "--seed", "1", "--plies", "24", "--sensor", sensor);
        String[] lines = out.toString().split("\n");
        assertEquals(0, exit);
        assertEquals(2, lines.length);
        assertTrue(lines[1].matches("clean +" + sensor + " +3 +3 +0 +0 .*"), lines[1]);
    }

    /** A sample of what docs/measure-inference measures at length: no game ends wrong, and no wrong ply stays silent. */
    @ParameterizedTest
    @ValueSource(strings = {"casual", "blitz", "blitzswap", "bullet", "clumsy"})
    void noPlyOfAnyHandIsWrongInSilence(String profile) {
        StringWriter out = new StringWriter();
        new CommandLine(new InferenceBenchCommand())
                .setOut(new PrintWriter(out))
                .execute("--games", "12", "--profile", profile, "--seed", "31");
        String[] columns = out.toString().split("\n")[1].split(" +");
        assertTrue(Integer.parseInt(columns[3]) >= 11, "exact: " + String.join(" ", columns));
        assertEquals("0", columns[5], "wrong at the end");
        assertEquals("0", columns[8], "silent");
    }
}
