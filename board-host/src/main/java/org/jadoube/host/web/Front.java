package org.jadoube.host.web;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.StandardSocketOptions;
import java.util.HexFormat;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jadoube.host.bridge.net.SocketServer;
import org.jspecify.annotations.Nullable;

/**
 * The door to other computers. It counts connections before a word of theirs is read, so many in all and so many from one
 * address, and passes bytes on to a server that the loopback address alone reaches; from there it can be asked who stands
 * behind a connection. So one that floods this door keeps neither the board's own page nor other people waiting.
 */
final class Front implements AutoCloseable {

    /** Connections at a time. */
    static final int MOST = 160;

    /** Of these from one address; a browser uses six. */
    static final int EACH = 24;

    /** What may come in at one go, and a second, in bytes: moves are small. */
    private static final int BURST = 65_536;

    private static final int CHUNK = 4_096;

    private static final byte[] LOOPBACK = {127, 0, 0, 1};

    /** Who stands behind a connection: his address, and that of ours which he called. */
    record Peer(InetAddress address, InetAddress called) {}

    private final SocketServer doors;
    private final InetSocketAddress guarded;
    private final @Nullable InetSocketAddress own;
    private final Map<Integer, Peer> peers = new ConcurrentHashMap<>();
    private final Map<String, Integer> counts = new ConcurrentHashMap<>();

    /**
     * Opens the door.
     *
     * @param guarded the port of the server for other computers
     * @param own the port of the server for this one, for connections of its own that come this way; 0: there are none
     */
    Front(InetAddress at, int port, int guarded, int own) {
        try {
            InetAddress loopback = InetAddress.getByAddress(LOOPBACK);
            this.guarded = new InetSocketAddress(loopback, guarded);
            this.own = own == 0 ? null : new InetSocketAddress(loopback, own);
        } catch (IOException impossible) {
            throw new IllegalStateException(impossible);
        }
        this.doors = SocketServer.open("--listen " + at.getHostAddress(), at, port, MOST, this::serve);
        doors.start("listen");
    }

    int port() {
        return doors.port();
    }

    /** How many connections there are. */
    int connected() {
        return doors.connected();
    }

    /** Who stands behind a connection of the guarded server, by the port that it comes from; null once he is gone. */
    @Nullable
    Peer peer(int port) {
        return peers.get(port);
    }

    /** Addresses that are counted as one: those of a household's IPv6 network are all one caller's. */
    static String caller(InetAddress address) {
        return address instanceof Inet6Address
                ? HexFormat.of().formatHex(address.getAddress(), 0, 8) + "::/64"
                : address.getHostAddress();
    }

    private void serve(Socket socket) throws IOException {
        String caller = caller(socket.getInetAddress());
        if (counts.merge(caller, 1, Integer::sum) <= EACH) {
            try {
                relay(socket);
            } finally {
                leave(caller);
            }
        } else {
            leave(caller);
        }
    }

    private void leave(String caller) {
        counts.computeIfPresent(caller, (name, count) -> count == 1 ? null : count - 1);
    }

    private void relay(Socket socket) throws IOException {
        InetSocketAddress mine = own;
        boolean here = mine != null && socket.getInetAddress().isLoopbackAddress();
        Thread back;
        int port = 0;
        try (Socket behind = new Socket()) {
            behind.bind(new InetSocketAddress(guarded.getAddress(), 0));
            port = behind.getLocalPort();
            if (!here) {
                peers.put(port, new Peer(socket.getInetAddress(), socket.getLocalAddress()));
            }
            behind.setOption(StandardSocketOptions.TCP_NODELAY, true);
            behind.connect(here ? mine : guarded);
            back = Thread.startVirtualThread(() -> answer(behind, socket));
            ask(socket, behind, here);
        } finally {
            peers.remove(port);
        }
        try {
            back.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Passes on what is asked, no faster than a person with a browser needs. */
    private static void ask(Socket from, Socket to, boolean here) {
        byte[] chunk = new byte[CHUNK];
        double left = BURST;
        long before = System.nanoTime();
        try {
            InputStream in = from.getInputStream();
            OutputStream out = to.getOutputStream();
            for (int count = in.read(chunk); count >= 0; count = in.read(chunk)) {
                out.write(chunk, 0, count);
                long now = System.nanoTime();
                left = Math.min(BURST, left + (now - before) / 1e9 * BURST) - count;
                before = now;
                if (left < 0 && !here) {
                    Thread.sleep((long) (-left * 1000 / BURST) + 1);
                }
            }
        } catch (IOException gone) {
            return;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static void answer(Socket from, Socket to) {
        try (to) {
            from.getInputStream().transferTo(to.getOutputStream());
        } catch (IOException gone) {
            return;
        }
    }

    @Override
    public void close() {
        doors.close();
    }
}
