package org.jadoube.host;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.logging.LogManager;

/** The log of the process: warnings on standard error, and silence from libraries that speak of their own insides. */
final class Logging {

    private static final String CONFIGURATION = "logging.properties";

    private Logging() {}

    /** Reads the quiet configuration from the jar, unless the user named one with the JDK's own property. */
    static void quiet() {
        if (System.getProperty("java.util.logging.config.file") != null) {
            return;
        }
        try (InputStream in = Logging.class.getResourceAsStream(CONFIGURATION)) {
            if (in == null) {
                throw new IllegalStateException(CONFIGURATION + " is missing from the jar");
            }
            LogManager.getLogManager().readConfiguration(in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
