package org.jadoube.host;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class DoctorCommandTest {
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @TempDir
    private Path folder;

    @Test
    void aSoundSimulatedBoardIsDeclaredSound() {
        assertEquals(ExitCode.OK, run("doctor"));
        assertTrue(out.toString().contains("All 64 squares and lights are as they should be."));
    }

    @Test
    void faultsAreToldInPlainWordsAndWrittenToTheReport() throws IOException {
        Path file = folder.resolve("report.txt");
        assertEquals(ExitCode.OK, run("doctor", "--fault", "stuck-open:e4,light-dead:a1", "--report", file.toString()));
        assertTrue(out.toString().contains("2 things are wrong:"));
        assertTrue(out.toString().contains("- e4 never sees a man: "));
        assertEquals(out.toString(), Files.readString(file));
    }

    @Test
    void aProfilesChipsAreExaminedAsModels() {
        assertEquals(ExitCode.OK, run("doctor", "--board", "simulated:mcp23017", "--fault", "stuck-closed:c6"));
        assertTrue(out.toString().contains("Report of the doctor on the simulated mcp23017"), out::toString);
        assertTrue(out.toString().contains("- c6 always sees a man: "), out::toString);
        assertEquals(ExitCode.USAGE, run("doctor", "--board", "simulated:nothing"));
        assertTrue(err.toString().contains("no board is called nothing"));
    }

    @Test
    void hallsThatNobodyMeasuredAreSentToCalibrate() {
        assertEquals(ExitCode.OK, run("doctor", "--board", "simulated:halls"));
        assertTrue(out.toString().contains("have not been measured: run jadoube calibrate --board halls first."));
    }

    @Test
    void aFaultThatIsNoneIsWrongUsage() {
        assertEquals(ExitCode.USAGE, run("doctor", "--fault", "broken:e4"));
        assertTrue(err.toString().contains("\"broken:e4\" is no fault; write stuck-open:e4"));
    }

    @Test
    void aWiredBoardOnAMachineThatIsNoPiIsWrongUsage() {
        assertEquals(ExitCode.USAGE, run("doctor", "--board", "matrix-direct"));
        assertEquals(1, err.toString().lines().count());
        assertTrue(err.toString().contains("matrix-direct needs a Raspberry Pi"));
    }

    private int run(String... args) {
        return CommandLines.of(new PrintWriter(out, true), new PrintWriter(err, true))
                .execute(args);
    }
}
