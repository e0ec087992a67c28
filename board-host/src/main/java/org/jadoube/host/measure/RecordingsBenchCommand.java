package org.jadoube.host.measure;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jadoube.host.FailureException;
import org.jadoube.host.UsageException;
import org.jadoube.host.hand.PlayedGame;
import org.jadoube.host.hand.Sight;
import org.jadoube.host.recording.Json;
import org.jadoube.host.recording.RecordingReader;
import org.jadoube.host.recording.Replay;
import org.jadoube.sensing.SensorKind;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code bench recordings}: recordings with their true moves beside them, as they are or turned into another kind of sensor. */
@Command(
        name = "recordings",
        description = {
            "Runs the recordings of a folder through the pipeline and compares with their true moves, which stand in its truth.json:",
            "{\"KIND-NAME.rec.jsonl\":[\"e2e4\",...],...}. A row for each KIND, and one for all; the columns are those of bench inference.",
            "colour and identity: what such sensors would have seen of the same hands, worked out from the true moves."
        })
public final class RecordingsBenchCommand implements Callable<Integer> {

    private static final String TRUTH = "truth.json";

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(paramLabel = "FOLDER", description = "*.rec.jsonl of occupancy, and truth.json")
    private Path folder = Path.of("");

    @Option(
            names = "--sensor",
            defaultValue = "all",
            paramLabel = "K",
            description = "occupancy, colour, identity or all (all)")
    private String sensor = "all";

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        List<Sight> sights = sensor.equals("all") ? List.of(Sight.values()) : List.of(Sight.of(sensor));
        Map<String, List<String>> truth = truth();
        out.println(BenchReport.tableHeading());
        for (Sight sight : sights) {
            Map<String, BenchReport> kinds = new TreeMap<>();
            BenchReport all = new BenchReport();
            truth.forEach((file, moves) -> {
                GameScore score = one(file, moves, SensorKind.valueOf(sight.name()));
                String kind = file.replaceFirst("[-.].*", "");
                kinds.computeIfAbsent(kind, k -> new BenchReport()).add(score, 0);
                all.add(score, 0);
                if (!score.exact()) {
                    spec.commandLine().getErr().println((score.open() ? "open: " : "wrong: ") + file);
                }
            });
            kinds.forEach((kind, report) -> out.println(report.row(kind, sight.word())));
            out.println(all.row("all", sight.word()));
            out.flush();
        }
        return 0;
    }

    private GameScore one(String file, List<String> moves, SensorKind kind) {
        PlayedGame played;
        try {
            played = TurnedRecording.of(file, read(folder.resolve(file)).lines().toList(), moves, kind);
        } catch (IllegalArgumentException e) {
            throw new FailureException(folder.resolve(file) + " and " + TRUTH + " do not fit: " + e.getMessage(), e);
        }
        GameScore score = new GameScore(played);
        Replay.run(new RecordingReader(file, played.lines().iterator()), score);
        return score;
    }

    private Map<String, List<String>> truth() {
        Path file = folder.resolve(TRUTH);
        Map<String, List<String>> truth = new TreeMap<>();
        try {
            Json.object(read(file)).forEach((name, moves) -> truth.put(name, texts(moves)));
        } catch (Json.NotJson e) {
            throw new FailureException(file + ": " + e.getMessage(), e);
        }
        return truth;
    }

    private List<String> texts(@Nullable Object moves) {
        if (moves instanceof List<?> list) {
            return Stream.of(list.toArray()).map(String::valueOf).toList();
        }
        throw new FailureException(folder.resolve(TRUTH) + ": expected a list of UCI moves for each recording");
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UsageException(file + " cannot be read; name a folder of recordings with their truth.json", e);
        }
    }
}
