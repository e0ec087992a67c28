package org.jadoube.host.kills;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Kills the real service as a cut of power would, many times over whole games, and starts it again: no settled move that was
 * told may be lost, none doubled, and every start must succeed. {@code KillHarness N SEED [LANES]}: so many services are
 * played on at a time, each on data of its own; the games and the kinds of kills of an evening hang on the seed alone.
 */
public final class KillHarness {

    /** The dice of the evenings begun so far. */
    private static final List<SplittableRandom> DICE = new ArrayList<>();

    private KillHarness() {}

    /** Runs so many kills from a seed; exit code 1 at the first that was not survived. */
    public static void main(String[] args) throws IOException, InterruptedException {
        int kills = args.length > 0 ? Integer.parseInt(args[0]) : 20;
        long seed = args.length > 1 ? Long.parseLong(args[1]) : 1;
        int lanes = args.length > 2 ? Integer.parseInt(args[2]) : 1;
        Path folder = Files.createTempDirectory("jadoube-kills");
        long begun = System.nanoTime();
        Tally tally = new Tally(kills);
        List<String> failures = run(tally, seed, lanes, folder);
        long seconds = (System.nanoTime() - begun) / 1_000_000_000;
        if (!failures.isEmpty()) {
            System.out.println("after " + tally + ", seed " + seed + ": " + failures + "; kept in " + folder);
            System.exit(1);
        }
        System.out.println(
                tally + ", seed " + seed + ", " + seconds + " s; no move lost, none doubled, no start failed");
        delete(folder);
        System.exit(0);
    }

    private static List<String> run(Tally tally, long seed, int lanes, Path folder) throws InterruptedException {
        SplittableRandom dice = new SplittableRandom(seed);
        AtomicInteger evenings = new AtomicInteger();
        List<String> failures = Collections.synchronizedList(new ArrayList<>());
        List<Thread> threads = new ArrayList<>();
        for (int lane = 0; lane < lanes; lane++) {
            threads.add(Thread.ofPlatform().start(() -> {
                while (!tally.isDone()) {
                    int evening = evenings.getAndIncrement();
                    try {
                        new Evening(
                                        folder.resolve("data-" + evening),
                                        Evening.Kind.of(evening),
                                        of(dice, evening),
                                        tally)
                                .play();
                        System.err.println("so far " + tally);
                    } catch (NotSurvived | IOException | RuntimeException e) {
                        failures.add(String.valueOf(e.getMessage()));
                        tally.stop();
                    } catch (InterruptedException e) {
                        Thread.currentThread().interrupt();
                        tally.stop();
                    }
                }
            }));
        }
        for (Thread thread : threads) {
            thread.join();
        }
        return failures;
    }

    /** The dice of an evening, whichever lane plays it. */
    private static SplittableRandom of(SplittableRandom dice, int evening) {
        synchronized (DICE) {
            while (DICE.size() <= evening) {
                DICE.add(dice.split());
            }
            return DICE.get(evening);
        }
    }

    private static void delete(Path folder) throws IOException {
        try (var paths = Files.walk(folder)) {
            for (Path path : paths.sorted(java.util.Comparator.reverseOrder()).toList()) {
                Files.delete(path);
            }
        }
    }
}
