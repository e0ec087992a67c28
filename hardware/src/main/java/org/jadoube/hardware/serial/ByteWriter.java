package org.jadoube.hardware.serial;

import java.io.IOException;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Writes messages to a line on a thread of its own from a bounded queue: a write with nobody reading may never return, and
 * must hold up nobody else. A message that finds the queue full is refused; the sender says later how things stand then.
 */
public final class ByteWriter implements AutoCloseable {
    private static final long IDLE = 0;
    private static final byte[] END = {};

    private final Channel channel;
    private final BlockingQueue<byte[]> queue;
    private final AtomicLong writingSince = new AtomicLong(IDLE);
    private final AtomicLong written = new AtomicLong();
    private final Thread thread;

    /** A writer to {@code channel} with room for {@code messages} that wait. */
    public ByteWriter(Channel channel, String name, int messages) {
        this.channel = channel;
        this.queue = new ArrayBlockingQueue<>(messages);
        this.thread = Thread.ofPlatform().name("out " + name).daemon().start(this::run);
    }

    /** Puts a message into the queue; false if it is full, because the other end does not read. Never waits. */
    public boolean offer(byte[] message) {
        return message.length == 0 || queue.offer(message);
    }

    /** Messages that could be put into the queue now. */
    public int room() {
        return queue.remainingCapacity();
    }

    /** Bytes that the line has taken so far. */
    public long written() {
        return written.get();
    }

    /** True if a write has not returned for so long. */
    public boolean stuck(long nanos) {
        long since = writingSince.get();
        return since != IDLE && System.nanoTime() - since > nanos;
    }

    private void run() {
        try {
            for (byte[] message = queue.take(); message.length > 0; message = queue.take()) {
                writingSince.set(System.nanoTime() | 1);
                channel.write(message, message.length);
                written.addAndGet(message.length);
                writingSince.set(IDLE);
            }
        } catch (InterruptedException | IOException e) {
            // The reader sees the same loss and begins anew.
            queue.clear();
        }
    }

    /** Lets what waits be written for at most {@code millis}, then ends. */
    public void close(long millis) {
        try {
            if (queue.offer(END)) {
                thread.join(millis);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        thread.interrupt();
    }

    @Override
    public void close() {
        close(200);
    }
}
