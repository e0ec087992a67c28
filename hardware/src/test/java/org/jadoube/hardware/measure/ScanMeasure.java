package org.jadoube.hardware.measure;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.jadoube.hardware.BoardListener;
import org.jadoube.hardware.WiredBoard;
import org.jadoube.hardware.model.BusClock;
import org.jadoube.hardware.model.ModelPi;
import org.jadoube.hardware.pi4j.Wires;
import org.jadoube.hardware.pi4j.chardev.IdleWires;
import org.jadoube.hardware.pi4j.chardev.ModelLines;
import org.jadoube.hardware.scan.DeviceReport;
import org.jadoube.hardware.scan.ScanStats;
import org.jadoube.hardware.sensor.Pause;
import org.jadoube.hardware.wiring.Button;
import org.jadoube.hardware.wiring.WiringFiles;
import org.jadoube.hardware.wiring.WiringProfile;
import org.jadoube.light.Light;
import org.jadoube.light.LightScene;
import org.jadoube.sensing.Reading;

/**
 * Measures the scan loop of profiles: {@code ScanMeasure SECONDS PROFILE...}, a line each.
 *
 * <p>Three runs a profile, each on a scan loop at the wanted rate. On modelled chips whose bits take as long as on a real bus,
 * a man is lifted or placed every {@value #STEP} ms and a light answers: rate, lateness, and the way from a frame to the wire.
 * What the scan thread costs there is mostly the models; so its own cost is measured on wires with nothing at their ends,
 * whose every call still reaches the kernel: once waiting for levels to settle as on a board, once not.
 */
public final class ScanMeasure {
    private static final long STEP = 50;
    private static final int I2C_HERTZ = 400_000;
    private static final long MEN = 0xFFFF_0000_0000_FFFFL;
    private static final long LIFTED = 0xFFFF_0000_0000_EFFFL;
    private static final long WARM = 3;

    private ScanMeasure() {}

    public static void main(String[] args) throws InterruptedException {
        long seconds = Long.parseLong(args[0]);
        System.out.println(
                "| profile | scans/s reached of wanted | late p50 / p99 / most | overruns | our scan thread, of a core"
                        + " | of that waiting for levels | with the models | calls a scan | bytes on the bus | allocated a scan"
                        + " | frame to wire p50 / p99 |");
        System.out.println("|---|---|---|---|---|---|---|---|---|---|---|");
        for (String name : Arrays.asList(args).subList(1, args.length)) {
            WiringProfile profile = WiringFiles.find(name).orElseThrow();
            Own settling = own(profile, Pause.real(), seconds);
            Own bare = own(profile, nanos -> {}, seconds);
            System.out.println(modelled(profile, seconds, settling, bare.share()));
        }
    }

    /** What the scan thread costs by itself. */
    private record Own(double share, double bytesAScan) {}

    /** Keeps time by the threads' own clocks, which other programs do not slow. */
    private static final class Meter {
        private final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        private final long scan = Thread.getAllStackTraces().keySet().stream()
                .filter(thread -> thread.getName().startsWith("scan "))
                .findFirst()
                .orElseThrow()
                .threadId();
        private final WiredBoard board;
        private final long cpu = threads.getThreadCpuTime(scan);
        private final long bytes = threads.getThreadAllocatedBytes(scan);
        private final long scans;
        private final long began = System.nanoTime();

        Meter(WiredBoard board) {
            this.board = board;
            this.scans = board.stats().scans();
        }

        double seconds() {
            return (System.nanoTime() - began) / 1e9;
        }

        long scans() {
            return board.stats().scans() - scans;
        }

        /** Of a core, at the wanted rate: a loop that others slow does fewer scans, which must not look like thrift. */
        double share(int rate) {
            return (threads.getThreadCpuTime(scan) - cpu) / 1e9 / scans() * rate;
        }

        double bytesAScan() {
            return (threads.getThreadAllocatedBytes(scan) - bytes) / (double) scans();
        }
    }

