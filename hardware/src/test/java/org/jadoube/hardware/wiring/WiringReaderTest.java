package org.jadoube.hardware.wiring;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.jadoube.hardware.wiring.SensorChip.GpioMatrix;
import org.jadoube.rules.Square;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

final class WiringReaderTest {
    private static final String GOOD = WiringFiles.text("matrix-direct");
    private static final List<String> NAMES = WiringFiles.NAMES;

    @ParameterizedTest
    @FieldSource("NAMES")
    void everyProfileInTheJarIsGoodAndBearsItsName(String name) {
        WiringProfile profile = WiringFiles.find(name).orElseThrow();
        assertEquals(name, profile.name());
        long squares = profile.sensors().stream()
                .mapToLong(chip -> chip.squares().mask())
                .reduce(0, (a, b) -> a | b);
        assertEquals(-1L, squares);
    }

    @Test
    void matrixDirectHasEightRowsAndColumnsAndTheUsualSquares() {
        WiringProfile profile = WiringReader.read("m.toml", GOOD);
        GpioMatrix matrix = (GpioMatrix) profile.sensors().get(0);
        assertEquals(8, matrix.rows().size());
        assertEquals(8, matrix.columns().size());
        assertEquals(Square.parse("b1"), matrix.squares().square(1));
        assertEquals(Square.parse("h8"), matrix.squares().square(63));
    }

    @Test
    void aTurnedBoardMovesItsSquaresAndLights() {
        WiringProfile profile = read("title =", "turned = 180\ntitle =");
        assertEquals(
                Square.parse("h8"), profile.placedSensors().get(0).squares().square(0));
        assertEquals(
                Square.parse("h8"),
                profile.placedLamps().get(0).layout().places().get(0));
    }

    @Nested
    class AProblemIsToldWithFileLineAndCure {

        @Test
        void aLineUsedTwice() {
            assertProblem(
                    problem("rows = [5, 6,", "rows = [17, 6,"),
                    lineOf("columns ="),
                    "column 1 is on GPIO 17 (pin 11), and so is row 1 (line " + lineOf("rows =") + ")",
                    "use another GPIO line");
        }

        @Test
        void aLineThatABusNeeds() {
            assertProblem(
                    problem("rows = [5, 6,", "rows = [2, 6,"),
                    lineOf("chip = \"ht16k33\""),
                    "I2C bus 1 needs GPIO 2 (pin 3), where row 1 (line " + lineOf("rows =") + ") is",
                    "move that to another GPIO line");
        }

        @Test
        void aLineThatTheHeaderLacks() {
            assertProblem(
                    problem("rows = [5, 6,", "rows = [28, 6,"),
                    lineOf("rows ="),
                    "row 1 is on GPIO 28, which the header lacks",
                    "use GPIO 2 to 27");
        }

        @Test
        void aLineOfTheIdentityEeprom() {
            assertProblem(
                    problem("rows = [5, 6,", "rows = [1, 6,"),
                    lineOf("rows ="),
                    "row 1 is on GPIO 1 (pin 28), which belongs to the ID EEPROM",
                    "use GPIO 2 to 27");
        }

        @Test
        void anAddressUsedTwice() {
            String second = "\n[[lamp]]\nchip = \"ht16k33\"\naddress = 0x70\nma = 1\nsquares = " + squares() + "\n";
            List<WiringProblem> problems = problems(GOOD + second);
            assertEquals(1, problems.size(), problems::toString);
            assertTrue(
                    problems.get(0).what().startsWith("HT16K33 at 0x70 on I2C bus 1 has the place of HT16K33 at 0x70"));
        }

        @Test
        void aSquareThatIsMissing() {
            assertProblem(
                    problem("\"a1 b1 c1 d1 e1 f1 g1 h1\",", "\"- b1 c1 d1 e1 f1 g1 h1\","),
                    lineOf("squares ="),
                    "the wiring of the sensors misses a1",
                    "wire every square of the board");
        }

        @Test
        void aSquareWiredTwice() {
            List<WiringProblem> problems = problems(GOOD.replaceFirst("a1 b1 c1", "b1 b1 c1"));
            assertTrue(problems.stream().anyMatch(p -> p.what().startsWith("b1 is wired twice, first on line")));
            assertTrue(problems.stream().anyMatch(p -> p.what().endsWith("misses a1")));
        }

        @Test
        void aListThatIsTooShort() {
            List<WiringProblem> problems = problems(GOOD.replaceFirst("\"a1 b1 c1 d1 ", "\"a1 b1 c1 "));
            assertTrue(problems.stream().anyMatch(p -> p.what().endsWith("names 7 squares")), problems::toString);
        }

