package org.jadoube.host.bridge.net;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.StandardSocketOptions;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jadoube.host.UsageException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A port at which others connect; each connection has a virtual thread of its own, and there is a limit to their number. */
public final class SocketServer implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(SocketServer.class);

    /** What a connection is for. */
    public interface Service {
        /** Serves one connection until it ends; the socket is closed afterwards. */
        void serve(Socket socket) throws IOException;
    }

    private final ServerSocket server;
    private final Service service;
    private final int most;
    private final Set<Socket> open = ConcurrentHashMap.newKeySet();

    private SocketServer(ServerSocket server, Service service, int most) {
        this.server = server;
        this.service = service;
        this.most = most;
    }

    /**
     * Opens a port (0: any free one) on an address of this machine.
     *
     * @param option what asked for it, for errors
     * @throws UsageException if it cannot be had
     */
    public static SocketServer open(String option, InetAddress address, int port, int most, Service service) {
        try {
            ServerSocket server = new ServerSocket();
            server.setReuseAddress(true);
            server.bind(new InetSocketAddress(address, port), most);
            return new SocketServer(server, service, most);
        } catch (IOException | IllegalArgumentException e) {
            throw new UsageException(option + ": port " + port + " cannot be had: " + e.getMessage(), e);
        }
    }

    /** Takes connections from now on. */
    public void start(String name) {
        Thread.ofPlatform().name(name).daemon().start(this::accept);
    }

    /** The port. */
    public int port() {
        return server.getLocalPort();
    }

    /** How many are connected. */
    public int connected() {
        return open.size();
    }

    private void accept() {
        while (!server.isClosed()) {
            try {
                Socket socket = server.accept();
                if (open.size() >= most) {
                    socket.close();
                } else {
                    take(socket);
                }
            } catch (IOException e) {
                // Closed, or one connection that ended before it began.
            }
        }
    }

    private void take(Socket socket) throws IOException {
        socket.setOption(StandardSocketOptions.TCP_NODELAY, true);
        open.add(socket);
        Thread.startVirtualThread(() -> {
            try (socket) {
                service.serve(socket);
            } catch (IOException e) {
                LOG.debug("a connection ended: {}", e.getMessage());
            } finally {
                open.remove(socket);
            }
        });
    }

    @Override
    public void close() {
        quietly(server);
        open.forEach(SocketServer::quietly);
    }

    private static void quietly(AutoCloseable closeable) {
        try {
            closeable.close();
        } catch (Exception e) {
            LOG.debug("cannot be closed: {}", e.getMessage());
        }
    }
}
