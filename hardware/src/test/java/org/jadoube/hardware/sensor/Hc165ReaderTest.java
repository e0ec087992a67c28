package org.jadoube.hardware.sensor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.Random;
import org.jadoube.hardware.model.BusClock;
import org.jadoube.hardware.model.Hc165Model;
import org.jadoube.hardware.model.ModelPi;
import org.jadoube.hardware.pi4j.SpiDevice;
import org.jadoube.hardware.pi4j.Wires;
import org.jadoube.hardware.wiring.SensorChip.Hc165;
import org.jadoube.hardware.wiring.SquareMap;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

final class Hc165ReaderTest {
    private static final int LOAD = 22;
    private static final Hc165 WIRED = new Hc165(0, 0, 1_000_000, LOAD, SquareMap.straight());

    private final BusClock clock = new BusClock();
    private final ModelPi pi = new ModelPi(clock, 400_000);
    private final Hc165Model chain = new Hc165Model(8, LOAD);
    private final Wires wires = pi.wires();

    Hc165ReaderTest() {
        pi.pins().join(LOAD, chain);
        pi.spi().add(0, chain);
    }

    @AfterEach
    void close() {
        wires.close();
    }

    @Test
    void everyInputIsReadAsItsBit() {
        ChipReader reader = reader(Hc165Reader.SPI_MODE);
        for (int bit = 0; bit < 64; bit++) {
            chain.ground(1L << bit);
            assertEquals(1L << bit, reader.read());
        }
        new Random(2).longs(100).forEach(pattern -> {
            chain.ground(pattern);
            assertEquals(pattern, reader.read());
        });
    }

    @Test
    void aScanIsOneTransferOfEightBytes() {
        ChipReader reader = reader(Hc165Reader.SPI_MODE);
        long bytes = pi.spi().bytes();
        long began = clock.now();
        reader.read();
        assertEquals(8, pi.spi().bytes() - bytes);
        assertEquals(64_000, clock.now() - began, "64 us at 1 MHz");
    }

    @Test
    void inputsAreTakenWhenLoadedNotWhileShifting() {
        ChipReader reader = reader(Hc165Reader.SPI_MODE);
        chain.ground(3);
        assertEquals(3, reader.read());
        chain.ground(4);
        byte[] in = new byte[8];
        wires.close();
        try (Wires again = pi.wires()) {
            again.spi(0, 0, 1_000_000, 0, "chain").transfer(new byte[8], in, 8);
            assertEquals((byte) 0xFF, in[0], "shifted out before, not loaded again");
        }
    }

    @Test
    void anyOtherModeWouldLoseABit() {
        chain.ground(1L << 7);
        assertNotEquals(1L << 7, reader(1).read());
    }

    private ChipReader reader(int mode) {
        SpiDevice spi = wires.spi(0, 0, WIRED.hertz(), mode, WIRED.label());
        Hc165Reader reader = new Hc165Reader(WIRED, spi, wires.output(LOAD, "load"));
        reader.start();
        return reader;
    }
}
