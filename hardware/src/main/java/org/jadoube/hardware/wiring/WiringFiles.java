package org.jadoube.hardware.wiring;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Finds wiring profiles: a file that the user names, or one that the program brings along. */
public final class WiringFiles {
    /** The names of the profiles in the jar, in the order in which they are listed. */
    public static final List<String> NAMES =
            List.of("matrix-direct", "mcp23017", "hc165", "halls", "strip", "corners", "edges", "usb-serial");

    private static final String FOLDER = "/wiring/";
    private static final String ENDING = ".toml";

    private WiringFiles() {}

    /** The profile of a name or file; empty if there is none. Throws {@link WiringException} if it is wrong. */
    public static Optional<WiringProfile> find(String nameOrFile) {
        if (NAMES.contains(nameOrFile)) {
            return Optional.of(WiringReader.read("wiring/" + nameOrFile + ENDING, text(nameOrFile)));
        }
        Path file = Path.of(nameOrFile);
        return nameOrFile.endsWith(ENDING) || Files.isRegularFile(file)
                ? Optional.of(WiringReader.read(file))
                : Optional.empty();
    }

    /** The text of a profile in the jar. */
    public static String text(String name) {
        try (InputStream in = WiringFiles.class.getResourceAsStream(FOLDER + name + ENDING)) {
            if (in == null) {
                throw new IllegalStateException("the jar lacks " + FOLDER + name + ENDING);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
