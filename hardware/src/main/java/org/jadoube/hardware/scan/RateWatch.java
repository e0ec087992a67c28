package org.jadoube.hardware.scan;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Watches whether a scan loop holds its rate: counts the scans of every {@value #WINDOW_SECONDS} seconds, and says once when
 * they are too few, with the cause, and once when they are enough again. Allocates only when it speaks.
 */
final class RateWatch {
    /** The device of its reports. */
    static final String DEVICE = "scan rate";

    static final long WINDOW_SECONDS = 5;
    /** The share of the wanted scans below which a board feels slow. */
    private static final double ENOUGH = 0.95;
    /** The share of the period that a scan may take before the bus is what holds it up. */
    private static final double FULL = 0.9;
    /** A rate that is advised leaves this share of the time free. */
    private static final double ADVISED = 0.8;

    private static final long WINDOW = WINDOW_SECONDS * 1_000_000_000L;

    private final long period;
    private long began;
    private long scans;
    private long busy;
    private boolean slow;

    RateWatch(long periodNanos) {
        this.period = periodNanos;
    }

    /** Begins to count. */
    void begin(long now) {
        began = now;
        scans = 0;
        busy = 0;
    }

    /** A scan ended at {@code now} that took {@code nanos}; returns what is to be told, mostly nothing. */
    @Nullable
    DeviceReport scanned(long now, long nanos) {
        scans++;
        busy += nanos;
        long passed = now - began;
        if (passed < WINDOW) {
            return null;
        }
        double wanted = (double) passed / period;
        boolean slowNow = scans < ENOUGH * wanted;
        DeviceReport report = null;
        if (slowNow != slow) {
            slow = slowNow;
            report = slow
                    ? new DeviceReport(DEVICE, text(passed), false)
                    : new DeviceReport(DEVICE, DEVICE + ": fast enough again", true);
        }
        begin(now);
        return report;
    }

    private String text(long passed) {
        double second = 1e9;
        double mean = (double) busy / scans;
        String reached = String.format(
                Locale.ROOT,
                "%s: %.0f of %.0f scans a second, a scan takes %.1f ms: ",
                DEVICE,
                scans * second / passed,
                second / period,
                mean / 1e6);
        return reached
                + (mean > FULL * period
                        ? String.format(
                                Locale.ROOT,
                                "the bus is too slow; raise its clock, or set rate = %.0f in [scan]",
                                Math.max(1, ADVISED * second / mean))
                        : "this machine is too busy; end other programs, or give the board a machine of its own");
    }
}
