package org.jadoube.host.play;

import java.io.BufferedWriter;
import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.jadoube.host.UsageException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A file that grows by whole lines, each handed to the system at once. A disk that fills up is told once; the game goes
 * on, and writing is tried again with the next line.
 */
final class LineFile implements Closeable {

    private static final Logger LOG = LoggerFactory.getLogger(LineFile.class);

    private final Path path;
    private final BufferedWriter out;
    private boolean failing;

    /** Opens {@code path} anew; {@code option} is what named it. */
    LineFile(Path path, String option) {
        this.path = path;
        try {
            this.out = Files.newBufferedWriter(path);
        } catch (IOException e) {
            String why = e instanceof NoSuchFileException ? "there is no such folder" : String.valueOf(e.getMessage());
            throw new UsageException(option + " " + path + " cannot be written: " + why, e);
        }
    }

    void add(String line) {
        try {
            out.write(line);
            out.write('\n');
            out.flush();
            failing = false;
        } catch (IOException e) {
            tell(e);
        }
    }

    private void tell(IOException e) {
        if (!failing) {
            failing = true;
            LOG.error("{} cannot be written: {}; the game goes on", path, e.getMessage());
        }
    }

    @Override
    public void close() throws IOException {
        out.close();
    }
}
