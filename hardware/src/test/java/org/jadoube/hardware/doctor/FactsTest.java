package org.jadoube.hardware.doctor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.jadoube.hardware.scan.ScanStats;
import org.junit.jupiter.api.Test;

final class FactsTest {
    private static final String LATE = "; 99 of 100 begin no later than 0.3 ms; 4 overruns; 2 failed reads.";

    private static String rate(double perSecond, long meanMicros) {
        return Facts.rate(new ScanStats(1_000, 3, 4, 2, perSecond, meanMicros, 100, 300, 900), 200);
    }

    @Test
    void aRateThatIsReachedIsGivenWithoutAdvice() {
        assertEquals("Scanned 199 times a second of 200; a scan takes 1.5 ms" + LATE, rate(199, 1_500));
    }

    @Test
    void aSlowBusIsToldWithARateThatItCanHold() {
        assertEquals(
                "Scanned 125 times a second of 200; a scan takes 8.0 ms" + LATE
                        + " The bus is too slow for this rate: raise its clock, or set rate = 100 in [scan].",
                rate(125, 8_000));
    }

    @Test
    void aBusyMachineIsToldApart() {
        assertEquals(
                "Scanned 125 times a second of 200; a scan takes 1.5 ms" + LATE
                        + " This machine is too busy for this rate: end other programs.",
                rate(125, 1_500));
    }
}
