package org.jadoube.host.bridge.program;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jadoube.host.bridge.PageHand;

/** A PC's screen that nobody sees, on which real chess programs run; they start the board as their engine. */
final class Desktop implements AutoCloseable {
    private static final List<Path> PLACES = List.of(Path.of("/usr/games"), Path.of("/usr/bin"));

    private final Path folder;
    private final Path spoken;
    private final Process screen;
    private final String display;
    private final List<Process> programs = new ArrayList<>();

    /** Opens a screen; the programs' homes and files are in {@code folder}. */
    Desktop(Path folder) throws IOException {
        this.folder = folder;
        this.spoken = folder.resolve("said");
        this.screen = new ProcessBuilder(
                        program("Xvfb").toString(),
                        "-displayfd",
                        "1",
                        "-screen",
                        "0",
                        "1280x1024x24",
                        "-nolisten",
                        "tcp")
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        BufferedReader said = screen.inputReader(StandardCharsets.UTF_8);
        String number = said.readLine();
        if (number == null) {
            throw new IOException("Xvfb has opened no screen");
        }
        this.display = ":" + number.strip();
    }

    /** Skips the test that asks, unless all these programs are here. */
    static void orSkip(String... names) {
        List<String> missing = List.of(names).stream()
                .filter(name -> PLACES.stream().noneMatch(place -> Files.isExecutable(place.resolve(name))))
                .toList();
        assumeTrue(
                missing.isEmpty(),
                "needs " + String.join(", ", missing).toLowerCase(java.util.Locale.ROOT)
                        + ": apt-get install xboard polyglot scid fairymax stockfish xvfb");
    }

    /** Where a program is. */
    static Path program(String name) throws IOException {
        for (Path place : PLACES) {
            if (Files.isExecutable(place.resolve(name))) {
                return place.resolve(name);
            }
        }
        throw new IOException(name + " is not installed");
    }

    /** The board as a program that a chess program starts; its page's address is told through a pipe. */
    final class BoardProgram {
        private final Path script = folder.resolve("board");
        private final Path errors = folder.resolve("errors");

        BoardProgram(String protocol) throws IOException, InterruptedException {
            new ProcessBuilder("mkfifo", errors.toString()).start().waitFor();
            String java =
                    Path.of(System.getProperty("java.home"), "bin", "java").toString();
            String command = String.join(
                    " ",
                    "exec",
                    quoted(java),
                    "-XX:TieredStopAtLevel=1",
                    "-XX:+UseSerialGC",
                    "-cp",
                    quoted(System.getProperty("java.class.path")),
                    "org.jadoube.host.Main",
                    "engine",
                    "--protocol",
                    protocol,
                    "--data",
                    quoted(folder.resolve("data").toString()),
                    "2>" + quoted(errors.toString()));
            Files.writeString(script, "#!/bin/sh\n" + command + "\n");
            Files.setPosixFilePermissions(script, PosixFilePermissions.fromString("rwx------"));
        }

        private static String quoted(String text) {
            return "'" + text.replace("'", "'\\''") + "'";
        }

        /** The file that a chess program is told to start. */
        String command() {
            return script.toString();
        }

        /** Waits until {@code starter} has started the board; where its page is. */
        URI page(Process starter) throws IOException, InterruptedException {
            CompletableFuture<URI> address = new CompletableFuture<>();
            Thread.ofPlatform().daemon().start(() -> listen(address));
            starter.onExit().thenAccept(ended -> address.completeExceptionally(new IOException("it has ended")));
            try {
                return address.get(60, TimeUnit.SECONDS);
            } catch (ExecutionException | TimeoutException e) {
                throw new IOException("the board was not started; the program said: " + said(), e);
            }
        }

        private void listen(CompletableFuture<URI> address) {
            try (BufferedReader lines = Files.newBufferedReader(errors)) {
                // What else it says is read too, or it would wait to be heard.
                for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                    if (line.startsWith("http://")) {
                        address.complete(URI.create(line.strip()));
                    }
                }
            } catch (IOException e) {
                address.completeExceptionally(e);
            }
        }
    }

    /** The board, to be started by a program that speaks {@code protocol}. */
    BoardProgram board(String protocol) throws IOException, InterruptedException {
        return new BoardProgram(protocol);
    }

    /** Sits down at the board that {@code starter} starts. */
    PageHand sitAt(BoardProgram board, Process starter) throws IOException, InterruptedException {
        try {
            return new PageHand(board.page(starter));
        } catch (PageHand.Gone e) {
            throw new IOException("the program said: " + said(), e);
        }
    }

    /** Starts a program on the screen. */
    Process start(List<String> command) throws IOException {
        return start(builder(command).redirectErrorStream(true).redirectOutput(spoken.toFile()));
    }

    /** Starts a program on the screen whose standard output and input are at hand. */
    Process talk(List<String> command) throws IOException {
        return start(builder(command).redirectError(spoken.toFile()));
    }

    private Process start(ProcessBuilder builder) throws IOException {
        Process program = builder.start();
        programs.add(program);
        return program;
    }

    private ProcessBuilder builder(List<String> command) {
        ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile());
        builder.environment().put("DISPLAY", display);
        builder.environment().put("HOME", folder.toString());
        builder.environment().put("PATH", "/usr/games:/usr/bin:/bin");
        return builder;
    }

    /** What the programs have said. */
    String said() throws IOException {
        return Files.exists(spoken) ? Files.readString(spoken, StandardCharsets.ISO_8859_1) : "";
    }

    @Override
    public void close() throws IOException {
        programs.forEach(program -> {
            program.descendants().forEach(ProcessHandle::destroyForcibly);
            program.destroyForcibly();
        });
        screen.destroy();
        try {
            screen.waitFor(10, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
