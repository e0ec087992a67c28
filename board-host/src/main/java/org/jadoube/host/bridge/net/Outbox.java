package org.jadoube.host.bridge.net;

import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayDeque;
import java.util.Optional;
import java.util.Queue;
import java.util.function.Supplier;

/**
 * What one connection is to be told: answers, each of them, and news, of which only the newest matters and which is made when
 * the connection has time for it. Whoever puts something in never waits; a connection with too many answers waiting is ended.
 */
public final class Outbox {
    private static final int MOST = 256;

    private final Queue<byte[]> answers = new ArrayDeque<>();
    private final Supplier<Optional<byte[]>> news;
    private boolean fresh;
    private boolean ended;

    /** An outbox whose news {@code news} makes; empty if there is nothing new after all. */
    public Outbox(Supplier<Optional<byte[]>> news) {
        this.news = news;
    }

    /** Puts in an answer; false if it has been ended, by {@link #end} or because too many wait. */
    public synchronized boolean answer(byte[] message) {
        ended |= answers.size() >= MOST;
        if (!ended) {
            answers.add(message);
        }
        notifyAll();
        return !ended;
    }

    /** Says that there is news. */
    public synchronized void fresh() {
        fresh = true;
        notifyAll();
    }

    /** Nothing more is to be told. */
    public synchronized void end() {
        ended = true;
        notifyAll();
    }

    /** Writes what comes until {@link #end}. */
    public void pump(OutputStream out) throws IOException, InterruptedException {
        for (Optional<byte[]> next = next(); next.isPresent(); next = next()) {
            out.write(next.get());
            out.flush();
        }
    }

    private Optional<byte[]> next() throws InterruptedException {
        while (true) {
            synchronized (this) {
                while (answers.isEmpty() && !fresh && !ended) {
                    wait();
                }
                byte[] answer = answers.poll();
                if (answer != null) {
                    return Optional.of(answer);
                }
                if (ended) {
                    return Optional.empty();
                }
                fresh = false;
            }
            Optional<byte[]> made = news.get();
            if (made.isPresent()) {
                return made;
            }
        }
    }
}
