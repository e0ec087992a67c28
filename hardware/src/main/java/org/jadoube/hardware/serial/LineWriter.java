package org.jadoube.hardware.serial;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Writes lines on a thread of its own from a bounded queue: a write with nobody reading may never return, and must hold up
 * nobody else.
 */
final class LineWriter implements AutoCloseable {
    private static final int WAITING = 16;
    private static final long IDLE = 0;

    /** How long a close waits for what is still in the queue, in ms, on a machine under load: the lights are to go out. */
    private static final long FAREWELL = 1_500;

    private static final Line END = new Line('\0', List.of());

    private record Line(char type, List<String> words) {}

    private final Channel channel;
    private final BlockingQueue<Line> queue = new ArrayBlockingQueue<>(WAITING);
    private final AtomicLong writingSince = new AtomicLong(IDLE);
    private final Thread thread;
    private int sequence;

    LineWriter(Channel channel, String name) {
        this.channel = channel;
        this.thread = Thread.ofPlatform().name("serial out " + name).daemon().start(this::run);
    }

    /** Puts a line into the queue; false if it is full, because nobody reads at the other end. */
    boolean send(char type, List<String> words) {
        return queue.offer(new Line(type, words));
    }

    /** True if a write has not returned for so long. */
    boolean stuck(long nanos) {
        long since = writingSince.get();
        return since != IDLE && System.nanoTime() - since > nanos;
    }

    private void run() {
        try {
            for (Line line = queue.take(); !line.equals(END); line = queue.take()) {
                write(new SerialLine(line.type(), sequence, line.words()).text() + "\n");
                sequence = sequence + 1 & 0xFF;
            }
        } catch (InterruptedException | IOException e) {
            // The reader sees the same loss and begins anew.
            queue.clear();
        }
    }

    private void write(String text) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.US_ASCII);
        writingSince.set(System.nanoTime() | 1);
        channel.write(bytes, bytes.length);
        writingSince.set(IDLE);
    }

    /** Lets what is in the queue be written, as long as the other end takes it. */
    @Override
    public void close() {
        try {
            if (queue.offer(END)) {
                thread.join(FAREWELL);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        thread.interrupt();
    }
}
