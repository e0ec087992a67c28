package org.jadoube.host.bridge.program;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Scid in its own window with its input engine connected; what that engine's console shows is heard here. */
final class Scid implements AutoCloseable {
    private static final long PATIENCE = 30_000_000_000L;
    private static final int LAST = 20;
    private static final String ANSWER = "answer ";

    private final Process process;
    private final List<String> console = new ArrayList<>();
    private @Nullable String answer;
    private boolean over;

    private Scid(Process process) {
        this.process = process;
        Thread.ofPlatform().daemon().start(this::listen);
    }

    /** Starts Scid with {@code engine} as its input engine, and connects it. */
    static Scid on(Desktop pc, Path folder, String engine) throws IOException {
        Path script = folder.resolve("drive.tcl");
        // Scid as it is started by hand; then what its dialog for external hardware does, and an ear at the console.
        Files.writeString(script, """
                source %s
                set ::ExtHardware::engine {%s}
                set ::ExtHardware::port {}
                set ::ExtHardware::param {}
                fconfigure stdout -buffering line -encoding utf-8
                fconfigure stdin -blocking 0
                fileevent stdin readable {
                    if {[gets stdin line] >= 0} {
                        catch {uplevel #0 $line} out
                        puts "answer [string map [list \\n \\t] $out]"
                    } elseif {[eof stdin]} { exit }
                }
                proc heard {call args} { puts "console [lindex $call 1]" }
                trace add execution ::inputengine::updateConsole enter heard
                after idle ::inputengine::connectdisconnect
                """.formatted(Desktop.program("scid"), engine));
        return new Scid(pc.talk(List.of(Desktop.program("tkscid").toString(), script.toString())));
    }

    Process process() {
        return process;
    }

    private void listen() {
        try (BufferedReader lines = process.inputReader(StandardCharsets.UTF_8)) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                heard(line);
            }
        } catch (IOException e) {
            // It has ended.
        }
        synchronized (this) {
            over = true;
            notifyAll();
        }
    }

    private synchronized void heard(String line) {
        if (line.startsWith("console ")) {
            console.add(line.substring(8));
        } else if (line.startsWith(ANSWER)) {
            answer = line.substring(ANSWER.length()).replace('\t', '\n');
        }
        notifyAll();
    }

    private synchronized <T> T until(String what, Supplier<@Nullable T> wanted) throws InterruptedException {
        long end = System.nanoTime() + PATIENCE;
        for (T got = wanted.get(); ; got = wanted.get()) {
            if (got != null) {
                return got;
            }
            long left = (end - System.nanoTime()) / 1_000_000;
            if (left <= 0 || over) {
                throw new IllegalStateException(what + " did not come; the console ends with " + last());
            }
            wait(left);
        }
    }

    private List<String> last() {
        return console.subList(Math.max(0, console.size() - LAST), console.size());
    }

    /** Waits until its console has shown {@code line} so often. */
    void await(String line, int times) throws InterruptedException {
        until(
                line + " for the " + times + ". time",
                () -> console.stream().filter(line::equals).count() >= times ? line : null);
    }

    /** What it did not like. */
    synchronized List<String> complaints() {
        return console.stream()
                .filter(line -> line.contains("Illegal") || line.contains("Wrong"))
                .toList();
    }

    private String ask(String command) throws InterruptedException {
        synchronized (this) {
            answer = null;
        }
        try {
            process.outputWriter(StandardCharsets.UTF_8)
                    .append(command)
                    .append('\n')
                    .flush();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return until("an answer to " + command, () -> answer);
    }

    /** Its game as PGN. */
    String pgn() throws InterruptedException {
        return ask("sc_game pgn");
    }

    /** The men on its board. */
    String placement() throws InterruptedException {
        return List.of(ask("sc_pos fen").split(" ", -1)).get(0);
    }

    @Override
    public void close() {
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
    }
}
