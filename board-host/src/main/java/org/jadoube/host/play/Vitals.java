package org.jadoube.host.play;

import java.io.IOException;
import java.lang.ProcessHandle.Info;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.IntSupplier;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.jadoube.host.recording.Json;
import org.jadoube.host.service.Heartbeat;
import org.jadoube.host.web.Health;

/** How the service does, for who watches over it: whether the game answers, and how much there has been of everything. */
final class Vitals {

    /** A game that has not answered for so long, in ms, is not well; it mostly answers in one. */
    static final long PATIENCE = 1_000;

    private final Heartbeat.Pulse pulse;
    private final Counts counts;
    private final Instant begun = Instant.now();
    private volatile Instant since = begun;
    private volatile boolean well = true;

    /**
     * What is told of the surroundings.
     *
     * @param board the board's name
     * @param stands how it stands with the board, in one word
     * @param trouble what is wrong with the journal; empty while it is written
     * @param waiting messages that wait for the game
     * @param journal bytes written to the journal
     * @param pages pages that listen
     * @param elsewhere connections of other computers
     */
    record Surroundings(
            String board,
            Supplier<String> stands,
            Supplier<String> trouble,
            IntSupplier waiting,
            LongSupplier journal,
            IntSupplier pages,
            IntSupplier elsewhere) {}

    private final Surroundings around;

    Vitals(Heartbeat.Pulse pulse, Counts counts, Surroundings around) {
        this.pulse = pulse;
        this.counts = counts;
        this.around = around;
    }

    /** Whether the game answers, since when that is so, and what it waits for. */
    Health health() {
        CompletableFuture<String> answer = new CompletableFuture<>();
        long asked = System.nanoTime();
        pulse.ask(answer::complete);
        String status;
        boolean answered;
        try {
            status = answer.get(PATIENCE, TimeUnit.MILLISECONDS);
            answered = true;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return new Health(false, "{}");
        } catch (ExecutionException | TimeoutException e) {
            status = "the game does not answer; it is " + pulse.where();
            answered = false;
        }
        long took = (System.nanoTime() - asked) / 1_000_000;
        return new Health(answered, told(answered, status, took));
    }

    private synchronized String told(boolean answered, String status, long took) {
        if (answered != well) {
            well = answered;
            since = Instant.now();
        }
        return Json.write(json -> {
            json.writeBooleanField("healthy", answered);
            json.writeStringField("since", since.truncatedTo(ChronoUnit.SECONDS).toString());
            json.writeStringField(
                    "started", begun.truncatedTo(ChronoUnit.SECONDS).toString());
            json.writeStringField("board", around.board());
            json.writeStringField("boardState", around.stands().get());
            json.writeStringField("waitsFor", status);
            json.writeStringField("journal", around.trouble().get());
            json.writeNumberField("answerMillis", took);
        });
    }

    /** The figures as Prometheus reads them (text format 0.0.4); the game is not asked, so that they come also when it hangs. */
    String metrics() {
        StringBuilder text = new StringBuilder(4096);
        count(text, "jadoube_inputs_total", "Inputs that reached the game.", counts.inputs.sum());
        count(text, "jadoube_frames_total", "Sensor readings that differed from the one before.", counts.frames.sum());
        count(text, "jadoube_moves_total", "Moves settled.", counts.moves.sum());
        count(text, "jadoube_amends_total", "Settled moves that turned out otherwise.", counts.amends.sum());
        count(text, "jadoube_takebacks_total", "Moves taken back.", counts.takebacks.sum());
        count(text, "jadoube_asks_total", "Questions asked.", counts.asks.sum());
        count(text, "jadoube_rulings_total", "Rulings of the arbiter.", counts.rulings.sum());
        count(text, "jadoube_restores_total", "Times that men had to be put right.", counts.restores.sum());
        count(text, "jadoube_sensor_faults_total", "Sensor faults found.", counts.faults.sum());
        count(text, "jadoube_games_total", "Games begun after the first.", counts.games.sum());
        count(text, "jadoube_results_total", "Games that ended.", counts.results.sum());
        count(
                text,
                "jadoube_journal_bytes_total",
                "Bytes written to the journal.",
                around.journal().getAsLong());
        gauge(
                text,
                "jadoube_queue",
                "Messages that wait for the game.",
                around.waiting().getAsInt());
        gauge(text, "jadoube_pages", "Pages that listen.", around.pages().getAsInt());
        gauge(
                text,
                "jadoube_connections",
                "Connections of other computers.",
                around.elsewhere().getAsInt());
        process(text);
        return text.toString();
    }

    private void process(StringBuilder text) {
        Info info = ProcessHandle.current().info();
        double cpu = info.totalCpuDuration().map(Duration::toMillis).orElse(0L) / 1000.0;
        metric(text, "process_cpu_seconds_total", "CPU time used.", "counter", String.format(Locale.ROOT, "%.2f", cpu));
        gauge(text, "process_start_time_seconds", "When the process began.", begun.getEpochSecond());
        Runtime java = Runtime.getRuntime();
        gauge(text, "jvm_memory_used_bytes", "Heap in use.", java.totalMemory() - java.freeMemory());
        gauge(text, "jvm_memory_max_bytes", "Heap that may be used.", java.maxMemory());
        status(text, "VmRSS:", "process_resident_memory_bytes", "Memory in RAM.", 1024);
        status(text, "Threads:", "process_threads", "Threads.", 1);
        files(text);
    }

    /** A line of the process's own status, which Linux alone has (proc(5)). */
    private static void status(StringBuilder text, String line, String name, String help, long unit) {
        try {
            List<String> lines = Files.readAllLines(Path.of("/proc/self/status"));
            lines.stream()
                    .filter(it -> it.startsWith(line))
                    .findFirst()
                    .ifPresent(it -> gauge(text, name, help, unit * Long.parseLong(it.replaceAll("\\D", ""))));
        } catch (IOException e) {
            return;
        }
    }

    private static void files(StringBuilder text) {
        long open = 0;
        try (DirectoryStream<Path> all = Files.newDirectoryStream(Path.of("/proc/self/fd"))) {
            for (Path ignored : all) {
                open++;
            }
        } catch (IOException e) {
            return;
        }
        gauge(text, "process_open_fds", "Open files and sockets.", open);
    }

    private static void count(StringBuilder text, String name, String help, long value) {
        metric(text, name, help, "counter", Long.toString(value));
    }

    private static void gauge(StringBuilder text, String name, String help, long value) {
        metric(text, name, help, "gauge", Long.toString(value));
    }

    private static void metric(StringBuilder text, String name, String help, String type, String value) {
        text.append("# HELP ").append(name).append(' ').append(help).append('\n');
        text.append("# TYPE ").append(name).append(' ').append(type).append('\n');
        text.append(name).append(' ').append(value).append('\n');
    }
}
