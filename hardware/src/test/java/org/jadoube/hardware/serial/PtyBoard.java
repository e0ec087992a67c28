package org.jadoube.hardware.serial;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A board at one end of a real pseudo-terminal, made by socat. */
final class PtyBoard {
    private static final Path SOCAT = Path.of("/usr/bin/socat");
    private static final String READY = "starting data transfer loop";

    private final Process socat;
    private final BoardSide side;
    private final Thread maker;
    private volatile boolean unplugged;

    private PtyBoard(Process socat, BoardSide side) {
        this.socat = socat;
        this.side = side;
        this.maker = Thread.ofPlatform().name("maker").daemon().start(this::run);
    }

    /** False on a machine without socat. */
    static boolean possible() {
        return Files.isExecutable(SOCAT);
    }

    /** A board that serves a host at {@code port}; {@code inside} is the end that it has itself. */
    static PtyBoard at(Path port, Path inside, String id) throws IOException {
        Process socat = new ProcessBuilder(
                        SOCAT.toString(), "-d", "-d", "pty,raw,echo=0,link=" + inside, "pty,raw,echo=0,link=" + port)
                .redirectErrorStream(true)
                .start();
        StringBuilder said = new StringBuilder();
        while (said.indexOf(READY) < 0) {
            int c = socat.getInputStream().read();
            if (c < 0) {
                throw new IOException("socat ended: " + said);
            }
            said.append((char) c);
        }
        return new PtyBoard(socat, BoardSide.at(inside.toString(), "oak", id));
    }

    private void run() {
        long began = System.nanoTime();
        try {
            while (!unplugged) {
                side.step((System.nanoTime() - began) / 1_000_000);
            }
        } catch (IOException e) {
            // The plug is pulled.
        }
        side.close();
    }

    /** Pulls the plug. */
    void unplug() throws InterruptedException {
        unplugged = true;
        socat.destroy();
        socat.waitFor();
        maker.join();
    }
}
