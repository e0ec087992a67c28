package org.jadoube.host;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Properties;
import picocli.CommandLine.IVersionProvider;

/** The version of the program, as the build wrote it into the jar. */
final class Version implements IVersionProvider {

    private static final String FILE = "version.properties";

    @Override
    public String[] getVersion() {
        return new String[] {"jadoube " + current()};
    }

    /** The version of the POM, such as {@code 0.1.0}. */
    static String current() {
        Properties properties = new Properties();
        try (InputStream in = Version.class.getResourceAsStream(FILE)) {
            if (in == null) {
                throw new IllegalStateException(FILE + " is missing from the jar");
            }
            properties.load(in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return properties.getProperty("version", "unknown");
    }
}
