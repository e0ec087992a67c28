package org.jadoube.host.bridge.pgn;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Objects;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A file that is whole at every moment: the text is written beside it and moved into its place. */
public final class FilePlace implements LivePgn.Place {
    private static final Logger LOG = LoggerFactory.getLogger(FilePlace.class);
    private static final long AGAIN = 2_000;

    private final Path file;
    private boolean failing;

    /** Brings texts to {@code file}. */
    public FilePlace(Path file) {
        this.file = file;
    }

    @Override
    public String name() {
        return "live PGN " + file;
    }

    @Override
    public boolean bring(String text) {
        try {
            Path folder = Objects.requireNonNullElse(file.toAbsolutePath().getParent(), Path.of("."));
            Path beside = Files.createTempFile(folder, ".jadoube", ".pgn");
            try {
                Files.writeString(beside, text);
                Files.move(beside, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
            } finally {
                Files.deleteIfExists(beside);
            }
            failing = false;
        } catch (IOException e) {
            if (!failing) {
                failing = true;
                LOG.error("{} cannot be written: {}; the game goes on", file, e.getMessage());
            }
        }
        return !failing;
    }

    @Override
    public long pause() {
        return failing ? AGAIN : 0;
    }

    @Override
    public void close() {}
}
