package org.jadoube.rules;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/** Reads the lines of a file of test-fixtures; lines that begin with # are remarks. */
final class Fixture {

    private Fixture() {}

    static List<String> lines(String name) {
        try (InputStream in = Objects.requireNonNull(Fixture.class.getResourceAsStream(name), name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#") && !line.isBlank())
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
