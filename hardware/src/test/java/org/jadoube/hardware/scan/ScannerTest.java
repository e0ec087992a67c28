package org.jadoube.hardware.scan;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.hardware.DeviceException;
import org.jadoube.hardware.sensor.ChipReader;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

final class ScannerTest {
    private static final int RETRIES = 2;

    private final List<String> told = new ArrayList<>();
    private final Chip left = new Chip("left", 0x0F);
    private final Chip right = new Chip("right", 0xF0);
    private final Scanner scanner = new Scanner(List.of(left, right), Buttons.none(), RETRIES, new Told(told));

    @Test
    void theFirstScanIsAlwaysAFrame() {
        scanner.scan(0);
        assertEquals(List.of("0 frame 0"), told);
    }

    @Test
    void onlyChangesAreFrames() {
        scanner.scan(0);
        left.full = 3;
        scanner.scan(5);
        scanner.scan(10);
        right.full = 0x10;
        scanner.scan(15);
        assertEquals(List.of("0 frame 0", "5 frame 3", "15 frame 13"), told);
    }

    @Nested
    class AChipThatFails {

        @Test
        void isTriedAgainAndNothingIsToldIfThatHelps() {
            scanner.scan(0);
            left.failures = RETRIES;
            left.full = 1;
            scanner.scan(5);
            assertEquals(List.of("0 frame 0", "5 frame 1"), told);
            assertEquals(RETRIES, scanner.errors());
        }

        @Test
        void isToldOnceAndKeepsItsMen() {
            left.full = 7;
            scanner.scan(0);
            left.failures = 1000;
            left.full = 0;
            for (int t = 5; t < 500; t += 5) {
                scanner.scan(t);
            }
            assertEquals(List.of("0 frame 7", "left: gone"), told);
            assertEquals(List.of("left"), scanner.silent());
        }

        @Test
        void doesNotKeepTheOthersFromBeingRead() {
            scanner.scan(0);
            left.failures = 1000;
            scanner.scan(5);
            right.full = 0x20;
            scanner.scan(10);
            assertEquals(List.of("0 frame 0", "left: gone", "10 frame 20"), told);
        }

        @Test
        void isSetUpAgainAndToldWhenItAnswers() {
            scanner.scan(0);
            left.failures = RETRIES + 1;
            left.full = 2;
            int starts = left.starts;
            for (int t = 5; t <= 200; t += 5) {
                scanner.scan(t);
            }
            assertEquals(starts + 1, left.starts);
            assertEquals(List.of("0 frame 0", "left: gone", "left answers again", "105 frame 2"), told);
            assertEquals(List.of(), scanner.silent());
        }
    }

    private static final class Chip implements ChipReader {
        private final String name;
        private final long mask;
        private long full;
        private int failures;
        private int starts;

        Chip(String name, long mask) {
            this.name = name;
            this.mask = mask;
        }

        @Override
        public String name() {
            return name;
        }

        @Override
        public long mask() {
            return mask;
        }

        @Override
        public void start() {
            starts++;
        }

        @Override
        public long read() {
            if (failures > 0) {
                failures--;
                throw new DeviceException(name, "gone");
            }
            return full;
        }
    }
}
