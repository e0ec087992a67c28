package org.jadoube.host.archive;

import java.util.Locale;

/**
 * What a player has made of his games: a point a win, half a point a draw.
 *
 * @param wins, draws, losses games that have a result
 * @param asWhite how many of these he had White in
 * @param millis time used on moves whose time was noted
 * @param timed how many moves that were
 */
public record PlayerScore(int wins, int draws, int losses, int asWhite, long millis, int timed) {

    /** No game yet. */
    public static final PlayerScore NONE = new PlayerScore(0, 0, 0, 0, 0, 0);

    /** The same with one more game; {@code result} as PGN writes it. */
    PlayerScore plus(String result, boolean white, long used, int moves) {
        boolean decided = result.equals("1-0") || result.equals("0-1");
        boolean won = decided && result.equals("1-0") == white;
        boolean counts = !result.equals("*");
        return new PlayerScore(
                wins + (won ? 1 : 0),
                draws + (result.equals("1/2-1/2") ? 1 : 0),
                losses + (decided && !won ? 1 : 0),
                asWhite + (counts && white ? 1 : 0),
                millis + used,
                timed + moves);
    }

    /** Games that have a result. */
    public int games() {
        return wins + draws + losses;
    }

    /** Twice the points, so that halves are whole. */
    public int halfPoints() {
        return 2 * wins + draws;
    }

    /** The points as chess players write them: {@code 2}, {@code 2½}. */
    public String points() {
        String whole = halfPoints() == 1 ? "" : String.valueOf(halfPoints() / 2);
        return halfPoints() % 2 == 0 ? whole : whole + "½";
    }

    /** The time used where times were noted, as {@code 1:02:03}. */
    public String used() {
        long seconds = Math.round(millis / 1000.0);
        return String.format(Locale.ROOT, "%d:%02d:%02d", seconds / 3_600, seconds / 60 % 60, seconds % 60);
    }

    /** Seconds a move on average, where times were noted; -1 if none was. */
    public double secondsAMove() {
        return timed == 0 ? -1 : millis / 1000.0 / timed;
    }
}