    private static Own own(WiringProfile profile, Pause pause, long seconds) throws InterruptedException {
        Wires wires = new IdleWires();
        try (WiredBoard board = new WiredBoard(profile, wires, pause, System::nanoTime, new Player())) {
            board.start();
            pass(TimeUnit.SECONDS.toMillis(WARM));
            Meter meter = new Meter(board);
            pass(TimeUnit.SECONDS.toMillis(seconds));
            return new Own(meter.share(profile.scan().rate()), meter.bytesAScan());
        }
    }

    private static String modelled(WiringProfile profile, long seconds, Own own, double bare)
            throws InterruptedException {
        BusClock.RealTime clock = BusClock.real();
        ModelPi pi = new ModelPi(clock, I2C_HERTZ);
        ModelledParts parts = ModelledParts.of(profile, pi, clock);
        ModelLines lines = new ModelLines(pi);
        Player player = new Player();
        try (WiredBoard board = new WiredBoard(profile, lines.wires(), clock.settling(), System::nanoTime, player)) {
            player.board = board;
            board.start();
            parts.close(MEN);
            pass(TimeUnit.SECONDS.toMillis(WARM));
            Meter meter = new Meter(board);
            long calls = pi.i2c().transfers() + pi.spi().transfers() + lines.calls();
            long bits = pi.i2c().bits() + 8 * pi.spi().bytes();
            pass(TimeUnit.SECONDS.toMillis(1));
            double callsAScan =
                    (pi.i2c().transfers() + pi.spi().transfers() + lines.calls() - calls) / (double) meter.scans();
            double bytesAScan = (pi.i2c().bits() + 8 * pi.spi().bytes() - bits) / 8.0 / meter.scans();
            long[] ways = ways(seconds, parts, player);
            ScanStats stats = board.stats();
            int rate = profile.scan().rate();
            return String.format(
                    Locale.ROOT,
                    "| %s | %.0f of %d | %.2f / %.2f / %.1f ms | %d of %d | %.1f %% | %.1f %% | %.1f %% | %.0f | %.0f | %.1f"
                            + " | %.2f / %.2f ms (%d) |",
                    profile.name(),
                    meter.scans() / meter.seconds(),
                    rate,
                    stats.p50Micros() / 1e3,
                    stats.p99Micros() / 1e3,
                    stats.maxMicros() / 1e3,
                    stats.overruns(),
                    stats.scans(),
                    100 * own.share(),
                    100 * (own.share() - bare),
                    100 * meter.share(rate),
                    callsAScan,
                    bytesAScan,
                    own.bytesAScan(),
                    quantile(ways, 0.50),
                    quantile(ways, 0.99),
                    ways.length);
        }
    }

    /** The times from a frame to the write of the light that answers it, in order of size. */
    private static long[] ways(long seconds, ModelledParts parts, Player player) throws InterruptedException {
        List<Long> ways = new ArrayList<>();
        long steps = TimeUnit.SECONDS.toMillis(seconds) / STEP;
        for (long i = 0; i < steps; i++) {
            long frameBefore = player.frameAt.get();
            parts.close(i % 2 == 0 ? LIFTED : MEN);
            pass(STEP);
            long frame = player.frameAt.get();
            long way = parts.flushedAt() - frame;
            if (frame != frameBefore && way > 0) {
                ways.add(way);
            }
        }
        return ways.stream().mapToLong(Long::longValue).sorted().toArray();
    }

    private static double quantile(long[] sorted, double share) {
        return sorted.length == 0 ? Double.NaN : sorted[(int) Math.ceil(share * sorted.length) - 1] / 1e6;
    }

    private static void pass(long millis) throws InterruptedException {
        new CountDownLatch(1).await(millis, TimeUnit.MILLISECONDS);
    }

    /** Answers every frame with another light. */
    private static final class Player implements BoardListener {
        private final AtomicLong frameAt = new AtomicLong();
        private volatile WiredBoard board;
        private int square;

        @Override
        public void reading(long nanos, Reading reading) {
            frameAt.set(nanos);
            WiredBoard shown = board;
            if (shown != null) {
                square = square + 1 & 63;
                shown.show(new LightScene(Map.of(square, Light.TARGET)));
            }
        }

        @Override
        public void pressed(long nanos, Button.Action action) {
            // The boards of the profiles have none that anybody presses here.
        }

        @Override
        public void device(DeviceReport report) {
            System.err.println(report.text());
        }
    }
}
