package org.jadoube.inference;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.TreeSet;
import org.jadoube.rules.Fen;
import org.jadoube.rules.Move;
import org.jadoube.rules.Position;
import org.jadoube.rules.Side;
import org.jadoube.sensing.Reading;
import org.jadoube.sensing.Scan;
import org.jadoube.sensing.SensorKind;
import org.jadoube.sensing.SquareFilter;
import org.jspecify.annotations.Nullable;

/** Plays a recording of raw frames through filter and tracker and keeps the findings. */
final class RecordingRun {

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final long KEPT = 2000;
    /** Time of this thread alone: other work on the machine must not count. */
    private static final ThreadMXBean CPU = ManagementFactory.getThreadMXBean();

    final SquareFilter filter = new SquareFilter();
    final MoveTracker tracker;
    final List<Finding> findings = new ArrayList<>();
    final TreeSet<Integer> asked = new TreeSet<>();
    long worstNanos;
    final List<Long> nanos = new ArrayList<>();
    private @Nullable String kept;
    private long keptUntil;

    RecordingRun(TrackerSettings settings, Position anchor) {
        tracker = new MoveTracker(settings, anchor, 0);
    }

    RecordingRun(TrackerSettings settings, Position start, List<Move> history) {
        tracker = new MoveTracker(settings, start, history, 0);
    }

    static RecordingRun of(Path file, TrackerSettings settings) throws IOException {
        List<String> lines = Files.readAllLines(file);
        JsonNode header = JSON.readTree(lines.get(0));
        Position start = header.has("fen") ? Fen.position(header.get("fen").asText()) : Position.initial();
        RecordingRun run = new RecordingRun(settings, start);
        for (String line : lines.subList(1, lines.size())) {
            run.input(JSON.readTree(line));
        }
        return run;
    }

    void input(JsonNode line) {
        long t = line.get("t").asLong();
        long from = CPU.getCurrentThreadCpuTime();
        pass(t);
        if (line.has("frame")) {
            reading(
                    t,
                    new Reading.Occupancy(
                            Long.parseUnsignedLong(line.get("frame").asText(), 16)));
        } else if (line.has("board")) {
            reading(t, Reading.Identity.read(line.get("board").asText()));
        } else if (line.has("white")) {
            reading(t, new Reading.Colour(mask(line, "white"), mask(line, "black")));
        } else if (line.has("press")) {
            tracker.press(t, Side.valueOf(line.get("press").asText().toUpperCase(Locale.ROOT)));
        } else if (line.has("choose")) {
            choose(t, line.get("choose").asText());
        } else if (line.has("end")) {
            pass(t + 1);
        }
        drain();
        long took = CPU.getCurrentThreadCpuTime() - from;
        nanos.add(took);
        worstNanos = Math.max(worstNanos, took);
    }

    private static long mask(JsonNode line, String side) {
        return Long.parseUnsignedLong(line.get(side).asText(), 16);
    }

    void reading(long t, Reading reading) {
        boolean first = !filter.started();
        filter.reading(t, reading);
        if (first) {
            tracker.board(t, reading);
        }
    }

    /** Lets time pass up to, not including, t. */
    void pass(long t) {
        for (Scan scan : filter.advance(t)) {
            tracker.advance(scan.due());
            drain();
            tracker.scan(scan.due(), scan.edges());
            drain();
        }
        tracker.advance(t);
        drain();
    }

    void choose(long t, String choice) {
        Finding.Asked question = tracker.question();
        Move move = question == null ? null : fitting(question, choice);
        if (move == null) {
            kept = choice;
            keptUntil = t + KEPT;
        } else {
            tracker.choose(t, move);
        }
    }

    private static @Nullable Move fitting(Finding.Asked question, String choice) {
        for (Move move : question.candidates()) {
            if (move.uci().equals(choice)
                    || (move.promotion() != null
                            && Objects.requireNonNull(move.promotion()).word().equals(choice))) {
                return move;
            }
        }
        return null;
    }

    void drain() {
        for (Finding finding : tracker.drain()) {
            findings.add(finding);
            if (finding instanceof Finding.Asked question) {
                asked.add(question.index());
                Move move = kept == null || question.t() > keptUntil ? null : fitting(question, kept);
                if (move != null) {
                    kept = null;
                    tracker.choose(question.t(), move);
                    drain();
                    return;
                }
            }
        }
    }

    /** How many plies were taken back, or would be if the men at the start are no new game. */
    int takenBack() {
        int plies = 0;
        for (Finding finding : findings) {
            if (finding instanceof Finding.TakenBack back) {
                plies += back.plies();
            } else if (finding instanceof Finding.StartPosition start) {
                plies += start.plies();
            }
        }
        return plies;
    }

    /** Everything that was found, for people. */
    String account() {
        StringBuilder text = new StringBuilder("\n");
        for (Finding finding : findings) {
            text.append(describe(finding)).append('\n');
        }
        for (Explanation explanation : tracker.living()) {
            text.append("    ").append(explanation.why()).append('\n');
        }
        return text.toString();
    }

    static String describe(Finding finding) {
        return switch (finding) {
            case Finding.Settled s ->
                s.t() + " settled #" + s.ply().index() + " " + s.ply().move().uci() + " made "
                        + s.ply().made();
            case Finding.Provisional p ->
                p.t() + " provisional #" + p.index() + " "
                        + (p.ply() == null ? "none" : p.ply().move().uci());
            case Finding.Amended a ->
                a.t() + " amended #" + a.index() + " "
                        + a.from().stream().map(p -> p.move().uci()).toList() + " to "
                        + a.to().stream().map(p -> p.move().uci()).toList();
            case Finding.Asked a ->
                a.t() + " asked #" + a.index() + " " + a.question() + " "
                        + a.candidates().stream().map(Move::uci).toList();
            case Finding.Unexplained u ->
                u.t() + " unexplained missing "
                        + org.jadoube.rules.Square.names(u.residue().missing()) + " extra "
                        + org.jadoube.rules.Square.names(u.residue().extra()) + " owed "
                        + org.jadoube.rules.Square.names(u.residue().owed()) + " wrong "
                        + org.jadoube.rules.Square.names(u.residue().wrong());
            default -> finding.toString();
        };
    }

    List<String> told() {
        return tracker.told().stream().map(ply -> ply.move().uci()).toList();
    }

    static TrackerSettings home() {
        return TrackerSettings.home(SensorKind.OCCUPANCY);
    }
}
