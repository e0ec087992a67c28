package org.jadoube.hardware.lamp;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.jadoube.hardware.model.BusClock;
import org.jadoube.hardware.model.Max7219Model;
import org.jadoube.hardware.model.ModelPi;
import org.jadoube.hardware.pi4j.Wires;
import org.jadoube.hardware.wiring.LampChip.Max7219;
import org.jadoube.hardware.wiring.LightLayout;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

final class Max7219WriterTest {
    private final ModelPi pi = new ModelPi(new BusClock(), 400_000);
    private final Max7219Model chip = new Max7219Model();
    private final Wires wires = pi.wires();
    private final LampWriter writer;

    Max7219WriterTest() {
        pi.spi().add(0, chip);
        writer = LampWriters.open(new Max7219(0, 0, 1_000_000, 7, LightLayout.straightSquares()), wires);
    }

    @AfterEach
    void close() {
        wires.close();
    }

    @Test
    void aChipThatWokeUpInTestAndShutdownIsSetRight() {
        assertEquals(-1L, chip.lit(), "test mode: all on");
        writer.start();
        assertEquals(0, chip.lit());
        assertEquals(7, chip.intensity());
        int[] colours = new int[64];
        colours[63] = 1;
        writer.show(colours);
        assertEquals(1L << 63, chip.lit());
    }

    @Test
    void onlyTheDigitsThatChangedAreSent() {
        writer.start();
        int before = chip.words().size();
        int[] colours = new int[64];
        colours[0] = 0x00FF00;
        colours[7] = 0x00FF00;
        colours[8] = 0xFF0000;
        writer.show(colours);
        assertEquals(
                List.of(0x0181, 0x0201),
                chip.words().subList(before, chip.words().size()));
        writer.show(colours);
        assertEquals(before + 2, chip.words().size());
    }

    @Test
    void theFiveSettingsAndTheDigitsAreWrittenBeforeTheChipRuns() {
        writer.start();
        assertEquals(
                List.of(
                        0x0F00, 0x0B07, 0x0900, 0x0A07, 0x0100, 0x0200, 0x0300, 0x0400, 0x0500, 0x0600, 0x0700, 0x0800,
                        0x0C01),
                chip.words());
    }
}
