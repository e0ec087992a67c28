package org.jadoube.hardware.scan;

/** Counts how late scans began, in steps of {@value #STEP_MICROS} us up to {@value #STEPS} steps; no allocation. */
final class Lateness {
    static final int STEP_MICROS = 5;
    static final int STEPS = 4096;

    private final long[] counts = new long[STEPS];
    private long all;
    private long maxMicros;

    void add(long nanos) {
        long micros = Math.max(0, nanos / 1_000);
        counts[(int) Math.min(STEPS - 1, micros / STEP_MICROS)]++;
        maxMicros = Math.max(maxMicros, micros);
        all++;
    }

    /** The upper end of the step that holds the given share of all scans. */
    long quantile(double share) {
        long wanted = (long) Math.ceil(all * share);
        long seen = 0;
        for (int i = 0; i < STEPS; i++) {
            seen += counts[i];
            if (seen >= wanted && seen > 0) {
                return Math.min(maxMicros, (i + 1L) * STEP_MICROS);
            }
        }
        return maxMicros;
    }

    long max() {
        return maxMicros;
    }
}
