package org.jadoube.host.bridge.link;

import java.io.IOException;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.locks.LockSupport;
import org.jadoube.game.GameEvent;
import org.jadoube.game.Input;
import org.jadoube.host.UsageException;
import org.jadoube.host.bridge.Mirror;
import org.jadoube.host.bridge.Standing;
import org.jadoube.host.bridge.Table;
import org.jadoube.host.bridge.net.SocketServer;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The board's end of the link: a port of TCP for many at a time, or a serial line for one. */
public final class LinkMirror implements Mirror {
    private static final Logger LOG = LoggerFactory.getLogger(LinkMirror.class);
    private static final int MOST = 100;
    private static final long AGAIN = 500_000_000;

    private final Table table;
    private final String where;
    private final String token;
    private final @Nullable SocketServer server;
    private @Nullable Wire serial;
    private volatile @Nullable LinkLog log;
    private volatile boolean closed;

    private LinkMirror(String where, Map<String, String> settings, Table table) {
        this.table = table;
        this.where = where;
        this.token = settings.getOrDefault("token", "");
        if (where.matches("(.*:)?\\d+")) {
            int colon = where.lastIndexOf(':');
            this.server = SocketServer.open(
                    "--mirror link",
                    address(colon < 0 ? "127.0.0.1" : where.substring(0, colon)),
                    Integer.parseInt(where.substring(colon + 1)),
                    MOST,
                    socket -> session(new Wire.Tcp(socket)).serve());
        } else {
            this.server = null;
            this.serial = serial(where);
        }
    }

    /**
     * The mirror at {@code PORT} (of TCP, on this machine alone), {@code ADDRESS:PORT}, or a serial port.
     *
     * @param settings {@code token}: what a client must know
     * @throws UsageException if it is not to be had
     */
    public static LinkMirror open(String where, Map<String, String> settings, Table table) {
        for (String key : settings.keySet()) {
            if (!key.equals("token")) {
                throw new UsageException("--mirror link: " + key + ": token= expected");
            }
        }
        return new LinkMirror(where, settings, table);
    }

    private static InetAddress address(String name) {
        try {
            return InetAddress.getByName(name);
        } catch (UnknownHostException e) {
            throw new UsageException("--mirror link: " + name + " is no address of this machine", e);
        }
    }

    private static Wire serial(String port) {
        try {
            return Wire.to(port);
        } catch (IOException e) {
            throw new UsageException("--mirror link:" + e.getMessage(), e);
        }
    }

    @Override
    public String name() {
        return "link:" + where;
    }

    /** The port of TCP; -1 for a serial line. */
    public int port() {
        return server == null ? -1 : server.port();
    }

    /** How many follow. */
    public int connected() {
        return server == null ? 1 : server.connected();
    }

    private LinkSession session(Wire wire) throws IOException {
        LinkLog open = log;
        if (open == null) {
            throw new IOException("not begun");
        }
        return new LinkSession(wire, open, table, this, token);
    }

    @Override
    public void start(Standing standing) {
        log = new LinkLog(UUID.randomUUID().toString(), standing);
        if (server != null) {
            server.start(name());
        } else {
            Thread.ofPlatform().name(name()).daemon().start(this::line);
        }
    }

    /** Serves a serial line for as long as there is one, and looks for it again. */
    private void line() {
        Wire wire = serial;
        while (!closed) {
            try {
                wire = wire == null ? Wire.to(where) : wire;
                serial = wire;
                session(wire).serve();
            } catch (IOException e) {
                if (wire != null && !closed) {
                    LOG.warn("{}: {}; the game goes on", name(), e.getMessage());
                }
                if (wire != null) {
                    wire.close();
                }
                wire = null;
                LockSupport.parkNanos(this, AGAIN);
            }
        }
    }

    @Override
    public void told(Standing standing, List<GameEvent> events) {
        LinkLog open = log;
        if (open != null) {
            open.told(standing, events);
        }
    }

    @Override
    public void seen(Input input) {
        LinkLog open = log;
        if (open != null) {
            open.seen(input);
        }
    }

    @Override
    public void close() {
        closed = true;
        if (server != null) {
            server.close();
        }
        Wire wire = serial;
        if (wire != null) {
            Thread.ofPlatform().daemon().name("end of a line").start(wire::close);
        }
    }
}
