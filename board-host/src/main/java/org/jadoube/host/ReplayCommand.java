package org.jadoube.host;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import org.jadoube.game.GameEvent;
import org.jadoube.game.GameSession;
import org.jadoube.host.recording.EventJson;
import org.jadoube.host.recording.RecordingException;
import org.jadoube.host.recording.RecordingReader;
import org.jadoube.host.recording.Replay;
import org.jadoube.host.recording.Summary;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code jadoube replay}: runs recordings through the same pipeline as play, on their own clock. */
@Command(name = "replay", description = "Run recordings through the same pipeline as play, on their own clock.")
final class ReplayCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(arity = "1..*", paramLabel = "FILE", description = "recordings, *.rec.jsonl")
    private List<Path> files = new ArrayList<>();

    @Option(names = "--json", description = "print every event as a line of JSON")
    private boolean json;

    @Option(names = "--summary", description = "print one line of JSON a file, and a last one for all")
    private boolean summary;

    @Option(names = "--why", description = "explain each settled move: what decided, and which explanations lived")
    private boolean why;

    @Option(names = "--lights", description = "draw the board with its lamps whenever they change")
    private boolean lights;

    @Option(names = "--speed", paramLabel = "X", description = "1: in real time, 2: twice as fast; without it: at once")
    private double speed;

    private int failures;

    @Override
    public Integer call() {
        if (json && summary) {
            throw new UsageException("--json and --summary exclude each other");
        }
        if (why && (json || summary)) {
            throw new UsageException("--why explains the readable account; leave out --json and --summary");
        }
        if (lights && (json || summary)) {
            throw new UsageException("--lights draws into the readable account; leave out --json and --summary");
        }
        if (speed < 0) {
            throw new UsageException("--speed expects a number above 0, found " + speed);
        }
        PrintWriter out = spec.commandLine().getOut();
        int moves = 0;
        long nanos = 0;
        for (Path file : files) {
            long start = System.nanoTime();
            moves += replay(file, out);
            nanos += System.nanoTime() - start;
        }
        if (summary) {
            out.println(Summary.total(files.size(), moves, nanos));
        }
        return failures == 0 ? ExitCode.OK : ExitCode.FAILURE;
    }

    private int replay(Path file, PrintWriter out) {
        if (files.size() == 1 && !Files.isRegularFile(file)) {
            throw new UsageException(file + ": no such file");
        }
        if (json && files.size() > 1) {
            out.println(Summary.fileLine(file.toString()));
        }
        Summary counts = new Summary();
        long start = System.nanoTime();
        try (BufferedReader lines = Files.newBufferedReader(file)) {
            RecordingReader recording =
                    new RecordingReader(file.toString(), lines.lines().iterator());
            GameSession session = new GameSession(recording.header());
            Consumer<GameEvent> sink = paced(sink(file, session, out));
            Replay.run(recording, session, counts.andThen(sink));
            if (summary) {
                out.println(counts.line(file.toString(), (System.nanoTime() - start) / 1_000));
            }
        } catch (RecordingException e) {
            failed(file, String.valueOf(e.getMessage()), out);
        } catch (UncheckedIOException e) {
            failed(file, unreadable(file, e.getCause()), out);
        } catch (IOException e) {
            failed(file, unreadable(file, e), out);
        }
        out.flush();
        return counts.moves();
    }

    private static String unreadable(Path file, @org.jspecify.annotations.Nullable IOException e) {
        if (e instanceof MalformedInputException) {
            return file + ": not UTF-8 text; expected a recording, *.rec.jsonl";
        }
        if (e instanceof java.nio.file.NoSuchFileException) {
            return file + ": no such file";
        }
        return file + ": cannot be read" + (e == null ? "" : ": " + e.getMessage());
    }

    private void failed(Path file, String error, PrintWriter out) {
        failures++;
        out.flush();
        spec.commandLine().getErr().println("jadoube: " + error);
        if (summary) {
            out.println(Summary.failed(file.toString(), error));
        }
    }

    private Consumer<GameEvent> sink(Path file, GameSession session, PrintWriter out) {
        if (summary) {
            return event -> {};
        }
        if (json) {
            return event -> out.println(EventJson.line(event));
        }
        return new Account(
                file.getFileName().toString(),
                out,
                why ? session::why : id -> null,
                lights ? () -> session.view().position().fen() : null);
    }

    /** Holds each event back until its time has come; at once without {@code --speed}. */
    private Consumer<GameEvent> paced(Consumer<GameEvent> sink) {
        if (speed == 0) {
            return sink;
        }
        long start = System.nanoTime();
        return event -> {
            long wait = (long) (event.t() * 1e6 / speed) - (System.nanoTime() - start);
            if (wait > 0) {
                spec.commandLine().getOut().flush();
                java.util.concurrent.locks.LockSupport.parkNanos(wait);
            }
            sink.accept(event);
        };
    }
}
