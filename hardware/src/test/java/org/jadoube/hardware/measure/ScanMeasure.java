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
import java.util.function.LongConsumer;
import java.util.function.LongSupplier;
import org.jadoube.hardware.BoardListener;
import org.jadoube.hardware.WiredBoard;
import org.jadoube.hardware.model.BusClock;
import org.jadoube.hardware.model.HallModel;
import org.jadoube.hardware.model.Hc165Model;
import org.jadoube.hardware.model.Ht16k33Model;
import org.jadoube.hardware.model.MatrixModel;
import org.jadoube.hardware.model.Max7219Model;
import org.jadoube.hardware.model.Mcp23017Model;
import org.jadoube.hardware.model.ModelPi;
import org.jadoube.hardware.model.Ws2812Model;
import org.jadoube.hardware.scan.DeviceReport;
import org.jadoube.hardware.scan.ScanStats;
import org.jadoube.hardware.wiring.Button;
import org.jadoube.hardware.wiring.LampChip;
import org.jadoube.hardware.wiring.SensorChip;
import org.jadoube.hardware.wiring.WiringFiles;
import org.jadoube.hardware.wiring.WiringProfile;
import org.jadoube.light.Light;
import org.jadoube.light.LightScene;
import org.jadoube.sensing.Reading;

/**
 * Measures the scan loop on modelled wires whose bits take as long as on a real bus: {@code ScanMeasure PROFILE SECONDS}.
 * A man is lifted and placed every 250 ms, and a light answers each time.
 */
public final class ScanMeasure {
    private static final long STEP = 250;

    private ScanMeasure() {}

    public static void main(String[] args) throws InterruptedException {
        WiringProfile profile = WiringFiles.find(args[0]).orElseThrow();
        long seconds = Long.parseLong(args[1]);
        BusClock clock = BusClock.real();
        ModelPi pi = new ModelPi(clock, 400_000);
        Switches switches = parts(profile, pi, clock);
        long[] toWire = new long[100_000];
        int[] count = new int[1];
        CountDownLatch over = new CountDownLatch(1);
        WiredBoard[] opened = new WiredBoard[1];
        BoardListener player = new BoardListener() {
            @Override
            public void reading(long nanos, Reading reading) {
                opened[0].show(new LightScene(Map.of((int) (nanos >>> 20 & 63), Light.TARGET)));
                toWire[count[0]++ % toWire.length] = nanos;
            }

            @Override
            public void pressed(long nanos, Button.Action action) {}

            @Override
            public void device(DeviceReport report) {
                System.out.println(report.text());
            }
        };
        opened[0] = new WiredBoard(profile, pi.wires(), clock, System::nanoTime, player);
        try (WiredBoard board = opened[0]) {
            board.start();
            over.await(2, TimeUnit.SECONDS);
            long scansBefore = board.stats().scans();
            long began = System.nanoTime();
            long transfers =
                    pi.i2c().transfers() + pi.spi().transfers() + pi.pins().calls();
            Thread scan = thread("scan ");
            ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
            long cpu = threads.getThreadCpuTime(scan.threadId());
            long[] latency = new long[(int) (seconds * 1000 / STEP)];
            for (int i = 0; i < latency.length; i++) {
                int before = count[0];
                long lit = switches.flushes().getAsLong();
                switches.close(i % 2 == 0 ? 0xFFFF00000000FFFFL : 0xFFFF00000000EFFFL);
                over.await(STEP, TimeUnit.MILLISECONDS);
                latency[i] = count[0] > before && switches.flushes().getAsLong() > lit
                        ? switches.flushedAt().getAsLong() - toWire[before % toWire.length]
                        : -1;
            }
            double took = (System.nanoTime() - began) / 1e9;
            ScanStats stats = board.stats();
            long[] good = Arrays.stream(latency).filter(l -> l >= 0).sorted().toArray();
            System.out.printf(
                    Locale.ROOT,
                    "%s: %.1f scans/s of %d, late p50 %d us p99 %d us max %d us, overruns %d, scan thread %.1f %% of a core,"
                            + " %.1f calls a scan, frame to wire p50 %.2f p99 %.2f ms (%d)%n",
                    profile.name(),
                    (stats.scans() - scansBefore) / took,
                    profile.scan().rate(),
                    stats.p50Micros(),
                    stats.p99Micros(),
                    stats.maxMicros(),
                    stats.overruns(),
                    (threads.getThreadCpuTime(scan.threadId()) - cpu) / 1e7 / took,
                    (pi.i2c().transfers() + pi.spi().transfers() + pi.pins().calls() - transfers)
                            / (double) (stats.scans() - scansBefore),
                    good.length == 0 ? 0 : good[good.length / 2] / 1e6,
                    good.length == 0 ? 0 : good[(int) (good.length * 0.99)] / 1e6,
                    good.length);
        }
    }

