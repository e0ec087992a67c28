package org.jadoube.host;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jadoube.hardware.wiring.WiringFiles;
import org.jadoube.hardware.wiring.WiringReader;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class CalibrateCommandTest {
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @TempDir
    private Path folder;

    private Path file;

    @BeforeEach
    void file() {
        file = folder.resolve("mine.toml");
    }

    @Test
    void aMixedUpSimulatedBoardIsLearnedAndItsProfileWritten() {
        assertEquals(
                ExitCode.OK,
                run("calibrate", "--fault", "swapped:a1:b3,light-elsewhere:e4:d4", "--out", file.toString()),
                err::toString);
        assertTrue(out.toString().contains("Put the man on a1, and no other man on the board."));
        assertTrue(out.toString().contains("Put the man on the square that glows"));
        assertTrue(out.toString().contains("2 of 64 inputs are not where the profile had them."));
        assertTrue(out.toString().endsWith("Written to " + file + "." + System.lineSeparator()));
        assertEquals(
                WiringFiles.find("matrix-direct").orElseThrow().name(),
                WiringReader.read(file).name());
        assertEquals(1, folder.toFile().listFiles().length, "no notes are left over");
    }

    @Test
    void theProfileBeforeIsKeptWhateverStandsThere() throws IOException {
        Files.writeString(file, "the first");
        Files.writeString(folder.resolve("mine.toml.1"), "one kept before");
        assertEquals(ExitCode.OK, run("calibrate", "--quick", "--fault", "turned:90", "--out", file.toString()));
        assertTrue(out.toString().contains("the one before it is kept as " + file + ".2"));
        assertEquals("the first", Files.readString(folder.resolve("mine.toml.2")));
        assertEquals("one kept before", Files.readString(folder.resolve("mine.toml.1")));
        assertTrue(Files.readString(file).contains("turned = 90"));
    }

    @Test
    void aProfileThatSaysSoAlreadyIsLeftAlone() {
        assertEquals(ExitCode.OK, run("calibrate", "--quick", "--out", file.toString()));
        assertEquals(ExitCode.OK, run("calibrate", "--quick", "--out", file.toString()));
        assertTrue(out.toString().contains(file + " says so already."));
        assertFalse(Files.exists(folder.resolve("mine.toml.1")));
    }

    @Test
    void whatCannotBeRightIsToldAndNothingIsWritten() {
        assertEquals(
                ExitCode.FAILURE,
                run("calibrate", "--board", "simulated:mcp23017", "--fault", "joined:c3:f6", "--out", file.toString()));
        assertTrue(err.toString().contains("jadoube: c3 and f6 close the same input, GPA2 of the MCP23017 at 0x21"));
        assertTrue(err.toString().contains(file + " is not written"));
        assertFalse(Files.exists(file));
    }

    @Test
    void wrongUsageIsToldInOneLine() {
        assertUsage("\"swopped:a1:b1\" is no fault of wiring; write turned:90", "--fault", "swopped:a1:b1");
        assertUsage("\"turned:45\" is no fault of wiring", "--fault", "turned:45");
        assertUsage("matrix-direct needs a Raspberry Pi", "--board", "matrix-direct", "--out", file.toString());
        assertUsage("--fault is for the simulated board", "--board", "mcp23017", "--fault", "turned:90");
        assertUsage("usb-serial cannot be simulated", "--board", "simulated:usb-serial");
        assertUsage("no board is called nothing", "--board", "nothing");
        assertUsage("no such serial port", "--board", "serial:/dev/nothing", "--out", file.toString());
    }

    @Test
    void aPlaceThatCannotBeWrittenIsToldBeforeAnybodyWalks() {
        assertEquals(
                ExitCode.FAILURE,
                run("calibrate", "--out", folder.resolve("no/mine.toml").toString()));
        assertEquals("", out.toString());
        assertTrue(err.toString().contains("its folder does not exist"));
    }

    private void assertUsage(String told, String... args) {
        err.getBuffer().setLength(0);
        String[] all = new String[args.length + 1];
        all[0] = "calibrate";
        System.arraycopy(args, 0, all, 1, args.length);
        assertEquals(ExitCode.USAGE, run(all), err::toString);
        assertEquals(1, err.toString().lines().count(), err::toString);
        assertTrue(err.toString().contains(told), err::toString);
    }

    private int run(String... args) {
        return CommandLines.of(new PrintWriter(out, true), new PrintWriter(err, true))
                .execute(args);
    }
}
