package org.jadoube.hardware.buzzer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import org.jadoube.hardware.DeviceException;
import org.jadoube.light.Sound;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Each meaning has a rhythm and a melody of its own. */
final class BuzzerTest {
    private static final long MILLI = 1_000_000L;

    private final AtomicLong now = new AtomicLong();
    private final List<String> heard = new ArrayList<>();

    private Buzzer buzzer(Set<Sound> wanted) {
        return new Buzzer(
                hertz -> heard.add((hertz == 0 ? "off " : "on ") + now.get() / MILLI), wanted, now::get, "test");
    }

    private void run(Buzzer buzzer, int millis) {
        long end = now.get() + millis * MILLI;
        for (long due = buzzer.step(now.get()); due <= end; due = buzzer.step(now.get())) {
            now.set(due);
        }
        now.set(end);
    }

    @Test
    void noTwoMeaningsSoundAlike() {
        Set<List<Integer>> rhythms = new HashSet<>();
        Set<List<Integer>> melodies = new HashSet<>();
        for (Sound sound : Sound.values()) {
            Tune tune = Tune.of(sound);
            rhythms.add(
                    IntStream.range(0, tune.steps()).map(tune::millis).boxed().toList());
            melodies.add(
                    IntStream.range(0, tune.steps()).map(tune::hertz).boxed().toList());
        }
        assertEquals(Sound.values().length, rhythms.size(), "with one tone");
        assertEquals(Sound.values().length, melodies.size(), "with many");
    }

    @ParameterizedTest
    @EnumSource(Sound.class)
    void everySoundEndsInSilence(Sound sound) {
        Buzzer buzzer = buzzer(EnumSet.allOf(Sound.class));
        buzzer.play(sound);
        run(buzzer, 2_000);
        assertTrue(heard.getFirst().startsWith("on 0"));
        assertTrue(heard.getLast().startsWith("off"));
        assertEquals(Tune.of(sound).steps() + 1, heard.size());
    }

    @Test
    void aCaptureIsTwoShortTones() {
        Buzzer buzzer = buzzer(EnumSet.allOf(Sound.class));
        buzzer.play(Sound.CAPTURE);
        run(buzzer, 500);
        assertEquals(List.of("on 0", "off 30", "on 90", "off 120"), heard);
    }

    @ParameterizedTest
    @EnumSource(Sound.class)
    void eachIsSwitchedAlone(Sound only) {
        for (Sound played : Sound.values()) {
            heard.clear();
            Buzzer buzzer = buzzer(EnumSet.of(only));
            buzzer.play(played);
            run(buzzer, 2_000);
            assertEquals(played == only, !heard.isEmpty(), played + " with only " + only + " on");
        }
    }

    @Test
    void whatIsSwitchedOffIsNotHeard() {
        Buzzer buzzer = buzzer(EnumSet.of(Sound.END));
        buzzer.play(Sound.MOVE);
        run(buzzer, 500);
        assertEquals(List.of(), heard);
        buzzer.play(Sound.END);
        run(buzzer, 1_500);
        assertEquals(6, heard.size());
    }

    @Test
    void aMoveDoesNotDrownAWarning() {
        Buzzer buzzer = buzzer(EnumSet.allOf(Sound.class));
        buzzer.play(Sound.ILLEGAL);
        run(buzzer, 100);
        buzzer.play(Sound.MOVE);
        run(buzzer, 2_000);
        assertEquals(List.of("on 0", "off 300", "on 420", "off 720"), heard);
    }

    @Test
    void littleTimeIsToldWhenItComesAndNotOnceTheClockStands() {
        Buzzer buzzer = buzzer(EnumSet.allOf(Sound.class));
        buzzer.lowIn(5_000);
        run(buzzer, 3_000);
        buzzer.lowIn(-1);
        run(buzzer, 10_000);
        assertEquals(List.of(), heard);
        buzzer.lowIn(5_000);
        run(buzzer, 6_000);
        assertEquals("on 18000", heard.getFirst());
    }

    @Test
    void aLineThatFailsEndsTheSoundAndNothingElse() {
        Buzzer buzzer = new Buzzer(
                hertz -> {
                    throw new DeviceException("GPIO 18", "gone");
                },
                EnumSet.allOf(Sound.class),
                now::get,
                "test");
        buzzer.play(Sound.MOVE);
        run(buzzer, 500);
        buzzer.start();
        buzzer.play(Sound.END);
        buzzer.close();
    }
}
