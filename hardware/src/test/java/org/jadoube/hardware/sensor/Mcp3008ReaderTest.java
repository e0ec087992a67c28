package org.jadoube.hardware.sensor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.List;
import java.util.Random;
import org.jadoube.hardware.model.BusClock;
import org.jadoube.hardware.model.HallModel;
import org.jadoube.hardware.model.ModelPi;
import org.jadoube.hardware.pi4j.Wires;
import org.jadoube.hardware.wiring.HallLevels;
import org.jadoube.hardware.wiring.SensorChip.Mcp3008;
import org.jadoube.hardware.wiring.SquareMap;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

final class Mcp3008ReaderTest {
    private static final List<Integer> MUX = List.of(22, 23, 24);
    private static final HallLevels LEVELS = new HallLevels(List.of(512), 60, 50, 20);

    private final BusClock clock = new BusClock();
    private final ModelPi pi = new ModelPi(clock, 400_000);
    private final HallModel halls = new HallModel(MUX, clock, 5_000);
    private final Wires wires = pi.wires();
    private final ChipReader reader = reader(10);

    Mcp3008ReaderTest() {
        MUX.forEach(line -> pi.pins().join(line, halls));
        pi.spi().add(0, halls);
    }

    private ChipReader reader(int settleMicros) {
        Mcp3008 wired = new Mcp3008(0, 0, 1_350_000, MUX, settleMicros, LEVELS, SquareMap.straight());
        return ChipReaders.open(List.of(wired), wires, clock).get(0);
    }

    @AfterEach
    void close() {
        wires.close();
    }

    @Test
    void northIsWhiteSouthIsBlackAndTheRestIsEmpty() {
        reader.start();
        Random random = new Random(9);
        for (int round = 0; round < 50; round++) {
            long white = random.nextLong();
            long black = random.nextLong() & ~white;
            for (int bit = 0; bit < 64; bit++) {
                boolean isWhite = (white >>> bit & 1) != 0;
                boolean isBlack = (black >>> bit & 1) != 0;
                halls.set(
                        bit, isWhite ? 512 + 61 + random.nextInt(400) : isBlack ? 512 - 51 - random.nextInt(400) : 512);
            }
            assertEquals(white | black, reader.read());
            assertEquals(white, reader.white());
        }
    }

    @Test
    void aManStaysUntilTheReadingHasComeBackByTheHysteresis() {
        reader.start();
        halls.set(12, 512 + 61);
        assertEquals(1L << 12, reader.read());
        halls.set(12, 512 + 41);
        assertEquals(1L << 12, reader.read());
        halls.set(12, 512 + 40);
        assertEquals(0, reader.read());
        halls.set(12, 512 + 60);
        assertEquals(0, reader.read());
    }

    @Test
    void aScanConvertsEachSensorOnce() {
        reader.start();
        long before = halls.conversions();
        long bytes = pi.spi().bytes();
        reader.read();
        assertEquals(64, halls.conversions() - before);
        assertEquals(64 * 3, pi.spi().bytes() - bytes);
    }

    @Test
    void theMultiplexersAreGivenTimeToSettle() {
        wires.close();
        try (Wires own = pi.wires()) {
            Mcp3008 hasty = new Mcp3008(0, 0, 3_600_000, MUX, 1, LEVELS, SquareMap.straight());
            HallModel slow = new HallModel(MUX, clock, 50_000);
            MUX.forEach(line -> pi.pins().join(line, slow));
            pi.spi().add(0, slow);
            ChipReader tooSoon = ChipReaders.open(List.of(hasty), own, clock).get(0);
            tooSoon.start();
            slow.set(0, 1000);
            clock.nanos(1_000_000);
            assertNotEquals(1L, tooSoon.read(), "the first channel still shows the sensor before");
        }
    }
}
