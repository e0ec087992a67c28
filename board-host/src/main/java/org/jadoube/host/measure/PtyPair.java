package org.jadoube.host.measure;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.jadoube.hardware.OperatingSystem;
import org.jadoube.host.UsageException;

/** Two ends of a serial line without a wire: a pair of pseudo-terminals that socat joins. */
public final class PtyPair implements AutoCloseable {
    private static final Path SOCAT = Path.of("/usr/bin/socat");

    private final Path folder;
    private final Process socat;

    private PtyPair(Path folder, Process socat) {
        this.folder = folder;
        this.socat = socat;
    }

    /** Whether this machine has what it takes. */
    public static boolean possible() {
        return Files.isExecutable(SOCAT);
    }

    /** A pair with its names in {@code folder}. */
    public static PtyPair in(Path folder) throws IOException {
        if (!possible()) {
            throw new UsageException(
                    OperatingSystem.here() == OperatingSystem.LINUX
                            ? "socat is not installed: sudo apt install socat"
                            : "pseudo-terminals are joined by socat on Linux alone; run this there");
        }
        Process socat = new ProcessBuilder(
                        SOCAT.toString(),
                        "-d",
                        "-d",
                        "pty,raw,echo=0,link=" + folder.resolve("board"),
                        "pty,raw,echo=0,link=" + folder.resolve("pc"))
                .redirectErrorStream(true)
                .start();
        StringBuilder said = new StringBuilder();
        // It says when both ends are there.
        while (said.indexOf("starting data transfer loop") < 0) {
            int c = socat.getInputStream().read();
            if (c < 0) {
                throw new IOException("socat: " + said);
            }
            said.append((char) c);
        }
        return new PtyPair(folder, socat);
    }

    /** The end of the board. */
    public String board() {
        return folder.resolve("board").toString();
    }

    /** The end of the PC. */
    public String pc() {
        return folder.resolve("pc").toString();
    }

    /** Pulls the plug. */
    @Override
    public void close() {
        socat.destroy();
        try {
            if (!socat.waitFor(2, TimeUnit.SECONDS)) {
                socat.destroyForcibly();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
