package org.jadoube.host.measure;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jadoube.game.GameEvent;
import org.jadoube.game.GameSession;
import org.jadoube.game.Input;
import org.jadoube.host.FailureException;
import org.jadoube.host.UsageException;
import org.jadoube.host.recording.RecordingReader;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code bench pipeline}: the time from a frame to the lights, of our own and of the board, over recordings. */
@Command(name = "pipeline", description = "Measure the time from a frame to its lights over recordings.")
public final class PipelineBenchCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(arity = "1..*", paramLabel = "FILE", description = "recordings, *.rec.jsonl")
    private List<Path> files = new ArrayList<>();

    @Option(names = "--warmup", paramLabel = "N", defaultValue = "1", description = "rounds before the one that counts")
    private int warmup = 1;

    private final Sample own = new Sample();
    private final Sample lit = new Sample();
    private final Sample board = new Sample();

    @Override
    public Integer call() {
        for (int round = 0; round <= warmup; round++) {
            own.clear();
            lit.clear();
            board.clear();
            files.forEach(this::run);
        }
        PrintWriter out = spec.commandLine().getOut();
        lit.print(out, "frame to light scene, own time, us", 1_000.0);
        own.print(out, "any input to its events, own time, us", 1_000.0);
        board.print(out, "contact that held to lights, board time, ms", 1.0);
        return 0;
    }

    private void run(Path file) {
        if (!Files.isRegularFile(file)) {
            throw new UsageException(file + ": no such file");
        }
        try (BufferedReader lines = Files.newBufferedReader(file)) {
            RecordingReader recording =
                    new RecordingReader(file.toString(), lines.lines().iterator());
            GameSession session = new GameSession(recording.header());
            long changed = 0;
            for (Input input = recording.next(); input != null; input = recording.next()) {
                long start = System.nanoTime();
                List<GameEvent> events = session.on(input);
                long took = System.nanoTime() - start;
                own.add(took);
                if (lights(events, changed)) {
                    lit.add(took);
                }
                changed = input.t();
            }
        } catch (IOException e) {
            throw new FailureException(file + ": cannot be read: " + e.getMessage(), e);
        }
    }

    /**
     * Lights that answer an edge of the same moment: how long after the last change of the raw reading they came. Says
     * whether there were any.
     */
    private boolean lights(List<GameEvent> events, long changed) {
        long edge = -1;
        boolean answered = false;
        for (GameEvent event : events) {
            if (event instanceof GameEvent.Lifted || event instanceof GameEvent.Placed) {
                edge = event.t();
            } else if (event instanceof GameEvent.Lights && event.t() == edge && edge >= changed) {
                board.add(edge - changed);
                answered = true;
            }
        }
        return answered;
    }
}
