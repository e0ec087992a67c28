package org.jadoube.host.web;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * One browser that listens. Messages wait for it in a bounded queue; one that does not keep up, or is gone, is given up, and
 * comes back by itself (an event stream reconnects) to a fresh state. Whoever publishes never waits.
 */
final class Listener {

    /** Messages that may wait: some forty moves' worth. */
    static final int LIMIT = 512;

    /** A comment is sent after so many seconds of silence, so that a browser that is gone is noticed. */
    private static final int HEARTBEAT = 15;

    private static final byte[] BEAT = ": still here\n\n".getBytes(StandardCharsets.UTF_8);

    private final BlockingQueue<byte[]> waiting = new ArrayBlockingQueue<>(LIMIT);
    private final boolean atBoard;
    private volatile boolean dropped;
    private volatile @Nullable Thread pump;

    /** A browser; {@code atBoard}: on the board's own computer. */
    Listener(boolean atBoard) {
        this.atBoard = atBoard;
    }

    /** Whether it runs on the board's own computer. */
    boolean atBoard() {
        return atBoard;
    }

    /** Lets a message wait for the browser; false if it has been given up. */
    boolean offer(byte[] message) {
        if (!dropped && !waiting.offer(message)) {
            drop();
        }
        return !dropped;
    }

    /** Gives the browser up. A pump that is stuck in a full socket is freed, but not by the caller's own patience. */
    void drop() {
        dropped = true;
        Thread stuck = pump;
        if (stuck != null) {
            Thread.startVirtualThread(stuck::interrupt);
        }
    }

    /** Writes to the browser what comes, until one of the two ends is gone. */
    void pump(OutputStream out) {
        pump = Thread.currentThread();
        try {
            while (!dropped) {
                byte[] message = waiting.poll(HEARTBEAT, TimeUnit.SECONDS);
                out.write(message == null ? BEAT : message);
                for (byte[] more = waiting.poll(); more != null; more = waiting.poll()) {
                    out.write(more);
                }
                out.flush();
            }
        } catch (IOException | InterruptedException gone) {
            dropped = true;
        } finally {
            pump = null;
        }
    }

    /** A message of an event stream; {@code json} stands on one line. */
    static byte[] message(String kind, String json) {
        return ("event: " + kind + "\ndata: " + json + "\n\n").getBytes(StandardCharsets.UTF_8);
    }
}
