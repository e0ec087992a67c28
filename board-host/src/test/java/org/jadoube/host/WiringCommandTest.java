package org.jadoube.host;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jadoube.hardware.wiring.WiringFiles;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class WiringCommandTest {
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @TempDir
    private Path folder;

    @Test
    void listNamesEveryProfile() {
        assertEquals(0, run("wiring", "list"));
        assertEquals(WiringFiles.NAMES.size(), out.toString().lines().count());
        assertTrue(out.toString().startsWith("matrix-direct"));
    }

    @Test
    void showTellsAProfileInWords() {
        assertEquals(0, run("wiring", "show", "matrix-direct"));
        assertTrue(out.toString().contains("bits  0 to  7: a1 b1 c1 d1 e1 f1 g1 h1"));
        assertTrue(out.toString().contains("draws up to 162 of 300 mA from 3.3 V"));
    }

    @Test
    void showTellsEveryProblemOfAFileAndFails() throws IOException {
        Path file = folder.resolve("own.toml");
        Files.writeString(
                file,
                WiringFiles.text("matrix-direct")
                        .replace("rate = 200 ", "rate = 1 ")
                        .replace("rotated = 0", "rotated = 9"));
        assertEquals(ExitCode.FAILURE, run("wiring", "show", file.toString()));
        assertEquals(2, err.toString().lines().count(), err.toString());
        assertTrue(err.toString().lines().allMatch(line -> line.startsWith("jadoube: " + file + ":")), err.toString());
    }

    @Test
    void drawWritesTheDiagramToAFile() throws IOException {
        Path file = folder.resolve("board.svg");
        assertEquals(0, run("wiring", "draw", "mcp23017", "--output", file.toString()));
        assertTrue(Files.readString(file).startsWith("<svg "));
        assertEquals("", out.toString());
    }

    @Test
    void pageTellsPartsStepsAndCosts() {
        assertEquals(0, run("wiring", "page", "edges"));
        assertTrue(out.toString().contains("| 16 | WS2812 light, on a strip or single |"));
        assertTrue(out.toString().contains("## What it costs"));
    }

    @Test
    void drawTopShowsThePartsAsTheyLie() {
        assertEquals(0, run("wiring", "draw", "hc165", "--top"));
        assertTrue(out.toString().contains(">MAX7219</text>"));
    }

    @Test
    void anUnknownProfileAndAFileThatIsNotThereAreWrongUsage() {
        assertEquals(ExitCode.USAGE, run("wiring", "show", "nothing"));
        assertTrue(err.toString().contains("there are matrix-direct, "));
        assertEquals(ExitCode.USAGE, run("wiring", "draw", "nothing.toml"));
        assertTrue(err.toString().contains("nothing.toml: no such file"));
    }

    private int run(String... args) {
        return CommandLines.of(new PrintWriter(out, true), new PrintWriter(err, true))
                .execute(args);
    }
}
