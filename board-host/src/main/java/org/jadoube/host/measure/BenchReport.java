package org.jadoube.host.measure;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;

/** Sums over the games of one profile, and prints them. */
final class BenchReport {

    private int games;
    private int exact;
    private int open;
    private int broken;
    private int plies;
    private int wrong;
    private int silent;
    private int asks;
    private int promotionAsks;
    private int amends;
    private int falseTouches;
    private int faults;
    private int falseFaults;
    private int bounded;
    private long frames;
    private long nanos;
    private final List<Long> provisional = new ArrayList<>();
    private final List<Long> settled = new ArrayList<>();

    synchronized void add(GameScore game, long took) {
        games++;
        exact += game.exact() ? 1 : 0;
        open += game.open() ? 1 : 0;
        plies += game.plies();
        wrong += game.wrongPlies();
        silent += game.silentPlies();
        asks += game.asks();
        promotionAsks += game.promotionAsks();
        amends += game.amends();
        falseTouches += game.falseTouches();
        faults += game.faultsTold();
        falseFaults += game.falseFaults();
        bounded += game.bounded();
        frames += game.frames();
        nanos += took;
        provisional.addAll(game.toProvisional());
        settled.addAll(game.toSettled());
    }

    /** Counts a game at which the program itself failed; it is among those that are not exact. */
    synchronized void broke() {
        broken++;
    }

    /** The names of the columns of {@link #line}. */
    static String heading() {
        return "profile    sensor     games exact  open wrong   plies wrong/10k silent asks/game promotions amends/game"
                + "  provisional ms   settled ms  touches faults false bounded/10k broken  seconds";
    }

    String line(String profile, String sensor) {
        return String.format(
                Locale.ROOT,
                "%-10s %-10s %5d %5d %5d %5d %7d %9.1f %6d %9.3f %10.3f %11.3f %7d/%-7d %6d/%-6d %7d %6d %5d %11.1f %6d %8.2f",
                values(profile, sensor));
    }

    /** The two lines above the rows of {@link #row}. */
    static String tableHeading() {
        return "| profile | sensor | exact | open | wrong | wrong in 10,000 | silent | questions a game, of promotions | amendments a game"
                + " | provisional ms, median / p99 | settled ms, median / p99 | false touches | faults told, falsely"
                + " | bounded in 10,000 |\n"
                + "|---|---|---|---|---|---|---|---|---|---|---|---|---|---|";
    }

    /** The same as {@link #line} for docs/measurements.md. */
    String row(String profile, String sensor) {
        return String.format(
                Locale.ROOT,
                "| %1$s | %2$s | %4$d of %3$d | %5$d | %6$d | %8$.1f | %9$d | %10$.3f, %11$.3f | %12$.3f | %13$d / %14$d"
                        + " | %15$d / %16$d | %17$d | %18$d, %19$d | %20$.1f |",
                values(profile, sensor));
    }

    /** All figures, in the order of {@link #line}. */
    private Object[] values(String profile, String sensor) {
        return new Object[] {
            profile,
            sensor,
            games,
            exact,
            open,
            games - exact - open,
            plies,
            plies == 0 ? 0 : wrong * 10_000.0 / plies,
            silent,
            per(asks),
            per(promotionAsks),
            per(amends),
            quantile(provisional, 0.5),
            quantile(provisional, 0.99),
            quantile(settled, 0.5),
            quantile(settled, 0.99),
            falseTouches,
            faults,
            falseFaults,
            frames == 0 ? 0 : bounded * 10_000.0 / frames,
            broken,
            nanos / 1e9
        };
    }

    private double per(int count) {
        return games == 0 ? 0 : (double) count / games;
    }

    private static long quantile(List<Long> values, double share) {
        if (values.isEmpty()) {
            return 0;
        }
        Collections.sort(values);
        return values.get((int) Math.min(values.size() - 1L, Math.round(share * (values.size() - 1))));
    }
}
