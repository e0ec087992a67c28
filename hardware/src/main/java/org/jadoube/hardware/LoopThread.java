package org.jadoube.hardware;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.LockSupport;

/**
 * A daemon thread that goes round until it is ended and sleeps in between. No call to wake up is lost: one that comes while
 * the thread works counts for its next sleep, even if the work itself waited for a lock and so used up the permit that
 * {@link LockSupport#unpark} had left.
 */
public final class LoopThread {
    /** The longest wait for the work under way when a loop ends: the service has five seconds to stop. */
    public static final Duration PATIENCE = Duration.ofSeconds(2);

    private final Thread thread;
    private final AtomicBoolean woken = new AtomicBoolean();
    private volatile boolean ended;

    /** {@code body} goes round while {@link #going} and sleeps by {@link #sleep} alone. Does nothing before {@link #start}. */
    public LoopThread(String name, Runnable body) {
        this.thread = Thread.ofPlatform().name(name).daemon().unstarted(body);
    }

    /** Begins. */
    public void start() {
        thread.start();
    }

    /** Whether to go round once more. */
    public boolean going() {
        return !ended;
    }

    /** Ends a sleep, the one under way or the next one; what was written before this call is seen after that sleep. */
    public void wake() {
        woken.set(true);
        LockSupport.unpark(thread);
    }

    /** Sleeps, on this loop's own thread, until it is woken or ended; may also end for no reason. */
    public void sleep() {
        sleep(Long.MAX_VALUE);
    }

    /** As {@link #sleep()}, for so many ns at most; not at all if they are none. */
    public void sleep(long nanos) {
        // Nobody means anything by an interrupt here, and a thread that keeps one never sleeps again.
        Thread.interrupted();
        if (!woken.get() && !ended && nanos > 0) {
            LockSupport.parkNanos(this, nanos);
        }
        woken.set(false);
    }

    /** Asks the loop to go round no more; returns at once. */
    public void cease() {
        ended = true;
        LockSupport.unpark(thread);
    }

    /**
     * Asks the loop to end and waits until it has; on its own thread, only asks.
     *
     * @return false if the work under way takes longer than {@code most}, as on a bus that hangs
     */
    public boolean end(Duration most) {
        cease();
        if (Thread.currentThread() == thread) {
            return true;
        }
        boolean interrupted = false;
        long until = System.nanoTime() + most.toNanos();
        for (long left = most.toNanos(); left > 0 && thread.isAlive(); left = until - System.nanoTime()) {
            try {
                thread.join(Duration.ofNanos(left));
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
        return !thread.isAlive();
    }
}
