package org.jadoube.host.kills;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;

/** A browser that listens to the page and keeps nothing; dropped because it was slow, it comes again, as browsers do. */
final class PageViewer implements AutoCloseable {

    private static final long AGAIN = 200;

    private final int port;
    private final CountDownLatch closed = new CountDownLatch(1);
    private final AtomicLong heard = new AtomicLong();
    private final Thread thread;
    private volatile Socket socket = new Socket();

    PageViewer(int port) {
        this.port = port;
        this.thread = Thread.ofPlatform().daemon().name("page viewer").start(this::listen);
    }

    private void listen() {
        byte[] chunk = new byte[8_192];
        while (true) {
            try (Socket mine = new Socket(InetAddress.getLoopbackAddress(), port)) {
                socket = mine;
                String request = "GET /events HTTP/1.1\r\nHost: 127.0.0.1:" + port + "\r\n\r\n";
                mine.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
                InputStream in = mine.getInputStream();
                for (int count = in.read(chunk); count >= 0; count = in.read(chunk)) {
                    heard.addAndGet(count);
                }
            } catch (IOException e) {
                // Cut; the loop joins again.
            }
            if (isClosedWithin(AGAIN)) {
                return;
            }
        }
    }

    private boolean isClosedWithin(long ms) {
        try {
            return closed.await(ms, TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            return true;
        }
    }

    /** Bytes heard so far. */
    long heard() {
        return heard.get();
    }

    @Override
    public void close() throws IOException {
        closed.countDown();
        socket.close();
        try {
            thread.join(2_000);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
