package org.jadoube.hardware.scan;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class RateWatchTest {
    private static final long MILLI = 1_000_000;
    private static final long PERIOD = 5 * MILLI;

    private final RateWatch watch = new RateWatch(PERIOD);
    private final List<String> told = new ArrayList<>();
    private long now;

    /** Scans for so many seconds, one every {@code every} ms, each taking {@code takes} ms. */
    private void scan(int seconds, double every, double takes) {
        long until = now + seconds * 1_000 * MILLI;
        while (now < until) {
            now += (long) (every * MILLI);
            DeviceReport report = watch.scanned(now, (long) (takes * MILLI));
            if (report != null) {
                told.add(report.text());
            }
        }
    }

    @Test
    void aRateThatIsHeldIsNotSpokenOf() {
        watch.begin(0);
        scan(60, 5, 1.5);
        assertEquals(List.of(), told);
    }

    @Test
    void aBusThatIsTooSlowIsToldOnceWithARateThatItCanHold() {
        watch.begin(0);
        scan(60, 8, 8);
        assertEquals(
                List.of(
                        "scan rate: 125 of 200 scans a second, a scan takes 8.0 ms: the bus is too slow; raise its clock,"
                                + " or set rate = 100 in [scan]"),
                told);
    }

    @Test
    void aMachineThatIsTooBusyIsToldApartFromASlowBus() {
        watch.begin(0);
        scan(60, 8, 1.5);
        assertEquals(
                List.of("scan rate: 125 of 200 scans a second, a scan takes 1.5 ms: this machine is too busy; end other"
                        + " programs, or give the board a machine of its own"),
                told);
    }

    @Test
    void aRateThatIsHeldAgainIsToldOnce() {
        watch.begin(0);
        scan(10, 8, 1.5);
        scan(60, 5, 1.5);
        assertEquals("scan rate: fast enough again", told.get(1));
        assertEquals(2, told.size());
    }

    @Test
    void aMomentOfSlownessIsNotSpokenOf() {
        watch.begin(0);
        scan(4, 5, 1);
        now += 200 * MILLI;
        scan(60, 5, 1);
        assertEquals(List.of(), told);
    }
}
