package org.jadoube.host.kills;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.Locale;

/**
 * Hours of simulated play on one session with its journals, archive, page and mirrors, with faults of the board drawn at random and
 * plugs pulled between games. {@code Soak HOURS SEED}, or {@code Soak 1000g SEED} for so many games: exit code 1 if memory,
 * threads or open files grow, or a journal, a viewer of the link, or a reader of the DGT board tells another game than was
 * played.
 */
public final class Soak {

    private static final long HOUR = 3_600_000;
    private static final int EVERY = 100;

    /** By then everything has been loaded and compiled that a game needs. */
    private static final int WARM = 30;

    private Soak() {}

    /** Plays so many hours of board time. */
    public static void main(String[] args) throws IOException {
        String howLong = args.length > 0 ? args[0] : "24";
        boolean byGames = howLong.endsWith("g");
        long hours = byGames ? Long.MAX_VALUE / HOUR : Long.parseLong(howLong);
        int games = byGames ? Integer.parseInt(howLong.substring(0, howLong.length() - 1)) : Integer.MAX_VALUE;
        long seed = args.length > 1 ? Long.parseLong(args[1]) : 1;
        Path folder = Files.createTempDirectory("jadoube-soak");
        String amiss = "";
        try (Soaked soaked = new Soaked(folder, seed)) {
            amiss = soak(soaked, hours, games);
        } catch (NotSurvived e) {
            amiss = String.valueOf(e.getMessage());
        } finally {
            delete(folder);
        }
        System.out.print(amiss.isEmpty() ? "" : amiss + "\n");
        System.exit(amiss.isEmpty() ? 0 : 1);
    }

    private static String soak(Soaked soaked, long hours, int games) throws IOException, NotSurvived {
        long begun = System.nanoTime();
        Held warm = Held.now();
        while (soaked.t() < hours * HOUR && soaked.games() < games) {
            soaked.game();
            if (soaked.games() == WARM) {
                warm = Held.now();
                System.out.println("warm after " + WARM + " games: " + warm);
            } else if (soaked.games() % EVERY == 0) {
                System.out.println(soaked.told() + ", " + Held.now());
            }
        }
        Held held = Held.now();
        System.out.printf(
                Locale.ROOT,
                "%d h of board time in %d s: %s, %s%n",
                soaked.t() / HOUR,
                (System.nanoTime() - begun) / 1_000_000_000,
                soaked.told(),
                held);
        return soaked.games() > WARM ? held.grownSince(warm) : "";
    }

    private static void delete(Path folder) throws IOException {
        try (var paths = Files.walk(folder)) {
            for (Path path : paths.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(path);
            }
        }
    }
}
