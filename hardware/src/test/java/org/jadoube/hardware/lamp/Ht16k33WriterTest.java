package org.jadoube.hardware.lamp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.jadoube.hardware.DeviceException;
import org.jadoube.hardware.model.BusClock;
import org.jadoube.hardware.model.Ht16k33Model;
import org.jadoube.hardware.model.ModelPi;
import org.jadoube.hardware.pi4j.Wires;
import org.jadoube.hardware.wiring.LampChip.Ht16k33;
import org.jadoube.hardware.wiring.LightLayout;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

final class Ht16k33WriterTest {
    private static final int ADDRESS = 0x70;

    private final ModelPi pi = new ModelPi(new BusClock(), 400_000);
    private final Ht16k33Model chip = new Ht16k33Model();
    private final Wires wires = pi.wires();

    Ht16k33WriterTest() {
        pi.i2c().add(ADDRESS, chip);
    }

    @AfterEach
    void close() {
        wires.close();
    }

    @Test
    void startingEmptiesTheRamBeforeTheDisplayGoesOn() {
        Ht16k33Writer writer = writer(0);
        writer.start();
        assertTrue(chip.shining());
        assertEquals(0, chip.lit());
        assertEquals(7, chip.dimming());
        assertEquals(0, chip.blink());
    }

    @Test
    void aStateIsOneWriteOfTheBytesFromTheFirstThatChangedToTheLast() {
        Ht16k33Writer writer = writer(0);
        writer.start();
        long transfers = pi.i2c().transfers();
        long bits = pi.i2c().bits();
        writer.show(lit(0, 9, 63));
        assertEquals(1, pi.i2c().transfers() - transfers);
        assertEquals(2 + 9 * (1 + 16), pi.i2c().bits() - bits, "start, address, RAM address, rows 0 to 7, stop");
        assertEquals(1L | 1L << 9 | 1L << 63, chip.lit());
        assertEquals(0x80, chip.ram(14), "row 7 is the even byte 14");
        assertEquals(0, chip.ram(15), "the odd bytes are the rows 8 to 15 of the larger packages");
    }

    @Test
    void aSingleLightIsTwoBytesAndNoChangeIsNone() {
        Ht16k33Writer writer = writer(0);
        writer.start();
        writer.show(lit(0, 63));
        long bits = pi.i2c().bits();
        writer.show(lit(0, 20, 63));
        assertEquals(2 + 9 * (1 + 2), pi.i2c().bits() - bits, "start, address, RAM address 4, row 2, stop");
        assertEquals(1L | 1L << 20 | 1L << 63, chip.lit());
        bits = pi.i2c().bits();
        writer.show(lit(0, 20, 63));
        assertEquals(0, pi.i2c().bits() - bits);
        writer.show(lit());
        assertEquals(0, chip.lit());
    }

    @Test
    void aBackpackThatTurnsItsRowsIsTurnedBack() {
        Ht16k33Writer writer = writer(7);
        writer.start();
        writer.show(lit(0, 1));
        assertEquals(0x81, chip.ram(0), "column 0 at bit 7, column 1 at bit 0");
    }

    @Test
    void aChipThatWasOffIsSetUpAgainByStarting() {
        Ht16k33Writer writer = writer(0);
        writer.start();
        pi.i2c().gone(ADDRESS, true);
        DeviceException thrown = assertThrows(DeviceException.class, () -> writer.show(lit(3)));
        assertEquals("HT16K33 at 0x70 on I2C bus 1: does not answer (Remote I/O error)", thrown.getMessage());
        assertFalse(chip.lit() == 1L << 3);
        pi.i2c().gone(ADDRESS, false);
        writer.start();
        writer.show(lit(3));
        assertEquals(1L << 3, chip.lit());
    }

    private Ht16k33Writer writer(int rotated) {
        Ht16k33 wired = new Ht16k33(1, ADDRESS, 7, rotated, LightLayout.straightSquares());
        return new Ht16k33Writer(wired, wires.i2c(1, ADDRESS, wired.label()));
    }

    private static int[] lit(int... lights) {
        int[] colours = new int[64];
        for (int light : lights) {
            colours[light] = 0xFFFFFF;
        }
        return colours;
    }
}
