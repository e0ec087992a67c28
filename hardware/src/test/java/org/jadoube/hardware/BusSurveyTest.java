package org.jadoube.hardware;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jadoube.hardware.doctor.Facts;
import org.jadoube.hardware.model.BusClock;
import org.jadoube.hardware.model.Ht16k33Model;
import org.jadoube.hardware.model.Mcp23017Model;
import org.jadoube.hardware.model.ModelPi;
import org.jadoube.hardware.wiring.WiringFiles;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** The whole I2C bus of a board of four MCP23017 (0x20 to 0x23) and an HT16K33 (0x70) is asked. */
final class BusSurveyTest {

    private final BusClock clock = new BusClock();
    private final ModelPi pi = new ModelPi(clock, 400_000);
    private final List<String> told = new ArrayList<>();
    private final WiredBoard board;

    BusSurveyTest() {
        for (int address = 0x20; address <= 0x23; address++) {
            pi.i2c().add(address, new Mcp23017Model());
        }
        pi.i2c().add(0x70, new Ht16k33Model());
        board = new WiredBoard(
                WiringFiles.find("mcp23017").orElseThrow(), pi.wires(), clock, clock::now, new BoardNotes(told));
    }

    @AfterEach
    void close() {
        board.close();
    }

    private String survey() {
        return board.surveys().get(0).text();
    }

    @Test
    void allThatShouldAnswerDo() {
        assertEquals("I2C bus 1: all chips answer; found 0x20, 0x21, 0x22, 0x23, 0x70", survey());
    }

    @Test
    void aChipThatIsMissingIsNamedWithThoseThatAreThere() {
        pi.i2c().gone(0x21, true);
        assertEquals(
                "I2C bus 1: no answer at 0x21 (MCP23017); found 0x20, 0x22, 0x23, 0x70;"
                        + " look at the supply and the wires of what is missing",
                survey());
    }

    @Test
    void aChipAtAnotherAddressPointsAtItsAddressPins() {
        pi.i2c().gone(0x21, true);
        pi.i2c().add(0x25, new Mcp23017Model());
        assertTrue(survey().endsWith("look at the address pins: 0x25 is not in the profile"), survey());
    }

    @Test
    void aBusWithoutAnyAnswerPointsAtTheWiresOfTheBus() {
        for (int address : List.of(0x20, 0x21, 0x22, 0x23, 0x70)) {
            pi.i2c().gone(address, true);
        }
        assertTrue(survey().contains("found nothing at all; look at the supply, SDA (GPIO 2, pin 3)"), survey());
    }

    @Nested
    class WhileTheBoardIsScanned {

        @Test
        void theSurveyIsAFactOfTheReportOnceAChipIsSilent() {
            board.scanOnce(0);
            assertEquals(2, Facts.of(board, new Machine(Path.of("/"))).size(), "machine and rate alone");
            pi.i2c().gone(0x22, true);
            board.scanOnce(5);
            List<String> facts = Facts.of(board, new Machine(Path.of("/")));
            assertTrue(facts.get(2).startsWith("MCP23017 at 0x22 on I2C bus 1 does not answer"), facts::toString);
            assertTrue(
                    facts.get(3).startsWith("I2C bus 1: no answer at 0x22 (MCP23017); found 0x20, "), facts::toString);
            board.scanOnce(10);
            assertTrue(board.silent().size() == 1, "the survey does not disturb the other chips");
        }

        @Test
        void noFrameIsToldBeforeEveryChipHasBeenRead() {
            pi.i2c().gone(0x22, true);
            board.scanOnce(0);
            assertEquals(1, told.size(), "the silent chip alone is told: " + told);
            pi.i2c().gone(0x22, false);
            for (int t = 5; t <= 200; t += 5) {
                board.scanOnce(t);
            }
            assertTrue(told.get(2).endsWith(" 0"), "then the whole board is: " + told);
        }
    }
}
