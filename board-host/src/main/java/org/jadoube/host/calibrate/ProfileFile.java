package org.jadoube.host.calibrate;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;
import org.jadoube.host.FailureException;

/** The file of a wiring profile that is written anew; the one before it is kept as FILE.1, FILE.2 and so on. */
final class ProfileFile {

    private final Path file;

    ProfileFile(Path file) {
        this.file = file;
    }

    /** Refuses a place that cannot be written, before anybody has walked over 64 squares. */
    void check() {
        Path folder = file.toAbsolutePath().getParent();
        if (Files.isDirectory(file)) {
            throw new FailureException(file + " is a folder; name a file with --out");
        }
        if (folder == null || !Files.isDirectory(folder)) {
            throw new FailureException(file + ": its folder does not exist; name another file with --out");
        }
        if (!Files.isWritable(folder) || (Files.exists(file) && !Files.isWritable(file))) {
            throw new FailureException(file + " may not be written; name another file with --out");
        }
    }

    /** True if the file holds exactly this already. */
    boolean says(String text) {
        try {
            return Files.exists(file) && Files.readString(file).equals(text);
        } catch (IOException e) {
            return false;
        }
    }

    /** Writes the whole text or nothing; returns where the file before it is kept, if there was one. */
    Optional<Path> write(String text) {
        try {
            Optional<Path> kept = Optional.empty();
            if (Files.exists(file)) {
                Path free = free();
                Files.copy(file, free, StandardCopyOption.COPY_ATTRIBUTES);
                kept = Optional.of(free);
            }
            Path fresh = beside(".new");
            Files.writeString(fresh, text);
            Files.move(fresh, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
            return kept;
        } catch (IOException e) {
            throw new FailureException(file + ": cannot be written: " + e.getMessage(), e);
        }
    }

    private Path free() {
        int number = 1;
        while (Files.exists(beside("." + number))) {
            number++;
        }
        return beside("." + number);
    }

    private Path beside(String ending) {
        return file.resolveSibling(file.getFileName() + ending);
    }

    @Override
    public String toString() {
        return file.toString();
    }
}
