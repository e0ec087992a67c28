package org.jadoube.host.web;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.security.SecureRandom;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Supplier;
import org.jadoube.host.FailureException;
import org.jadoube.host.UsageException;
import org.jadoube.host.pairing.PairingDesk;
import org.jadoube.host.pairing.Pairings;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Serves the page on the loopback address, and to other computers if that is asked for: its files, the stream of events, and
 * the small messages that come back (see docs/page.md for the addresses and messages).
 */
public final class PageServer implements AutoCloseable {

    static {
        // Messages are small and each must leave at once; the server's default waits for acknowledgements (Nagle).
        usual("sun.net.httpserver.nodelay", "true");
        // A request has so many seconds to arrive, and a connection so many to ask again.
        usual("sun.net.httpserver.maxReqTime", "5");
        usual("sun.net.httpserver.timerMillis", "500");
        usual("sun.net.httpserver.idleInterval", "20");
        usual("sun.net.httpserver.idleTimerScheduleMillis", "2000");
        usual("sun.net.httpserver.maxReqHeaders", "64");
        usual("sun.net.httpserver.maxReqHeaderSize", "16384");
    }

    private static final Logger LOG = LoggerFactory.getLogger(PageServer.class);
    private static final byte[] LOOPBACK = {127, 0, 0, 1};

    private final Feed feed = new Feed(this::head);
    private final PageDoors doors;
    private final Pairings pairings;
    private final HttpServer server;
    private final @Nullable HttpServer guarded;
    private final @Nullable Front front;
    private final int port;
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
    private volatile Supplier<String> head = () -> "{}"; // until somebody answers

    /**
     * Opens {@code port} (0: any free one) on the loopback address and answers from now on.
     *
     * @throws UsageException if the port is not to be had
     */
    public PageServer(PageGate gate, int port) {
        this(PageDoors.loopback(port), Pairings.unkept());
        answer(gate);
    }

    /**
     * Opens doors; who comes waits until somebody {@linkplain #answer answers}.
     *
     * @param pairings the browsers of other computers that may play
     * @throws UsageException if a port or an address is not to be had
     */
    public PageServer(PageDoors doors, Pairings pairings) {
        this.doors = doors;
        this.pairings = pairings;
        InetAddress listen = doors.listen();
        boolean everywhere = listen != null && listen.isAnyLocalAddress();
        checked(doors.port());
        // A door to all addresses takes the loopback connections too and passes them on.
        this.server = open(everywhere ? 0 : doors.port());
        if (listen == null) {
            this.guarded = null;
            this.front = null;
            this.port = server.getAddress().getPort();
        } else {
            int own = server.getAddress().getPort();
            this.guarded = open(0);
            this.front = front(
                    listen,
                    everywhere ? doors.port() : own,
                    guarded.getAddress().getPort(),
                    everywhere ? own : 0);
            this.port = front.port();
        }
    }

    /** Lets {@code gate} answer from now on; called once. */
    public void answer(PageGate gate) {
        head = gate::snapshotJson;
        CodeDisplay display = new CodeDisplay(gate, feed);
        PairingDesk desk = new PairingDesk(new SecureRandom(), () -> System.nanoTime() / 1_000_000, display);
        display.of(desk);
        PairingRoom room = new PairingRoom(desk, pairings, port, doors.listen() != null);
        Assets assets = new Assets();
        serve(server, new Routes(gate, feed, assets, Admission.loopback(port), room, display));
        Front door = front;
        if (guarded != null && door != null) {
            Callers callers = new Callers(door::peer, port, doors.names(), pairings, new Rates(System::nanoTime));
            serve(guarded, new Routes(gate, feed, assets, callers, room, display));
            LOG.warn(
                    "the page is open to other computers at {}; they look on, and play once they are paired",
                    String.join(" ", doors.others(port)));
        }
    }

    private String head() {
        return head.get();
    }

    private static void usual(String property, String value) {
        if (System.getProperty(property) == null) {
            System.setProperty(property, value);
        }
    }

    private void serve(HttpServer opened, Routes routes) {
        opened.createContext("/", routes);
        opened.setExecutor(threads);
        opened.start();
    }

    private Front front(InetAddress listen, int at, int behind, int own) {
        try {
            return new Front(listen, at, behind, own);
        } catch (UsageException e) {
            server.stop(0);
            throw e;
        }
    }

    private static void checked(int port) {
        if (port < 0 || port > 65535) {
            throw new UsageException("--port " + port + ": 0 to 65535 expected, 0 for any free one");
        }
    }

    private static HttpServer open(int port) {
        try {
            return HttpServer.create(new InetSocketAddress(InetAddress.getByAddress(LOOPBACK), port), 0);
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
        return URI.create("http://127.0.0.1:" + port + "/");
    }

    /** The port that is open. */
    public int port() {
        return port;
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

    /** How many connections other computers have. */
    public int elsewhere() {
        return front == null ? 0 : front.connected();
    }

    @Override
    public void close() {
        feed.close();
        if (front != null) {
            front.close();
        }
        server.stop(0);
        if (guarded != null) {
            guarded.stop(0);
        }
        threads.shutdownNow();
    }
}
