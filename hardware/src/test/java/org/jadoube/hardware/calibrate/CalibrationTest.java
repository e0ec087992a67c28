package org.jadoube.hardware.calibrate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.jadoube.hardware.wiring.LampChip;
import org.jadoube.hardware.wiring.ProfileText;
import org.jadoube.hardware.wiring.SensorChip;
import org.jadoube.hardware.wiring.SensorChip.Mcp3008;
import org.jadoube.hardware.wiring.WiringFiles;
import org.jadoube.hardware.wiring.WiringProfile;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** Boards of chip models that are wired otherwise than their profile says are learned by a simulated hand. */
final class CalibrationTest {
    private static final List<String> NAMES = WiringFiles.NAMES.stream()
            .filter(name -> WiringFiles.find(name).orElseThrow().serialPlace().isEmpty())
            .toList();

    @ParameterizedTest
    @FieldSource("NAMES")
    void everyInputAndLightAnywhereIsLearned(String name) {
        Bench bench = new Bench(name, "permuted:7", "lights:11", "turned:270");
        assertWiredAs(bench.wired, bench.learned(false));
    }

    @ParameterizedTest
    @FieldSource("NAMES")
    void linesInAnyOrderAreLearnedFromEightMenAndTheStart(String name) {
        Bench bench = new Bench(name, "lines:5", "turned:90");
        assertWiredAs(bench.wired, bench.learned(true));
    }

    @ParameterizedTest
    @FieldSource("NAMES")
    void aBoardThatLiesTurnedIsToldByOneNumber(String name) {
        Bench bench = new Bench(name, "turned:180");
        WiringProfile learned = bench.learned(true);
        assertEquals(2, learned.quarters());
        assertWiredAs(bench.wired, learned);
        assertEquals(
                1,
                changedLines(
                        bench.text,
                        ProfileText.changed(
                                bench.text, bench.profile.with(bench.profile.sensors(), bench.profile.lamps(), 2))));
    }

    @ParameterizedTest
    @FieldSource("NAMES")
    void aRightBoardStaysAsItIs(String name) {
        Bench bench = new Bench(name);
        WiringProfile learned = bench.learned(false);
        assertWiredAs(bench.wired, learned);
        assertEquals(0, learned.quarters());
    }

    @Test
    void twoSwappedWiresChangeTwoSquaresAndLeaveEveryCommentInPlace() {
        Bench bench = new Bench("mcp23017", "swapped:a1:b3", "light-elsewhere:e4:d4");
        Conclusion.Learned learned = assertInstanceOf(Conclusion.Learned.class, bench.calibrated(false));
        String text = ProfileText.changed(bench.text, learned.profile());
        assertTrue(text.contains("    \"b3 b1 c1 d1 e1 f1 g1 h1\",   # GPA0 to GPA7"), text);
        assertEquals(3, changedLines(bench.text, text), text);
        assertEquals(
                "2 of 64 inputs are not where the profile had them.",
                learned.notes().get(0));
    }

    @Nested
    class WhatCannotBeRightIsRefused {

        @Test
        void twoSquaresOfOneInputAreNamed() {
            List<String> problems = new Bench("matrix-direct", "joined:c3:f6").refusals(false);
            assertEquals(
                    "c3 and f6 close the same input, the crossing of row 3 (GPIO 12, pin 32) and column 3 (GPIO 27, pin"
                            + " 13): one of them is wired to the other's place",
                    problems.get(0));
            assertEquals(
                    "the crossing of row 6 (GPIO 19, pin 35) and column 6 (GPIO 24, pin 18) never moved: no square is"
                            + " wired to it",
                    problems.get(1));
            assertEquals(2, problems.size(), problems::toString);
        }

        @Test
        void aSquareThatMovesNothingIsNamed() {
            List<String> problems = new Bench("mcp23017", "stuck-open:h5").refusals(false);
            assertEquals(1, problems.size(), problems::toString);
            assertTrue(problems.get(0).startsWith("h5 moves no input: look for a broken switch"));
        }

        @Test
        void anInputThatIsNeverEmptyIsNamed() {
            List<String> problems = new Bench("hc165", "stuck-closed:c2").refusals(false);
            assertTrue(problems.get(0).startsWith("input C of 74HC165 number 2 reads full on the empty board"));
        }

        @Test
        void mixedWiresAreNotTakenForLines() {
            List<String> problems = new Bench("mcp23017", "swapped:a1:c2").refusals(true);
            assertTrue(problems.get(0).endsWith("run calibrate again without --quick"), problems::toString);
        }
    }

    @Nested
    class Halls {

        @Test
        void learnTheirLevels() {
            Bench bench = new Bench("halls", "permuted:3");
            Mcp3008 halls = (Mcp3008) bench.learned(false).sensors().get(0);
            assertEquals(64, halls.levels().empty().size());
            assertEquals(64, halls.levels().empty().stream().distinct().count(), "each part its own");
            assertEquals(75, halls.levels().white(), "half of the weakest");
            assertTrue(halls.levels().black() >= 75);
            assertEquals(25, halls.levels().hysteresis());
        }

        @Test
        void learnTheirLevelsFromTheStartPositionToo() {
            Mcp3008 halls = (Mcp3008)
                    new Bench("halls", "lines:9").learned(true).sensors().get(0);
            assertTrue(halls.levels().white() > 50 && halls.levels().black() > 50, halls::toString);
        }
    }

    @Test
    void aDarkLightIsNamedAndTheOthersAreLearned() {
        Bench bench = new Bench("strip", "lights:4", "light-dead:d5");
        Conclusion.Learned learned = assertInstanceOf(Conclusion.Learned.class, bench.calibrated(false));
        assertWiredAs(bench.wired, learned.profile());
        assertTrue(learned.notes().stream().anyMatch(note -> note.endsWith("stays dark; it should be that of d5.")));
    }

    @Test
    void whatWasSeenBeforeAStopIsNotAskedAgain() {
        Bench first = new Bench("edges", "permuted:2");
        Facts facts = new Facts();
        first.calibrated(false, facts);
        Facts resumed = new Facts();
        facts.lines().subList(0, 40).forEach(resumed::take);
        Bench again = new Bench("edges", "permuted:2");
        assertInstanceOf(Conclusion.Learned.class, again.calibrated(false, resumed));
        assertEquals(first.told.size() - 40, again.told.size());
        assertFalse(again.told.get(1).startsWith("Put the man on a1"));
    }

    private static void assertWiredAs(WiringProfile wired, WiringProfile learned) {
        assertEquals(
                wired.placedSensors().stream().map(SensorChip::squares).toList(),
                learned.placedSensors().stream().map(SensorChip::squares).toList());
        assertEquals(
                wired.placedLamps().stream().map(LampChip::layout).toList(),
                learned.placedLamps().stream().map(LampChip::layout).toList());
    }

    private static long changedLines(String before, String after) {
        List<String> old = before.lines().toList();
        return after.lines().filter(line -> !old.contains(line)).count();
    }
}
