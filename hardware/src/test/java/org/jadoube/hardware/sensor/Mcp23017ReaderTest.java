package org.jadoube.hardware.sensor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Random;
import java.util.stream.IntStream;
import org.jadoube.hardware.DeviceException;
import org.jadoube.hardware.model.BusClock;
import org.jadoube.hardware.model.Mcp23017Model;
import org.jadoube.hardware.model.ModelPi;
import org.jadoube.hardware.pi4j.Wires;
import org.jadoube.hardware.wiring.SensorChip.Mcp23017;
import org.jadoube.hardware.wiring.SquareMap;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class Mcp23017ReaderTest {
    private static final int ADDRESS = 0x21;
    private static final SquareMap SQUARES =
            SquareMap.of(IntStream.range(16, 32).toArray());

    private final BusClock clock = new BusClock();
    private final ModelPi pi = new ModelPi(clock, 400_000);
    private final Mcp23017Model chip = new Mcp23017Model();
    private final Wires wires = pi.wires();
    private final Mcp23017Reader reader;

    Mcp23017ReaderTest() {
        pi.i2c().add(ADDRESS, chip);
        Mcp23017 wired = new Mcp23017(1, ADDRESS, SQUARES);
        reader = new Mcp23017Reader(wired, wires.i2c(1, ADDRESS, wired.label()));
    }

    @AfterEach
    void close() {
        wires.close();
    }

    @Test
    void bothPortsAreReadWithPullUpsAndTurnedLevels() {
        reader.start();
        new Random(5).ints(200, 0, 1 << 16).forEach(closed -> {
            chip.ground(closed);
            assertEquals((long) closed << 16, reader.read());
        });
        assertEquals(0xFF, chip.register(0x0C), "GPPUA");
        assertEquals(0xFF, chip.register(0x0D), "GPPUB");
        assertEquals(0xFF, chip.register(0x02), "IPOLA");
    }

    @Test
    void aScanIsOneTransferOfFortyEightBits() {
        reader.start();
        long transfers = pi.i2c().transfers();
        long bits = pi.i2c().bits();
        long began = clock.now();
        reader.read();
        assertEquals(1, pi.i2c().transfers() - transfers);
        assertEquals(48, pi.i2c().bits() - bits);
        assertEquals(120_000, clock.now() - began, "0.12 ms at 400 kHz");
    }

    @ParameterizedTest
    @CsvSource({"0x80, 0xFF, 0x00", "0xA0, 0x00, 0xFF", "0x20, 0x0F, 0xF0", "0x7E, 0x55, 0xAA"})
    void aChipThatAnotherProgramLeftInAnotherStateIsSetRight(String iocon, String iodir, String ipol) {
        chip.leave(Integer.decode(iocon), Integer.decode(iodir), Integer.decode(ipol));
        chip.ground(0x8001);
        reader.start();
        assertEquals(0x8001L << 16, reader.read());
        assertEquals(0, chip.register(0x0A), "IOCON");
    }

    @Test
    void aChipThatLostItsPowerReadsRightAfterStartingAgain() {
        reader.start();
        chip.ground(0x00FF);
        chip.reset();
        reader.start();
        assertEquals(0x00FFL << 16, reader.read());
    }

    @Test
    void aMissingChipIsToldWithItsAddress() {
        pi.i2c().gone(ADDRESS, true);
        assertEquals(
                "MCP23017 at 0x21 on I2C bus 1: does not answer (Remote I/O error)",
                assertThrows(DeviceException.class, reader::start).getMessage());
    }
}
