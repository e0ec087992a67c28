package org.jadoube.host.archive;

import java.util.Arrays;

/**
 * How games came out.
 *
 * @param white won by White
 * @param draws drawn
 * @param black won by Black
 * @param open without a result
 */
public record Tally(int white, int draws, int black, int open) {

    /** No game yet. */
    public static final Tally NONE = new Tally(0, 0, 0, 0);

    /** The same with one more game. */
    public Tally plus(String result) {
        return switch (result) {
            case "1-0" -> new Tally(white + 1, draws, black, open);
            case "0-1" -> new Tally(white, draws, black + 1, open);
            case "1/2-1/2" -> new Tally(white, draws + 1, black, open);
            default -> new Tally(white, draws, black, open + 1);
        };
    }

    /** All games. */
    public int games() {
        return white + draws + black + open;
    }

    /** White, drawn, Black and open in whole thousandths of all games that add up to 1,000; all 0 without a game. */
    public int[] perMille() {
        int[] counts = {white, draws, black, open};
        int games = games();
        int[] parts = new int[counts.length];
        if (games == 0) {
            return parts;
        }
        Integer[] order = {0, 1, 2, 3};
        int left = 1_000;
        for (int i = 0; i < counts.length; i++) {
            parts[i] = counts[i] * 1_000 / games;
            left -= parts[i];
        }
        // What rounding down left over goes to those that lost most by it.
        Arrays.sort(order, (a, b) -> Integer.compare(counts[b] * 1_000 % games, counts[a] * 1_000 % games));
        for (int i = 0; i < left; i++) {
            parts[order[i]]++;
        }
        return parts;
    }
}
