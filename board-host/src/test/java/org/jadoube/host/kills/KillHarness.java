package org.jadoube.host.kills;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.Map;
import java.util.SplittableRandom;

/**
 * Kills the real service as a cut of power would, many times over whole games, and starts it again: no settled move that was
 * told may be lost, none doubled, and every start must succeed. {@code KillHarness N SEED}.
 */
public final class KillHarness {

    private KillHarness() {}

    /** Runs so many kills from a seed; exit code 1 at the first that was not survived. */
    public static void main(String[] args) throws IOException, InterruptedException {
        int kills = args.length > 0 ? Integer.parseInt(args[0]) : 20;
        long seed = args.length > 1 ? Long.parseLong(args[1]) : 1;
        Path folder = Files.createTempDirectory("jadoube-kills");
        long begun = System.nanoTime();
        Map<Kill, Integer> survived = new EnumMap<>(Kill.class);
        try {
            int games = run(kills, seed, folder, survived);
            long seconds = (System.nanoTime() - begun) / 1_000_000_000;
            System.out.println(kills + " kills survived " + survived + ", seed " + seed + ", " + games + " games, "
                    + seconds + " s; no move lost, none doubled, no start failed");
        } catch (NotSurvived e) {
            System.out.println("after " + survived + ", seed " + seed + ": " + e.getMessage() + "; kept in " + folder);
            System.exit(1);
        }
        delete(folder);
        System.exit(0);
    }

    private static int run(int kills, long seed, Path folder, Map<Kill, Integer> survived)
            throws IOException, InterruptedException, NotSurvived {
        SplittableRandom dice = new SplittableRandom(seed);
        int games = 0;
        for (int evening = 0; sum(survived) < kills; evening++) {
            Evening played =
                    new Evening(folder.resolve("data-" + evening), Evening.Kind.of(evening), dice.split(), survived);
            games += played.play(kills);
            System.err.println(sum(survived) + " kills survived so far " + survived);
        }
        return games;
    }

    static int sum(Map<Kill, Integer> survived) {
        return survived.values().stream().mapToInt(Integer::intValue).sum();
    }

    private static void delete(Path folder) throws IOException {
        try (var paths = Files.walk(folder)) {
            for (Path path : paths.sorted(java.util.Comparator.reverseOrder()).toList()) {
                Files.delete(path);
            }
        }
    }
}
