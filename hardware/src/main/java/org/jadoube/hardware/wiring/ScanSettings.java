package org.jadoube.hardware.wiring;

/**
 * How often the board is scanned.
 *
 * @param rate scans a second
 * @param retries how often a failed transfer is tried again within one scan before the chip counts as silent
 */
public record ScanSettings(int rate, int retries) {
    /** The usual rate: a contact must hold 10 ms, so two scans fall into it. */
    public static final ScanSettings USUAL = new ScanSettings(200, 2);

    public ScanSettings {
        if (rate < 1 || rate > 2000 || retries < 0) {
            throw new IllegalArgumentException("rate " + rate + ", retries " + retries);
        }
    }

    /** The time from one scan to the next, in nanoseconds. */
    public long periodNanos() {
        return 1_000_000_000L / rate;
    }
}
