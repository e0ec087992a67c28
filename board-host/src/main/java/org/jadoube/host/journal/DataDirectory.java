package org.jadoube.host.journal;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jadoube.host.UsageException;
import org.jspecify.annotations.Nullable;

/**
 * The folder in which the program keeps what must outlive it, for one service at a time: a lock with the number of the
 * process that has it keeps a second one out, and goes with the process however that ends.
 */
public final class DataDirectory implements AutoCloseable {

    private final Path path;
    private final @Nullable FileChannel lock;
    private final String flaw;

    private DataDirectory(Path path, @Nullable FileChannel lock, String flaw) {
        this.path = path;
        this.lock = lock;
        this.flaw = flaw;
    }

    /** Where data is kept if nothing else is said: {@code jadoube} in the user's XDG state directory. */
    public static Path usual() {
        return usual(System.getenv(), Path.of(System.getProperty("user.home", ".")));
    }

    static Path usual(Map<String, String> environment, Path home) {
        String told = environment.getOrDefault("XDG_STATE_HOME", "");
        Path state = Path.of(told).isAbsolute()
                ? Path.of(told)
                : home.resolve(".local").resolve("state");
        return state.resolve("jadoube");
    }

    /**
     * Takes the folder into use; it is made if there is none. A folder that cannot be written is no error, see {@link #flaw}.
     *
     * @throws UsageException if it is no folder, or another service uses it
     */
    public static DataDirectory open(Path path) {
        FileChannel channel = null;
        try {
            Files.createDirectories(path);
            channel = FileChannel.open(
                    path.resolve("lock"), StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
            take(path, channel);
            return new DataDirectory(path, channel, "");
        } catch (FileAlreadyExistsException | NotDirectoryException e) {
            throw new UsageException("--data " + path + " is not a folder; name one, it is made if there is none", e);
        } catch (IOException e) {
            closeQuietly(channel);
            if (Files.exists(path) && !Files.isDirectory(path)) {
                throw new UsageException(
                        "--data " + path + " is not a folder; name one, it is made if there is none", e);
            }
            return new DataDirectory(path, null, path + " cannot be written: " + JournalFormat.reason(e));
        } catch (UsageException e) {
            closeQuietly(channel);
            throw e;
        }
    }

    private static void take(Path path, FileChannel channel) throws IOException {
        FileLock lock;
        try {
            // A byte far behind what is written: Windows lets nobody else read what is locked.
            lock = channel.tryLock(Long.MAX_VALUE - 1, 1, false);
        } catch (OverlappingFileLockException e) {
            lock = null;
        }
        if (lock == null) {
            throw new UsageException(
                    "another jadoube (process " + lines(channel).getFirst() + ") plays on the data in " + path
                            + "; end it, or give this one its own folder with --data DIR");
        }
        channel.truncate(0);
        channel.write(ByteBuffer.wrap((ProcessHandle.current().pid() + "\n").getBytes(StandardCharsets.US_ASCII)), 0);
    }

    /** What the lock says: the number of the process, and where its page is as soon as it has one. */
    private static List<String> lines(FileChannel channel) throws IOException {
        ByteBuffer said = ByteBuffer.allocate(256);
        channel.read(said, 0);
        return List.of(new String(said.array(), 0, said.position(), StandardCharsets.US_ASCII).split("\n", -1));
    }

    /**
     * The page of the service that uses {@code path} now; empty if none does, or it has no page yet. The lock itself is not tried:
     * in the process that holds it that would give it up.
     */
    public static Optional<URI> service(Path path) {
        try {
            List<String> lines = Files.readAllLines(path.resolve("lock"));
            boolean lives = lines.size() > 1
                    && lines.get(0).matches("\\d{1,9}")
                    && ProcessHandle.of(Long.parseLong(lines.get(0))).isPresent();
            return lives ? Optional.of(URI.create(lines.get(1))).filter(DataDirectory::answers) : Optional.empty();
        } catch (IOException | IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    /** Whether anybody listens there; what a service left behind that did not end by itself may name another process's number. */
    private static boolean answers(URI page) {
        try (Socket socket = new Socket()) {
            socket.connect(new InetSocketAddress(page.getHost(), page.getPort()), 1_000);
            return true;
        } catch (IOException e) {
            return false;
        }
    }

    /** The page of this service is at {@code address}: whoever asks for {@link #service} learns it. */
    public void serves(URI address) {
        FileChannel channel = lock;
        if (channel != null) {
            try {
                byte[] line = (address + "\n").getBytes(StandardCharsets.US_ASCII);
                channel.write(ByteBuffer.wrap(line), channel.size());
            } catch (IOException e) {
                // It is a help to others only; what is wrong with the disk is told when the journal meets it.
                return;
            }
        }
    }

    private static void closeQuietly(@Nullable FileChannel channel) {
        if (channel != null) {
            try {
                channel.close();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    /** Why nothing can be written here, or an empty text. */
    public String flaw() {
        return flaw;
    }

    /** The folder. */
    public Path path() {
        return path;
    }

    /** The folder of the journals. */
    Path journals() {
        return path.resolve("journal");
    }

    @Override
    public void close() {
        closeQuietly(lock);
    }
}