    private static Thread thread(String prefix) {
        return Thread.getAllStackTraces().keySet().stream()
                .filter(thread -> thread.getName().startsWith(prefix))
                .findFirst()
                .orElseThrow();
    }

    private static Switches parts(WiringProfile profile, ModelPi pi, BusClock clock) {
        Switches switches = new Switches();
        for (SensorChip chip : profile.sensors()) {
            switch (chip) {
                case SensorChip.GpioMatrix matrix -> {
                    MatrixModel model = new MatrixModel(matrix.rows(), matrix.columns(), clock, 34_000);
                    matrix.rows().forEach(line -> pi.pins().join(line, model));
                    matrix.columns().forEach(line -> pi.pins().join(line, model));
                    switches.add(full -> model.close(matrix.squares().bits(full)));
                }
                case SensorChip.Mcp23017 mcp -> {
                    Mcp23017Model model = new Mcp23017Model();
                    pi.i2c().add(mcp.address(), model);
                    switches.add(full -> model.ground((int) mcp.squares().bits(full)));
                }
                case SensorChip.Hc165 chain -> {
                    Hc165Model model = new Hc165Model(8, chain.load());
                    pi.pins().join(chain.load(), model);
                    pi.spi().add(chain.select(), model);
                    switches.add(full -> model.ground(chain.squares().bits(full)));
                }
                case SensorChip.Serial board -> throw new IllegalArgumentException("not measured");
                case SensorChip.Mcp3008 mcp -> {
                    HallModel model = new HallModel(mcp.mux(), clock, 5_000);
                    mcp.mux().forEach(line -> pi.pins().join(line, model));
                    pi.spi().add(mcp.select(), model);
                    switches.add(full -> {
                        long bits = mcp.squares().bits(full);
                        for (int bit = 0; bit < 64; bit++) {
                            model.set(bit, (bits >>> bit & 1) != 0 ? 700 : 512);
                        }
                    });
                }
            }
        }
        for (LampChip chip : profile.lamps()) {
            switch (chip) {
                case LampChip.Ht16k33 ht -> {
                    Ht16k33Model model = new Ht16k33Model();
                    pi.i2c().add(ht.address(), Timed.i2c(model, switches));
                }
                case LampChip.Max7219 max -> pi.spi().add(max.select(), Timed.spi(new Max7219Model(), switches));
                case LampChip.Ws2812 strip ->
                    pi.spi()
                            .add(
                                    strip.select(),
                                    Timed.spi(new Ws2812Model(strip.layout().size()), switches));
                case LampChip.Serial lights -> throw new IllegalArgumentException("not measured");
                case LampChip.Apa102 strip -> throw new IllegalArgumentException("not measured");
            }
        }
        return switches;
    }

    /** The switches of all chips, and when the lights were last sent. */
    static final class Switches {
        private final List<LongConsumer> parts = new ArrayList<>();
        private volatile long flushes;
        private volatile long flushedAt;

        void add(LongConsumer part) {
            parts.add(part);
        }

        void close(long full) {
            parts.forEach(part -> part.accept(full));
        }

        void flushed() {
            flushedAt = System.nanoTime();
            flushes++;
        }

        LongSupplier flushes() {
            return () -> flushes;
        }

        LongSupplier flushedAt() {
            return () -> flushedAt;
        }
    }
}
