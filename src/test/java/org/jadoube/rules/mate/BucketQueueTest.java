package org.jadoube.rules.mate;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

final class BucketQueueTest {
    private final BucketQueue queue = new BucketQueue();

    @Test
    void theSmallestComesFirstAndAmongEqualsTheLastIn() {
        queue.push(0, 5);
        queue.push(1, 2);
        queue.push(2, 2);
        queue.push(10_000, 900_000);
        queue.push(4, -3);
        assertEquals(4, queue.pop());
        assertEquals(2, queue.pop());
        assertEquals(1, queue.pop());
        assertEquals(0, queue.pop());
        assertEquals(10_000, queue.pop());
        assertEquals(-1, queue.pop());
    }

    @Test
    void aSmallerOneMayComeAfterALargerWasTaken() {
        queue.push(0, 9);
        assertEquals(0, queue.pop());
        queue.push(1, 1);
        assertEquals(1, queue.pop());
    }

    @Test
    void nothingIsLeftAfterClearing() {
        queue.push(0, 9);
        queue.clear();
        assertEquals(-1, queue.pop());
    }
}
