package org.jadoube.hardware.sensor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.hardware.BoardNotes;
import org.jadoube.hardware.WiredBoard;
import org.jadoube.hardware.model.ModelBoard;
import org.jadoube.hardware.wiring.WiringFiles;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Every sensor chip on a bus that fails: a short error is mended by trying again, a long one is told, and healed. */
final class DriverTroubleTest {
    private static final long MEN = 0xFFFF_0000_1000_EFFFL;

    private final List<String> told = new ArrayList<>();

    @ParameterizedTest
    @ValueSource(strings = {"mcp23017", "hc165", "halls"})
    void aShortErrorCostsATryAndNothingElse(String name) {
        ModelBoard models = new ModelBoard(WiringFiles.find(name).orElseThrow());
        try (WiredBoard board = open(models, name)) {
            models.stand(MEN, 0);
            board.scanOnce(1);
            fail(models, name, 1);
            board.scanOnce(2);
            assertEquals(MEN, board.read().occupied());
            assertEquals(1, told.size(), told::toString);
            assertTrue(board.silent().isEmpty());
        }
    }

    @ParameterizedTest
    @CsvSource({
        "mcp23017, MCP23017 at 0x20 on I2C bus 1, 12",
        "hc165, chain of 8 74HC165 on SPI bus 0 select 0, 3",
        "halls, MCP3008 on SPI bus 0 select 0, 3"
    })
    void aLongErrorIsToldOnceTheMenStayAndItHealsByItself(String name, String chip, int errors) {
        ModelBoard models = new ModelBoard(WiringFiles.find(name).orElseThrow());
        try (WiredBoard board = open(models, name)) {
            models.stand(MEN, 0);
            board.scanOnce(1);
            fail(models, name, errors);
            board.scanOnce(2);
            assertEquals(MEN, board.read().occupied(), "a man does not vanish because a wire did");
            assertTrue(board.silent().contains(chip), () -> board.silent().toString());
            models.stand(MEN ^ 1, 0);
            for (int scan = 3; scan < 50; scan++) {
                board.scanOnce(scan);
            }
            assertEquals(MEN ^ 1, board.read().occupied());
            assertTrue(board.silent().isEmpty());
            assertEquals(
                    1,
                    told.stream()
                            .filter(line -> line.startsWith(chip + ": does not answer"))
                            .count(),
                    told::toString);
            assertEquals(
                    1,
                    told.stream()
                            .filter(line -> line.equals(chip + " answers again"))
                            .count());
        }
    }

    @Test
    void aMissingMcp3008IsToldForItsNullBitNeverComes() {
        ModelBoard models = new ModelBoard(WiringFiles.find("halls").orElseThrow());
        models.pi().spi().remove(0);
        try (WiredBoard board = open(models, "halls")) {
            board.scanOnce(1);
            assertEquals(0, board.read().occupied(), "a line that floats high is no board full of men");
            assertEquals(
                    "MCP3008 on SPI bus 0 select 0: does not answer (no null bit before the reading); look at its supply"
                            + " and MISO",
                    told.get(0));
        }
    }

    @Test
    void anMcp23017ThatLostItsPowerAndCameBackIsSetUpAnew() {
        ModelBoard models = new ModelBoard(WiringFiles.find("mcp23017").orElseThrow());
        try (WiredBoard board = open(models, "mcp23017")) {
            models.stand(MEN, 0);
            board.scanOnce(1);
            models.pi().i2c().gone(0x23, true);
            for (int scan = 2; scan < 6; scan++) {
                board.scanOnce(scan);
            }
            models.resetAll();
            models.pi().i2c().gone(0x23, false);
            models.stand(MEN ^ (1L << 63), 0);
            for (int scan = 6; scan < 60; scan++) {
                board.scanOnce(scan);
            }
            assertEquals(MEN >>> 48 ^ 1L << 15, board.read().occupied() >>> 48);
        }
    }

    private WiredBoard open(ModelBoard models, String name) {
        return new WiredBoard(
                WiringFiles.find(name).orElseThrow(),
                models.wires(),
                models.clock(),
                models.clock()::now,
                new BoardNotes(told));
    }

    private static void fail(ModelBoard models, String name, int errors) {
        if (name.equals("mcp23017")) {
            models.pi().i2c().fail(errors);
        } else {
            models.pi().spi().fail(errors);
        }
    }
}
