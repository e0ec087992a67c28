package org.jadoube.host.calibrate;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import org.jadoube.hardware.calibrate.Facts;
import org.jadoube.host.FailureException;

/** What a calibration has seen so far, in a file beside the profile: one that was stopped goes on from it. */
final class Notebook {

    private final Path file;
    private final String heading;

    /** {@code what} tells the board and the way of learning: notes of another are not taken up. */
    Notebook(Path profile, String what) {
        this.file = profile.resolveSibling(profile.getFileName() + ".part");
        this.heading = "# jadoube calibrate " + what;
    }

    /** What was seen before, nothing if there is none or it is of another board. */
    Facts read() {
        Facts facts = new Facts();
        if (!Files.exists(file)) {
            return facts;
        }
        try {
            List<String> lines = Files.readAllLines(file);
            if (!lines.isEmpty() && lines.get(0).equals(heading)) {
                lines.subList(1, lines.size()).forEach(facts::take);
            }
            return facts;
        } catch (IOException | IllegalArgumentException e) {
            throw new FailureException(
                    file + " cannot be read (" + e.getMessage() + "); take it away, or begin anew with --fresh", e);
        }
    }

    /** Writes all that was seen; the file is whole at every moment. */
    void write(Facts facts) {
        List<String> lines = new ArrayList<>();
        lines.add(heading);
        lines.addAll(facts.lines());
        try {
            Path fresh = file.resolveSibling(file.getFileName() + ".new");
            Files.write(fresh, lines);
            Files.move(fresh, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            throw new FailureException(file + ": cannot be written: " + e.getMessage(), e);
        }
    }

    /** Takes the file away. */
    void remove() {
        try {
            Files.deleteIfExists(file);
        } catch (IOException e) {
            throw new FailureException(file + ": cannot be taken away: " + e.getMessage(), e);
        }
    }

    @Override
    public String toString() {
        return file.toString();
    }
}
