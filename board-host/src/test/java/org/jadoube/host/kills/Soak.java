package org.jadoube.host.kills;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.Locale;

/**
 * Hours of simulated play on one session with its journals and its page, with faults of the board drawn at random. {@code
 * Soak HOURS SEED}: exit code 1 if memory grows, or a journal tells another game than was played.
 */
public final class Soak {

    private static final long HOUR = 3_600_000;
    private static final int EVERY = 100;
    /** After warming up no more than this may be gained, in KiB: a hundred games with a leak of one object a move gain more. */
    private static final long MOST_GAINED = 2_048;

    private Soak() {}

    /** Plays so many hours of board time. */
    public static void main(String[] args) throws IOException {
        long hours = args.length > 0 ? Long.parseLong(args[0]) : 24;
        long seed = args.length > 1 ? Long.parseLong(args[1]) : 1;
        Path folder = Files.createTempDirectory("jadoube-soak");
        try (Soaked soaked = new Soaked(folder, seed)) {
            long begun = System.nanoTime();
            long warm = -1;
            while (soaked.t() < hours * HOUR) {
                soaked.game();
                if (soaked.games() % EVERY == 0) {
                    long held = heap();
                    warm = warm < 0 ? held : warm;
                    System.out.println(soaked.told() + ", heap " + held + " KiB, process " + resident());
                }
            }
            long held = heap();
            System.out.printf(
                    Locale.ROOT,
                    "%d h of board time in %d s: %s, heap %d KiB, process %s%n",
                    soaked.t() / HOUR,
                    (System.nanoTime() - begun) / 1_000_000_000,
                    soaked.told(),
                    held,
                    resident());
            if (warm >= 0 && held - warm > MOST_GAINED) {
                System.out.println("memory grows: " + (held - warm) + " KiB since game " + EVERY);
                System.exit(1);
            }
        } catch (NotSurvived e) {
            System.out.println(e.getMessage());
            System.exit(1);
        } finally {
            delete(folder);
        }
        System.exit(0);
    }

    /** What is reachable, in KiB. */
    private static long heap() {
        long least = Long.MAX_VALUE;
        for (int i = 0; i < 3; i++) {
            System.gc();
            Runtime runtime = Runtime.getRuntime();
            least = Math.min(least, runtime.totalMemory() - runtime.freeMemory());
        }
        return least / 1024;
    }

    /** The memory of the process, as Linux tells it. */
    private static String resident() throws IOException {
        Path status = Path.of("/proc/self/status");
        if (!Files.isReadable(status)) {
            return "unknown";
        }
        for (String line : Files.readAllLines(status)) {
            if (line.startsWith("VmRSS:")) {
                return line.substring(6).strip();
            }
        }
        return "unknown";
    }

    private static void delete(Path folder) throws IOException {
        try (var paths = Files.walk(folder)) {
            for (Path path : paths.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(path);
            }
        }
    }
}
