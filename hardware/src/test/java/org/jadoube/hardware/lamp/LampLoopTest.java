package org.jadoube.hardware.lamp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jadoube.hardware.model.BusClock;
import org.jadoube.hardware.model.Ht16k33Model;
import org.jadoube.hardware.model.ModelPi;
import org.jadoube.hardware.pi4j.Wires;
import org.jadoube.hardware.wiring.LampChip;
import org.jadoube.hardware.wiring.LampChip.Ht16k33;
import org.jadoube.hardware.wiring.LightLayout;
import org.jadoube.light.Light;
import org.jadoube.light.LightScene;
import org.jadoube.light.Sign;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

final class LampLoopTest {
    private static final int ADDRESS = 0x70;
    private static final long SLOT = Look.SLOT_MILLIS * 1_000_000L;

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
                LampStyle.COLOURS,
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
        loop.show(scene(Light.TARGET, 3, 4));
        assertEquals(Long.MAX_VALUE, loop.step(0));
        assertEquals(0b11000, chip.lit());
        long flushes = chip.flushes();
        loop.step(10 * SLOT);
        assertEquals(flushes, chip.flushes());
    }

    @Test
    void aBlinkingLightIsDueAtTheNextSlotAndSentOnlyWhenItChanges() {
        loop.show(scene(Light.PLACE, 5));
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
        loop.show(scene(Light.TARGET, 1));
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
    void aSignRunsByItsOwnTimeAndLeavesTheSceneAsItWas() {
        loop.show(scene(Light.TARGET, 3, 4));
        loop.step(5 * SLOT);
        loop.sign(new Sign(Sign.Kind.MATE, 1L << 4));
        StringBuilder seen = new StringBuilder();
        for (int slot = 5; slot < 5 + SignProgram.LENGTH; slot++) {
            assertEquals((slot + 1) * SLOT, loop.step(slot * SLOT), "due again at the next slot");
            seen.append((chip.lit() >>> 4 & 1) == 0 ? '.' : '*');
            assertEquals(1, chip.lit() >>> 3 & 1, "the rest of the scene stays");
        }
        assertEquals("**..**..****....", seen.toString());
        assertEquals(Long.MAX_VALUE, loop.step((5 + SignProgram.LENGTH) * SLOT));
        assertEquals(0b11000, chip.lit());
    }

    @Test
    void everySignHasARhythmOfItsOwn() {
        assertEquals(
                Sign.Kind.values().length,
                Arrays.stream(Sign.Kind.values())
                        .map(kind ->
                                SignProgram.look(kind, LampStyle.ONE_COLOUR).rhythm())
                        .distinct()
                        .count());
    }

    @Test
    void closingPutsTheLightsOut() {
        loop.start();
        loop.show(scene(Light.TARGET, 0));
        loop.close();
        assertEquals(0, chip.lit());
        assertFalse(told.stream().anyMatch(line -> line.contains("answer")));
    }

    private static LightScene scene(Light light, int... squares) {
        Map<Integer, Light> lit = new TreeMap<>();
        for (int square : squares) {
            lit.put(square, light);
        }
        return new LightScene(lit);
    }
}