        @Test
        void aWordThatIsNoSquare() {
            List<WiringProblem> problems = problems(GOOD.replaceFirst("a1 b1", "a9 b1"));
            assertTrue(problems.stream().anyMatch(p -> p.what().equals("\"a9\" is no square")));
        }

        @Test
        void aSelectUsedOnTwoBuses() {
            List<WiringProblem> problems =
                    problems(WiringFiles.text("hc165").replaceFirst("select = 1 ", "select = 0 "));
            assertEquals(1, problems.size(), problems::toString);
            assertEquals("give them different selects", problems.get(0).cure());
        }

        @Test
        void aStripThatSharesItsBus() {
            List<WiringProblem> problems = problems(WiringFiles.text("halls").replaceFirst("spi = 1 ", "spi = 0 "));
            assertEquals(1, problems.size(), problems::toString);
            assertEquals(
                    "WS2812 has no select and shares SPI bus 0 with another chip",
                    problems.get(0).what());
        }

        @Test
        void anUnknownKey() {
            WiringProblem problem = problem("settle-us = 50", "settle-ms = 50");
            assertEquals(lineOf("settle-us"), problem.line());
            assertEquals("[[sensor]] has the unknown key settle-ms", problem.what());
            assertTrue(problem.cure().contains("settle-us"));
        }

        @Test
        void anUnknownChip() {
            List<WiringProblem> problems = problems(GOOD.replace("\"ht16k33\"", "\"ht16k3\""));
            assertTrue(problems.stream()
                    .anyMatch(p -> p.cure()
                            .equals("did you mean ht16k33? chips are ht16k33, max7219, ws2812, apa102, serial")));
        }

        @Test
        void aNumberOutOfRange() {
            assertProblem(
                    problem("rate = 200 ", "rate = 100000 "),
                    lineOf("rate ="),
                    "rate is 100000",
                    "write a whole number from 20 to 1000");
        }

        @Test
        void fiveVoltsOnTheBus() {
            WiringProblem problem = problem("bus = 1", "bus = 1\nsupply = \"5V\"");
            assertTrue(problem.what().contains("would put 5 V on the Pi's lines"));
            assertTrue(problem.cure().contains("level-shifter = true"));
        }

        @Test
        void moreCurrentThanTheRailGives() {
            WiringProblem problem = problem("bus = 1", "bus = 1\nma = 900");
            assertEquals("the board draws up to 902 mA from 3.3 V, 300 mA are there", problem.what());
        }

        @Test
        void matrixRowsThatGpiodCannotLetGo() {
            assertEquals(
                    "gpiod cannot let go of the matrix rows that are not driven",
                    problem("title =", "gpio = \"gpiod\"\ntitle =").what());
        }

        @Test
        void textThatIsNoToml() {
            WiringProblem problem = problem("rate = 200 ", "rate = = 200 ");
            assertEquals(lineOf("rate ="), problem.line());
            assertEquals(
                    "m.toml:" + lineOf("rate =") + ": " + problem.what() + "; " + problem.cure(), problem.toString());
        }

        @Test
        void anotherVersionOfTheFormat() {
            assertEquals(
                    "write profile = 1", problem("profile = 1", "profile = 2").cure());
        }

        @Test
        void everyProblemAtOnceInTheOrderOfTheLines() {
            List<WiringProblem> problems =
                    problems(GOOD.replace("rate = 200 ", "rate = 1 ").replace("brightness = 7", "brightness = 99"));
            assertEquals(
                    List.of("rate is 1", "brightness is 99"),
                    problems.stream().map(WiringProblem::what).toList());
        }
    }

    private static void assertProblem(WiringProblem problem, int line, String what, String cure) {
        assertEquals(new WiringProblem("m.toml", line, what, cure), problem);
    }

    /** The only problem after one change of the good profile. */
    private static WiringProblem problem(String good, String bad) {
        List<WiringProblem> problems = problems(replaced(good, bad));
        assertEquals(1, problems.size(), problems::toString);
        return problems.get(0);
    }

    private static WiringProfile read(String good, String other) {
        return WiringReader.read("m.toml", replaced(good, other));
    }

    private static String replaced(String good, String bad) {
        assertTrue(GOOD.contains(good), good);
        int at = GOOD.indexOf(good);
        return GOOD.substring(0, at) + bad + GOOD.substring(at + good.length());
    }

    private static List<WiringProblem> problems(String text) {
        return assertThrows(WiringException.class, () -> WiringReader.read("m.toml", text))
                .problems();
    }

    private static int lineOf(String part) {
        return (int) GOOD.substring(0, GOOD.indexOf(part)).lines().count()
                + (GOOD.charAt(GOOD.indexOf(part) - 1) == '\n' ? 1 : 0);
    }

    private static String squares() {
        int at = GOOD.lastIndexOf("squares = ") + "squares = ".length();
        return GOOD.substring(at).strip();
    }
}
