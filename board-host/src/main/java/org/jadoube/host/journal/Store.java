package org.jadoube.host.journal;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** A file that bytes are written to at places. */
public interface Store extends AutoCloseable {

    /** Writes all of {@code bytes} from {@code position} on and hands them to the system. */
    void write(ByteBuffer bytes, long position) throws IOException;

    /** Waits until what was written is on the disk. */
    void sync() throws IOException;

    /** Cuts what lies behind {@code size}. */
    void cut(long size) throws IOException;

    @Override
    void close() throws IOException;

    /** A file of the system; its folder is made if there is none. */
    static Store file(Path path) throws IOException {
        Path folder = path.getParent();
        if (folder != null) {
            Files.createDirectories(folder);
        }
        return new SystemFile(FileChannel.open(path, StandardOpenOption.CREATE, StandardOpenOption.WRITE));
    }

    /** A file that the system keeps. */
    record SystemFile(FileChannel channel) implements Store {
        @Override
        public void write(ByteBuffer bytes, long position) throws IOException {
            long at = position;
            while (bytes.hasRemaining()) {
                at += channel.write(bytes, at);
            }
        }

        @Override
        public void sync() throws IOException {
            channel.force(false);
        }

        @Override
        public void cut(long size) throws IOException {
            channel.truncate(size);
        }

        @Override
        public void close() throws IOException {
            channel.close();
        }
    }
}
