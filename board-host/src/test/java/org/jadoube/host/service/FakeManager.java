package org.jadoube.host.service;

import com.sun.jna.LastErrorException;
import com.sun.jna.Memory;
import com.sun.jna.Native;
import com.sun.jna.NativeLong;
import com.sun.jna.Pointer;
import java.io.IOException;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Optional;

/** A service manager's end of the notify socket: a datagram socket of its own, at which it hears what systemd would hear. */
public final class FakeManager implements AutoCloseable {

    private static final int AF_UNIX = 1;
    private static final int SOCK_DGRAM = 2;
    private static final int POLLIN = 1;
    private static final int SIZE = 4096;

    private final int fd;

    /** Listens at {@code path}; everybody may write there. */
    public FakeManager(Path path) throws IOException {
        this(path.toString());
        Files.setPosixFilePermissions(path, PosixFilePermissions.fromString("rw-rw-rw-"));
    }

    /** Listens at a path, or at a name of the abstract kind that begins with {@code @}. */
    public FakeManager(String name) {
        byte[] bytes = name.getBytes(StandardCharsets.UTF_8);
        boolean hidden = name.startsWith("@");
        if (hidden) {
            bytes[0] = 0;
        }
        Native.register(LibC.class, "c");
        fd = LibC.socket(AF_UNIX, SOCK_DGRAM, 0);
        try (Memory address = new Memory(2 + 108)) {
            address.clear();
            address.getByteBuffer(0, 2).order(ByteOrder.nativeOrder()).putShort((short) AF_UNIX);
            address.write(2, bytes, 0, bytes.length);
            LibC.bind(fd, address, 2 + bytes.length + (hidden ? 0 : 1));
        }
    }

    /** The next message, or nothing if none comes within so many ms. */
    public Optional<String> next(long millis) {
        try (Memory poll = new Memory(8);
                Memory text = new Memory(SIZE)) {
            poll.setInt(0, fd);
            poll.setShort(4, (short) POLLIN);
            poll.setShort(6, (short) 0);
            if (LibC.poll(poll, new NativeLong(1), (int) millis) == 0) {
                return Optional.empty();
            }
            int length = LibC.recv(fd, text, new NativeLong(SIZE), 0).intValue();
            return Optional.of(new String(text.getByteArray(0, length), StandardCharsets.UTF_8));
        }
    }

    @Override
    public void close() {
        LibC.close(fd);
    }

    private static final class LibC {
        private LibC() {}

        static native int socket(int domain, int type, int protocol) throws LastErrorException;

        static native int bind(int fd, Pointer address, int length) throws LastErrorException;

        static native int poll(Pointer polled, NativeLong count, int millis) throws LastErrorException;

        static native NativeLong recv(int fd, Pointer text, NativeLong size, int flags) throws LastErrorException;

        static native int close(int fd) throws LastErrorException;
    }
}
