package org.jadoube.hardware.lamp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jadoube.hardware.model.BusClock;
import org.jadoube.hardware.model.Ht16k33Model;
import org.jadoube.hardware.model.ModelPi;
import org.jadoube.hardware.pi4j.Wires;
import org.jadoube.hardware.wiring.LampChip;
import org.jadoube.hardware.wiring.LampChip.Ht16k33;
import org.jadoube.hardware.wiring.LightLayout;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

final class LampLoopTest {
    private static final int ADDRESS = 0x70;
    private static final long SLOT = Look.SLOT_MILLIS * 1_000_000L;
    private static final Look STEADY = new Look(0xFFFFFF, Look.STEADY, 1);
    private static final Look BLINKING = new Look(0xFFFFFF, 0x00FF, 2);

    private final ModelPi pi = new ModelPi(new BusClock(), 400_000);
    private final Ht16k33Model chip = new Ht16k33Model();
    private final Wires wires = pi.wires();
    private final List<String> told = new ArrayList<>();
    private final LampLoop loop;

    LampLoopTest() {
        pi.i2c().add(ADDRESS, chip);
        LampChip wired = new Ht16k33(1, ADDRESS, 7, 0, LightLayout.straightSquares());
        loop = new LampLoop(
                List.of(wired),
                List.of(LampWriters.open(wired, wires)),
                () -> 0L,
                report -> told.add(report.text()),
                "test");
    }

    @AfterEach
    void close() {
        wires.close();
    }

    @Test
    void aSteadySceneIsSentOnceAndNothingIsDueAfterIt() {
        loop.show(looks(STEADY, 3, 4));
        assertEquals(Long.MAX_VALUE, loop.step(0));
        assertEquals(0b11000, chip.lit());
        long flushes = chip.flushes();
        loop.step(10 * SLOT);
        assertEquals(flushes, chip.flushes());
    }

    @Test
    void aBlinkingLightIsDueAtTheNextSlotAndSentOnlyWhenItChanges() {
        loop.show(looks(BLINKING, 5));
        assertEquals(SLOT, loop.step(0));
        assertEquals(1L << 5, chip.lit());
        long flushes = chip.flushes();
        loop.step(SLOT);
        assertEquals(flushes, chip.flushes());
        loop.step(8 * SLOT);
        assertEquals(0, chip.lit());
        assertEquals(flushes + 1, chip.flushes());
    }

    @Test
    void aDeadLampIsToldOnceAndShowsTheSceneAgainWhenItLives() {
        pi.i2c().gone(ADDRESS, true);
        loop.show(looks(STEADY, 1));
        long retry = loop.step(0);
        assertEquals(retry, loop.step(1), "not before the time to try again");
        loop.step(retry);
        pi.i2c().gone(ADDRESS, false);
        loop.step(2 * retry);
        assertEquals(1L << 1, chip.lit());
        assertEquals(
                List.of(
                        "HT16K33 at 0x70 on I2C bus 1: does not answer (Remote I/O error)",
                        "HT16K33 at 0x70 on I2C bus 1 answers again"),
                told);
        assertEquals(List.of(), loop.silent());
    }

    @Test
    void closingPutsTheLightsOut() {
        loop.start();
        loop.show(looks(STEADY, 0));
        loop.close();
        assertEquals(0, chip.lit());
        assertFalse(told.stream().anyMatch(line -> line.contains("answer")));
    }

    private static Look[] looks(Look look, int... squares) {
        Look[] looks = new Look[64];
        Arrays.fill(looks, Look.DARK);
        for (int square : squares) {
            looks[square] = look;
        }
        return looks;
    }
}
