package org.jadoube.host.web;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.jadoube.host.FailureException;
import org.jadoube.host.UsageException;

/**
 * Serves the page on the loopback address: its files, the stream of events, and the small messages that come back (see
 * docs/page.md for the addresses and messages).
 */
public final class PageServer implements AutoCloseable {

    static {
        // Messages are small and each must leave at once; the server's default waits for acknowledgements (Nagle).
        if (System.getProperty("sun.net.httpserver.nodelay") == null) {
            System.setProperty("sun.net.httpserver.nodelay", "true");
        }
    }

    private final Feed feed;
    private final HttpServer server;
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();

    /**
     * Opens {@code port} (0: any free one) and answers from now on.
     *
     * @throws UsageException if the port is not to be had
     */
    public PageServer(PageGate gate, int port) {
        this.feed = new Feed(gate::snapshotJson);
        this.server = open(port);
        int bound = server.getAddress().getPort();
        server.createContext("/", new Routes(gate, feed, new Assets(), new Guard(bound)));
        server.setExecutor(threads);
        server.start();
    }

    private static HttpServer open(int port) {
        if (port < 0 || port > 65535) {
            throw new UsageException("--port " + port + ": 0 to 65535 expected, 0 for any free one");
        }
        try {
            return HttpServer.create(
                    new InetSocketAddress(InetAddress.getByAddress(new byte[] {127, 0, 0, 1}), port), 0);
        } catch (BindException thrown) {
            throw new UsageException(
                    "port " + port
                            + " is in use or not allowed; choose another with --port, or --port 0 for a free one",
                    thrown);
        } catch (IOException thrown) {
            throw new FailureException("port " + port + " cannot be opened: " + thrown.getMessage(), thrown);
        }
    }

    /** The address that a browser on this machine opens. */
    public URI address() {
        return URI.create("http://127.0.0.1:" + port() + "/");
    }

    /** The port that is open. */
    public int port() {
        return server.getAddress().getPort();
    }

    /**
     * Tells every browser something, in the order of the calls; never waits for one. {@code kind} is {@code event} (a line as
     * {@code replay --json} prints it), {@code physical} (see {@link PhysicalJson}), {@code head} (a header that changed, as {@link
     * PageGate#snapshotJson} gives it), {@code board} (how it stands with a wired board: {@code {"name":…, "state":…,
     * "what":…, "faults":[…]}}), {@code doctor} (how far an examination has come, see docs/page.md), {@code lesson} (a lesson on the
     * board, see docs/page.md), {@code may} (what may be said now, see {@link MayJson}) or {@code refused} ({@code {"hand":…,
     * "code":…, "reason":…}}: an act that a hand could not do). {@code json} is one object on one line.
     */
    public void publish(String kind, String json) {
        feed.publish(kind, json);
    }

    /** The same of an event that happened {@code age} ms ago, before the service stopped and went on. */
    public void publishAgain(String kind, String json, long age) {
        feed.publish(kind, json, age);
    }

    /** How many browsers listen. */
    public int listeners() {
        return feed.listeners();
    }

    @Override
    public void close() {
        feed.close();
        server.stop(0);
        threads.shutdownNow();
    }
}
