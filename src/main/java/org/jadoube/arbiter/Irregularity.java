package org.jadoube.arbiter;

/**
 * What follows from an irregularity that is found only later in the game (articles 7.2, 7.3, 7.5.1).
 *
 * @param outcome what happens with the game
 * @param ply for {@link Outcome#RESTORE}: the game stands again as after this ply
 * @param law the article
 */
public record Irregularity(Outcome outcome, int ply, String law) {
    private static final int TEN_MOVES = 10;

    /** What happens with the game. */
    public enum Outcome {
        /** Back to an earlier position. */
        RESTORE,
        /** The game is cancelled and a new one played. */
        NEW_GAME,
        /** The game goes on as it stands. */
        PLAY_ON
    }

    /** Ply {@code ply} (from 1) turns out to have been illegal, at any time during the game (7.5.1). */
    public static Irregularity illegalMoveAt(int ply) {
        if (ply < 1) {
            throw new IllegalArgumentException("plies are numbered from 1: " + ply);
        }
        return new Irregularity(Outcome.RESTORE, ply - 1, "7.5.1");
    }

    /** The first position was wrong; {@code moves} have been completed by each (7.2.1, in fast games A.5.1.2). */
    public static Irregularity wrongSetUp(TimeCategory category, int moves) {
        return category != TimeCategory.STANDARD && moves >= TEN_MOVES
                ? new Irregularity(Outcome.PLAY_ON, 0, "A.5.1.2")
                : new Irregularity(Outcome.NEW_GAME, 0, "7.2.1");
    }

    /** The colours were reversed; {@code moves} have been made by each (7.3). */
    public static Irregularity coloursReversed(int moves) {
        return new Irregularity(moves < TEN_MOVES ? Outcome.NEW_GAME : Outcome.PLAY_ON, 0, "7.3");
    }
}
