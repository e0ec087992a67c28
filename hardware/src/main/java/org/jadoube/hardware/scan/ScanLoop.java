package org.jadoube.hardware.scan;

import java.util.function.LongSupplier;
import org.jadoube.hardware.LoopThread;

/**
 * Scans a board at a fixed rate on a thread of its own.
 *
 * <p>Scans are due at multiples of the period from the start, so lateness never adds up. A scan that ends after the next
 * was due is an overrun: the missed ones are left out, not made up for in a burst.
 */
public final class ScanLoop implements AutoCloseable {
    private static final double NANOS_A_SECOND = 1e9;

    private final Scanner scanner;
    private final long period;
    private final LongSupplier clock;
    private final LoopThread thread;
    private final Lateness lateness = new Lateness();
    private final RateWatch rate;
    private long began;
    private long due;
    private long scans;
    private long overruns;
    private long busy;

    /** {@code clock} gives nanoseconds, as {@link System#nanoTime} does. Does nothing before {@link #start}. */
    public ScanLoop(Scanner scanner, long periodNanos, LongSupplier clock, String name) {
        this.scanner = scanner;
        this.period = periodNanos;
        this.clock = clock;
        this.rate = new RateWatch(periodNanos);
        this.thread = new LoopThread("scan " + name, this::run);
    }

    /** Begins to scan. */
    public void start() {
        thread.start();
    }

    private void run() {
        begin(clock.getAsLong());
        while (thread.going()) {
            long now = clock.getAsLong();
            if (now < due) {
                thread.sleep(due - now);
            } else {
                step(now);
            }
        }
    }

    /** Sets the first scan due. */
    void begin(long now) {
        synchronized (lateness) {
            began = now;
            due = now;
        }
        rate.begin(now);
    }

    /** Does the scan that is due, at {@code now}, and sets the next one due; returns when that is. */
    long step(long now) {
        scanner.scan(now);
        long ended = clock.getAsLong();
        DeviceReport report = rate.scanned(ended, ended - now);
        if (report != null) {
            scanner.tell(report);
        }
        synchronized (lateness) {
            lateness.add(now - due);
            scans++;
            busy += ended - now;
            due += period;
            if (ended > due) {
                overruns++;
                due += (ended - due) / period * period;
            }
            return due;
        }
    }

    /** How it has gone so far. */
    public ScanStats stats() {
        synchronized (lateness) {
            double seconds = (due - began) / NANOS_A_SECOND;
            return new ScanStats(
                    scans,
                    scanner.frames(),
                    overruns,
                    scanner.errors(),
                    seconds > 0 ? scans / seconds : 0,
                    scans > 0 ? busy / scans / 1_000 : 0,
                    lateness.quantile(0.50),
                    lateness.quantile(0.99),
                    lateness.max());
        }
    }

    /** Stops scanning and waits for the scan under way, but not for good if its bus hangs. */
    @Override
    public void close() {
        thread.end(LoopThread.PATIENCE);
    }
}
