package org.jadoube.hardware;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
final class LoopThreadTest {
    private static final Duration LONG = Duration.ofSeconds(30);

    private final AtomicInteger rounds = new AtomicInteger();
    private final CountDownLatch first = new CountDownLatch(1);
    private final CountDownLatch second = new CountDownLatch(1);
    private LoopThread loop = new LoopThread("test", () -> {});

    /** Begins a loop whose first round does this. */
    private void begin(Runnable work) {
        loop = new LoopThread("test", () -> {
            while (loop.going()) {
                if (rounds.incrementAndGet() == 1) {
                    first.countDown();
                    work.run();
                } else {
                    second.countDown();
                }
                loop.sleep();
            }
        });
        loop.start();
    }

    /** Uses up the permit that a wake-up left, as waiting for a lock may do. */
    private static void park() {
        LockSupport.parkNanos(LONG.toNanos());
    }

    @Test
    void aWakeUpDuringWorkThatParksIsNotLost() throws InterruptedException {
        begin(() -> {
            loop.wake();
            park();
        });
        assertTrue(second.await(30, TimeUnit.SECONDS), "the next sleep ends at once");
        assertTrue(loop.end(LONG));
    }

    @Test
    void anEndDuringWorkThatParksIsNotLost() throws InterruptedException {
        begin(() -> {
            loop.cease();
            park();
        });
        assertTrue(first.await(30, TimeUnit.SECONDS));
        assertTrue(loop.end(LONG), "it goes round no more");
        assertEquals(1, rounds.get());
    }

    @Test
    void aSleepThatIsWokenEnds() throws InterruptedException {
        begin(() -> {});
        assertTrue(first.await(30, TimeUnit.SECONDS));
        loop.wake();
        assertTrue(second.await(30, TimeUnit.SECONDS));
        assertTrue(loop.end(LONG));
    }

    @Test
    void workThatHangsIsWaitedForNoLongerThanAsked() throws InterruptedException {
        CountDownLatch free = new CountDownLatch(1);
        begin(() -> {
            try {
                free.await();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        assertTrue(first.await(30, TimeUnit.SECONDS));
        assertFalse(loop.end(Duration.ofMillis(20)), "still at work");
        free.countDown();
        assertTrue(loop.end(LONG));
    }

    @Test
    void oneThatNeverBeganHasEnded() {
        assertTrue(loop.end(LONG));
    }
}
