package org.jadoube.hardware.scan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.jadoube.hardware.sensor.ChipReader;
import org.junit.jupiter.api.Test;

final class ScanLoopTest {
    private static final long PERIOD = 5_000_000;

    private long now;
    private long scanTakes;
    private final ChipReader chip = new ChipReader() {
        @Override
        public String name() {
            return "chip";
        }

        @Override
        public long mask() {
            return 1;
        }

        @Override
        public void start() {
            // Always ready.
        }

        @Override
        public long read() {
            now += scanTakes;
            return 0;
        }
    };
    private final List<String> told = new ArrayList<>();
    private final Scanner scanner = new Scanner(List.of(chip), Buttons.none(), 0, new Told(told));
    private final ScanLoop loop = new ScanLoop(scanner, PERIOD, () -> now, "test");

    @Test
    void scansAreDueAtMultiplesOfThePeriodHoweverLateTheyBegan() {
        loop.begin(0);
        assertEquals(PERIOD, loop.step(200_000));
        assertEquals(2 * PERIOD, loop.step(PERIOD + 700_000));
        ScanStats stats = loop.stats();
        assertEquals(2, stats.scans());
        assertEquals(200, stats.p50Micros(), ScanStatsTolerance.MICROS);
        assertEquals(700, stats.maxMicros());
        assertEquals(0, stats.overruns());
    }

    @Test
    void anOverrunIsCountedAndTheMissedScansAreLeftOut() {
        loop.begin(0);
        scanTakes = 12_000_000;
        assertEquals(
                2 * PERIOD, loop.step(0), "due at 5 and 10 ms, it ended at 12: the one of 10 ms is late, not lost");
        assertEquals(1, loop.stats().overruns());
    }

    @Test
    void runsOnAThreadOfItsOwnUntilClosed() throws InterruptedException {
        CountDownLatch scans = new CountDownLatch(20);
        ChipReader counting = new ChipReader() {
            @Override
            public String name() {
                return "counting";
            }

            @Override
            public long mask() {
                return 1;
            }

            @Override
            public void start() {
                // Always ready.
            }

            @Override
            public long read() {
                scans.countDown();
                return 0;
            }
        };
        Scanner real = new Scanner(List.of(counting), Buttons.none(), 0, new Told(told));
        ScanLoop running = new ScanLoop(real, 1_000_000, System::nanoTime, "real");
        running.start();
        assertTrue(scans.await(20, TimeUnit.SECONDS));
        running.close();
        assertTrue(running.stats().scans() >= 20);
    }

    private static final class ScanStatsTolerance {
        private static final long MICROS = Lateness.STEP_MICROS;
    }
}
