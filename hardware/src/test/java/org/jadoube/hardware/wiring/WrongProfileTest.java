package org.jadoube.hardware.wiring;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Profiles that cannot be right, kind by kind: each is told once, with its line and its cure, and nothing that follows from it. */
final class WrongProfileTest {

    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            matrix-direct | settle-us = 50 | settle-uss = 50 | [[sensor]] has the unknown key settle-uss | did you mean settle-us? keys here are chip
            matrix-direct | [scan] | [scann] | the profile has the unknown key scann | did you mean scan?
            matrix-direct | [scan] | [[scan]] | scan is no table | write it as [scan]
            matrix-direct | [[sensor]] | [sensor] | sensor is no list of tables | write each as [[sensor]]
            matrix-direct | `"gpio-matrix"` | `"gpio_matrix"` | [[sensor]] names the unknown chip "gpio_matrix" | did you mean gpio-matrix? chips are gpio-matrix, mcp23017
            matrix-direct | `"ht16k33"` | `"ht16k32"` | [[lamp]] names the unknown chip "ht16k32" | did you mean ht16k33?
            matrix-direct | `chip = "ht16k33"` | `` | [[lamp]] names no chip | chips are ht16k33
            matrix-direct | rate = 200 | rate = "200" | rate is "200" | write a whole number from 20 to 1000
            matrix-direct | rate = 200 | rate = 200.5 | rate is 200.5 | write a whole number from 20 to 1000
            matrix-direct | rate = 200 | rate = 30000000000 | rate is 30000000000 | write a whole number from 20 to 1000
            matrix-direct | rate = 200 | rate = 99999999999999999999 | Integer is too large | write TOML 1.0
            matrix-direct | rate = 200 | `rate = 200\\nrate = 100` | rate previously defined at line 9, column 1 | leave one of the two out
            matrix-direct | [[lamp]] | `[scan]\\nrate = 100\\n[[lamp]]` | scan previously defined at line 8, column 1 | leave one of the two out
            matrix-direct | diodes = true | diodes = "yes" | diodes is "yes" | write true or false
            matrix-direct | name = "matrix-direct" | name = 5 | name is 5 | write it in quotation marks
            matrix-direct | name = "matrix-direct" | name = "../mine" | name is "../mine" | write letters, digits and hyphens alone
            matrix-direct | profile = 1 | `# profile` | the profile has no version | write profile = 1
            matrix-direct | [5, 6, 12, 13, 16, 19, 20, 26] | 5 | rows is 5 | write a list in square brackets
            matrix-direct | [5, 6, | [-5, 6, | rows holds -5 | write whole numbers from 0 to 99
            matrix-direct | [5, 6, | [5, 5, | row 2 is on GPIO 5 (pin 29), and so is row 1 (line 13) | use another GPIO line
            matrix-direct | 20, 26] | 20, 26, 4] | a matrix of 9 rows and 8 columns | give rows and columns so that their product is at most 64
            matrix-direct | [[lamp]] | `[[button]]\\nline = 5\\naction = "pause"\\n[[lamp]]` | button pause is on GPIO 5 (pin 29), and so is row 1 (line 13) | use another GPIO line
            matrix-direct | [[lamp]] | `[[button]]\\nline = 4\\naction = "paus"\\n[[lamp]]` | action is "paus" | did you mean pause? write one of press-white
            matrix-direct | bus = 1 | bus = 0 | bus is 0 | write 1
            matrix-direct | profile = 1 | `profile = 1\\nturned = 45` | turned is 45 | write 0, 90, 180 or 270 degrees clockwise
            mcp23017 | 0x23 | 0x28 | address is 0x28 | write a number from 0x20 to 0x27
            mcp23017 | 0x23 | "0x23" | address is "0x23" | write a number from 0x20 to 0x27
            mcp23017 | address = 0x23 | `` | [[sensor]] has no address | add address, a number from 0x20 to 0x27
            mcp23017 | 0x23 | 0x20 | MCP23017 at 0x20 on I2C bus 1 has the place of MCP23017 at 0x20 on I2C bus 1 (line 14) | set its address pins otherwise
            mcp23017 | `address = 0x70` | `address = 0x70\\nsupply = "12V"` | supply is "12V" | write one of 3.3V, 5V
            mcp23017 | `"a1 b1 c1` | `"a1 - b1 c1` | "a1 - b1 c1 d1 e1 f1 g1 h1" names 9 squares | write 8, with - where nothing is wired
            mcp23017 | `"a1 b1 c1 d1 e1 f1 g1 h1", ` | `5, ` | squares holds 5 | write a list of quoted texts
            mcp23017 | `"a1 b1` | `"- b1` | the wiring of the sensors misses a1 | wire every square of the board
            hc165 | load = 22 | load = 10 | load line of the 74HC165 is on GPIO 10 (pin 19), and SPI bus 0 (line 9) needs it | use another GPIO line
            hc165 | load = 22 | load = 20 | SPI bus 1 needs GPIO 20 (pin 38), where load line of the 74HC165 (line 13) is | move that to another GPIO line
            hc165 | load = 22 | load = 28 | load line of the 74HC165 is on GPIO 28, which the header lacks | use GPIO 2 to 27
            hc165 | chips = 8 | chips = 3 | [[sensor]] has 8 lists of squares, its wiring makes 3 | write 3 texts of 8 squares in squares
            hc165 | hertz = 1_000_000 | hertz = 10_000 | rate is 200, but one scan takes 6.4 ms at least | lower rate to 156 or less, or raise hertz
            halls | empty = [512] | empty = [] | empty has 0 readings | give one for all, or 64
            halls | empty = [512] | empty = [2000] | empty holds 2000 | write whole numbers from 0 to 1023
            halls | hysteresis = 20 | hysteresis = 90 | hysteresis is 90, not below white-above and black-below | write a smaller one
            halls | [22, 23, 24] | [22, 23] | mux has 2 lines | give the three lines of S0, S1, S2
            strip | hertz = 2_400_000 | hertz = 1_000_000 | hertz is 1000000 | write a whole number from 2200000 to 8000000
            strip | most-lit = 32 | most-lit = 250 | the board draws up to 3765 mA from 5 V, 2000 mA are there | lower brightness or most-lit
            strip | lights = "squares" | lights = "squarse" | lights is "squarse" | did you mean squares? write one of squares, corners, edges
            corners | lights = "corners" | `lights = "corners"\\nsquares = ["a1"]` | squares cannot list lights at the corners | leave squares out
            usb-serial | `chip = "serial"` | `chip = "serial"\\nport = "/dev/a"\\nid = "b"` | [[sensor]] names a port and an id | leave one of them out
            """)
    void isToldOnceAtItsLineWithItsCure(String name, String good, String bad, String what, String cure) {
        String text = WiringFiles.text(name);
        int at = text.indexOf(good);
        assertTrue(at >= 0, good);
        String wrong = bad == null ? "" : bad.replace("\\n", "\n");
        String changed = text.substring(0, at) + wrong + text.substring(at + good.length());
        List<WiringProblem> problems = problems(changed);
        assertEquals(1, problems.size(), problems::toString);
        assertEquals(what, problems.get(0).what());
        assertTrue(problems.get(0).cure().startsWith(cure), problems.get(0).cure());
        assertTrue(problems.get(0).line() > 0, "the line is told");
    }

    @Test
    void anotherBoardsLampsBesideASerialBoard() {
        List<WiringProblem> problems =
                problems(WiringFiles.text("usb-serial") + "\n[[button]]\nline = 4\naction = \"pause\"\n");
        assertEquals(
                "a serial board stands beside other chips, lamps or buttons",
                problems.get(0).what());
    }

    @Nested
    class AFile {

        @Test
        void withoutAnything() throws IOException {
            assertFile("", 1, "the file is empty", "begin with a ready one: jadoube wiring list names them");
            assertFile(" \n\n", 1, "the file is empty", "begin with a ready one: jadoube wiring list names them");
        }

        @Test
        void ofBytesThatAreNoText() throws IOException {
            byte[] bytes = {'n', '\n', 'a', (byte) 0xC3, 0x28};
            assertFile(bytes, 2, "is no text in UTF-8", "save it as UTF-8");
            assertFile(new byte[] {'a', '\n', 0, 'b'}, 2, "holds bytes that are no text", "save it as text in UTF-8");
            assertFile(
                    WiringFiles.text("strip").getBytes(StandardCharsets.UTF_16),
                    1,
                    "is no text in UTF-8",
                    "save it as UTF-8");
        }

        @Test
        void ofAnotherFormat() throws IOException {
            Path file = Files.writeString(folder.resolve("own.toml"), "{\"profile\":1}");
            WiringProblem first = assertThrows(WiringException.class, () -> WiringReader.read(file))
                    .problems()
                    .get(0);
            assertEquals(1, first.line());
            assertEquals("write TOML 1.0: key = value, texts in quotation marks", first.cure());
        }

        @Test
        void thatIsAFolder() {
            WiringProblem first = assertThrows(WiringException.class, () -> WiringReader.read(folder))
                    .problems()
                    .get(0);
            assertEquals(folder + ": is a folder; name a wiring profile", first.toString());
        }

        @Test
        void withAByteOrderMarkAndLineEndsOfWindowsIsGood() throws IOException {
            String text = "\uFEFF" + WiringFiles.text("mcp23017").replace("\n", "\r\n");
            Path file = Files.writeString(folder.resolve("own.toml"), text);
            assertEquals("mcp23017", WiringReader.read(file).name());
        }

        private void assertFile(String text, int line, String what, String cure) throws IOException {
            assertFile(text.getBytes(StandardCharsets.UTF_8), line, what, cure);
        }

        private void assertFile(byte[] bytes, int line, String what, String cure) throws IOException {
            Path file = Files.write(folder.resolve("own.toml"), bytes);
            List<WiringProblem> problems = assertThrows(WiringException.class, () -> WiringReader.read(file))
                    .problems();
            assertEquals(List.of(new WiringProblem(file.toString(), line, what, cure)), problems);
        }
    }

    private static List<WiringProblem> problems(String text) {
        return assertThrows(WiringException.class, () -> WiringReader.read("own.toml", text))
                .problems();
    }
}
