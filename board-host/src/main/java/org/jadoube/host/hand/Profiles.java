package org.jadoube.host.hand;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Objects;
import org.jadoube.host.UsageException;
import org.tomlj.Toml;
import org.tomlj.TomlParseResult;
import org.tomlj.TomlTable;

/** The profiles of hands, read from {@code profiles.toml} beside this class. */
public final class Profiles {

    private static final String FILE = "profiles.toml";

    private Profiles() {}

    /** The profile of that name; a {@link UsageException} names the others if there is none. */
    public static HandProfile named(String name) {
        TomlParseResult file = read();
        if (!file.isTable(List.of(name))) {
            throw new UsageException("no hand is called '" + name + "'; there are " + names(file));
        }
        return HandProfile.of(name, new ProfileTable(file, name));
    }

    /** The names of all profiles, in the order of the file. */
    public static List<String> names() {
        return names(read());
    }

    private static List<String> names(TomlTable file) {
        // The parser keeps no order; that of a growing difficulty is the reader's.
        List<String> order = List.of("clean", "casual", "rookfirst", "blitz", "blitzswap", "bullet", "clumsy");
        return file.keySet().stream()
                .sorted((a, b) -> Integer.compare(order.indexOf(a), order.indexOf(b)))
                .toList();
    }

    private static TomlParseResult read() {
        try (InputStream in = Objects.requireNonNull(Profiles.class.getResourceAsStream(FILE), FILE)) {
            TomlParseResult file = Toml.parse(in);
            if (file.hasErrors()) {
                throw new IllegalStateException(FILE + ": " + file.errors().getFirst());
            }
            return file;
        } catch (IOException e) {
            throw new UncheckedIOException(FILE, e);
        }
    }
}
