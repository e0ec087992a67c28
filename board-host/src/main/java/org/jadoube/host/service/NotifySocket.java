package org.jadoube.host.service;

import com.sun.jna.LastErrorException;
import com.sun.jna.Memory;
import com.sun.jna.Native;
import com.sun.jna.NativeLong;
import com.sun.jna.Pointer;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;

/**
 * The datagram socket at which a service manager listens (sd_notify(3)), which the JDK's own sockets cannot reach: theirs are
 * streams. By the C library through JNA, which the drivers bring along.
 */
final class NotifySocket implements AutoCloseable {

    private static final int AF_UNIX = 1;
    private static final int SOCK_DGRAM = 2;
    private static final int SOCK_CLOEXEC = 0x80000;
    private static final int MSG_DONTWAIT = 0x40;
    private static final int MSG_NOSIGNAL = 0x4000;

    /** The longest name of a socket, in bytes (unix(7)). */
    private static final int LONGEST = 108;

    static {
        Native.register(LibC.class, "c");
    }

    private final Memory address;
    private final int length;
    private final int fd;

    /**
     * Opens a way to the socket called {@code name}: a path, or a name of the abstract kind with {@code @} for its first byte.
     *
     * @throws IOException if there can be no socket of that name
     */
    NotifySocket(String name) throws IOException {
        byte[] bytes = name.getBytes(StandardCharsets.UTF_8);
        boolean hidden = name.startsWith("@");
        if (bytes.length >= LONGEST || !(hidden || name.startsWith("/"))) {
            throw new IOException(name + " is no name of a socket");
        }
        if (hidden) {
            bytes[0] = 0;
        }
        this.length = 2 + bytes.length + (hidden ? 0 : 1);
        this.address = new Memory(2 + LONGEST);
        ByteBuffer sockaddr = address.getByteBuffer(0, 2 + LONGEST).order(ByteOrder.nativeOrder());
        sockaddr.putShort((short) AF_UNIX).put(bytes).put((byte) 0);
        try {
            this.fd = LibC.socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC, 0);
        } catch (LastErrorException e) {
            throw new IOException("no socket: " + e.getMessage(), e);
        }
    }

    /**
     * Sends one message; never waits for the one who listens.
     *
     * @param message assignments, one a line
     * @throws IOException if nobody listens, or he does not keep up
     */
    synchronized void send(String message) throws IOException {
        byte[] bytes = message.getBytes(StandardCharsets.UTF_8);
        try (Memory text = new Memory(bytes.length)) {
            text.write(0, bytes, 0, bytes.length);
            LibC.sendto(fd, text, new NativeLong(bytes.length), MSG_DONTWAIT | MSG_NOSIGNAL, address, length);
        } catch (LastErrorException e) {
            throw new IOException("not heard: " + e.getMessage(), e);
        }
    }

    @Override
    public void close() {
        try {
            LibC.close(fd);
        } catch (LastErrorException e) {
            // It was closed already.
        }
    }

    private static final class LibC {
        private LibC() {}

        static native int socket(int domain, int type, int protocol) throws LastErrorException;

        static native NativeLong sendto(
                int fd, Pointer message, NativeLong size, int flags, Pointer address, int addressLength)
                throws LastErrorException;

        static native int close(int fd) throws LastErrorException;
    }
}
