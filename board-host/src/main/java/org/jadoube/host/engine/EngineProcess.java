package org.jadoube.host.engine;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.OutputStream;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * An engine's program: lines go in, lines come out. It runs with its standard error thrown away and gets a lower
 * priority from the system where that can be had, for the board comes first.
 */
final class EngineProcess implements AutoCloseable {

    /** Runs another program at a lower priority, where the system has it. */
    private static final Path NICE = Path.of("/usr/bin/nice");

    /** How long an engine has to end after {@code quit}, in ms. */
    private static final long LAST_WORDS = 500;

    /** Lines that wait to be read; an engine that floods the pipe is held back by it. */
    private static final int WAITING = 4_096;

    /** What comes from the program, or from whoever wants its reader's attention. */
    sealed interface Signal {
        /** A line. */
        record Line(String text) implements Signal {}

        /** The program says no more. */
        record Ended() implements Signal {}

        /** Somebody wants the reader to look up. */
        record Wake() implements Signal {}
    }

    private final String name;
    private final Process process;
    private final OutputStream in;
    private final BlockingQueue<Signal> out = new LinkedBlockingQueue<>(WAITING);

    /** Starts {@code program}, which people know as {@code name}. */
    EngineProcess(String name, Path program) throws EngineTrouble {
        this.name = name;
        if (!Files.isRegularFile(program) || !Files.isExecutable(program)) {
            throw new EngineTrouble(EngineTrouble.Kind.MISSING, name + ": no program to run at " + program);
        }
        try {
            this.process = new ProcessBuilder(command(program))
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
        } catch (IOException e) {
            throw new EngineTrouble(
                    EngineTrouble.Kind.MISSING,
                    name + ": " + program + " cannot be run: " + String.valueOf(e.getMessage()));
        }
        this.in = process.getOutputStream();
        Thread.ofPlatform().daemon().name("engine " + name).start(this::listen);
    }

    private static List<String> command(Path program) {
        return Files.isExecutable(NICE)
                ? List.of(NICE.toString(), "-n", "10", program.toString())
                : List.of(program.toString());
    }

    private void listen() {
        try (BufferedReader lines = process.inputReader(StandardCharsets.UTF_8)) {
            for (String line = line(lines); line != null; line = line(lines)) {
                out.put(new Signal.Line(line));
            }
        } catch (IOException e) {
            // the pipe has broken: the same as its end
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        out.offer(new Signal.Ended());
    }

    /** The next line, cut to what may be one; null at the end. */
    private static @Nullable String line(Reader in) throws IOException {
        StringBuilder text = new StringBuilder();
        for (int c = in.read(); c != '\n'; c = in.read()) {
            if (c < 0) {
                return text.isEmpty() ? null : text.toString();
            }
            if (text.length() < UciReader.LONGEST) {
                text.append((char) c);
            }
        }
        return text.toString();
    }

    /** Sends a line. */
    void send(ToEngine command) throws EngineTrouble {
        try {
            in.write((command.line() + "\n").getBytes(StandardCharsets.UTF_8));
            in.flush();
        } catch (IOException e) {
            throw died();
        }
    }

    /** The next signal, or null after {@code millis} without one. */
    @Nullable
    Signal next(long millis) throws InterruptedException {
        return out.poll(Math.max(0, millis), TimeUnit.MILLISECONDS);
    }

    /** Makes the one who waits in {@link #next} look up; never waits itself. */
    void wake() {
        out.offer(new Signal.Wake());
    }

    /** What to say of a program that has ended. */
    EngineTrouble died() {
        return new EngineTrouble(EngineTrouble.Kind.DIED, name + " has ended by itself");
    }

    /** What to say of a program that does not answer. */
    EngineTrouble hangs(long millis) {
        return new EngineTrouble(EngineTrouble.Kind.HANGS, name + " has not answered for " + millis + " ms");
    }

    long pid() {
        return process.pid();
    }

    /** Ends the program, kindly first; waits a moment for it. */
    @Override
    public void close() {
        try {
            send(new ToEngine.Stop());
            send(new ToEngine.Quit());
            in.close();
            if (process.waitFor(LAST_WORDS, TimeUnit.MILLISECONDS)) {
                return;
            }
        } catch (EngineTrouble | IOException e) {
            // it has ended, or does not listen: both are settled below
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
    }
}
