package org.jadoube.host.bridge.link;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.StandardSocketOptions;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Optional;
import java.util.Queue;
import org.jadoube.hardware.serial.Channel;
import org.jadoube.hardware.serial.PortChannel;

/** Bytes in both directions, over a network or a serial line, cut into lines. One thread reads, one writes. */
abstract sealed class Wire implements AutoCloseable {
    private static final int BAUD = 115_200;
    private static final int CONNECT_MILLIS = 3_000;

    private final byte[] chunk = new byte[4_096];
    private final ByteArrayOutputStream line = new ByteArrayOutputStream();
    private final Queue<String> ready = new ArrayDeque<>();
    private boolean skipping;

    /** A wire to where {@code address} says: a host and a port of TCP, or a serial port. */
    static Wire to(String address) throws IOException {
        int colon = address.lastIndexOf(':');
        if (colon > 0 && address.substring(colon + 1).matches("\\d+")) {
            Socket socket = new Socket();
            try {
                socket.connect(
                        new InetSocketAddress(
                                address.substring(0, colon), Integer.parseInt(address.substring(colon + 1))),
                        CONNECT_MILLIS);
                return new Tcp(socket);
            } catch (IOException | IllegalArgumentException e) {
                socket.close();
                throw new IOException(address + ": " + e.getMessage(), e);
            }
        }
        return new Serial(PortChannel.open(address, BAUD));
    }

    /** The next line; empty when none came for a while. IOException when the other end is gone. */
    final Optional<String> next() throws IOException {
        if (ready.isEmpty()) {
            int count = read(chunk);
            for (int i = 0; i < count; i++) {
                take(chunk[i]);
            }
        }
        return Optional.ofNullable(ready.poll());
    }

    private void take(byte c) {
        if (c == '\n') {
            if (!skipping && line.size() > 0) {
                ready.add(line.toString(StandardCharsets.UTF_8));
            }
            line.reset();
            skipping = false;
        } else {
            line.write(c);
            if (line.size() > LinkLine.LONGEST) {
                line.reset();
                skipping = true;
            }
        }
    }

    /** Reads what has come, 0 bytes after a while without any. */
    abstract int read(byte[] into) throws IOException;

    /** Writes all of it; may take long. */
    abstract void write(byte[] bytes) throws IOException;

    @Override
    public abstract void close();

    /** A connection of TCP. */
    static final class Tcp extends Wire {
        private static final int READ_MILLIS = 250;

        private final Socket socket;
        private final InputStream in;
        private final OutputStream out;

        Tcp(Socket socket) throws IOException {
            this.socket = socket;
            socket.setOption(StandardSocketOptions.TCP_NODELAY, true);
            socket.setSoTimeout(READ_MILLIS);
            this.in = socket.getInputStream();
            this.out = socket.getOutputStream();
        }

        @Override
        int read(byte[] into) throws IOException {
            try {
                int count = in.read(into);
                if (count < 0) {
                    throw new IOException("the other end has closed the link");
                }
                return count;
            } catch (java.net.SocketTimeoutException e) {
                return 0;
            }
        }

        @Override
        void write(byte[] bytes) throws IOException {
            out.write(bytes);
        }

        @Override
        public void close() {
            try {
                socket.close();
            } catch (IOException e) {
                // It is gone either way.
            }
        }
    }

    /** A serial line. */
    static final class Serial extends Wire {
        private final Channel channel;

        Serial(Channel channel) {
            this.channel = channel;
        }

        @Override
        int read(byte[] into) throws IOException {
            return channel.read(into);
        }

        @Override
        void write(byte[] bytes) throws IOException {
            channel.write(bytes, bytes.length);
        }

        @Override
        public void close() {
            channel.close();
        }
    }
}
