package org.jadoube.arbiter;

import java.util.Locale;

/**
 * What follows from an irregularity that is found only later in the game (articles 7.2, 7.3, 7.5.1, 7.6).
 *
 * @param kind what was found
 * @param outcome what happens with the game
 * @param ply for {@link Outcome#RESTORE}: the game stands again as after this ply
 * @param law the article
 */
public record Irregularity(Kind kind, Outcome outcome, int ply, String law) implements Verdict {
    private static final int TEN_MOVES = 10;

    /** What can be found later. */
    public enum Kind {
        /** A move that was made long ago was illegal (7.5.1). */
        ILLEGAL_MOVE(Ruling.Kind.ILLEGAL_MOVE),
        /** Men have been displaced (7.6). */
        DISPLACED(Ruling.Kind.DISPLACED),
        /** The first position was wrong (7.2.1). */
        WRONG_SET_UP(Ruling.Kind.WRONG_SET_UP),
        /** The players had each other's colours (7.3). */
        COLOURS_REVERSED(Ruling.Kind.COLOURS_REVERSED),
        /** The board stands turned against article 2.1 (7.2.2). */
        BOARD_TURNED(Ruling.Kind.BOARD_TURNED);

        private final Ruling.Kind ruling;

        Kind(Ruling.Kind ruling) {
            this.ruling = ruling;
        }

        /** The name in words and rulings, such as "wrong-set-up". */
        public String word() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }

        /** How it is ruled on. */
        public Ruling.Kind ruling() {
            return ruling;
        }

        /** Whether it happened at one ply of the game. */
        public boolean atPly() {
            return this == ILLEGAL_MOVE || this == DISPLACED;
        }
    }

    /** What happens with the game. */
    public enum Outcome {
        /** Back to an earlier position. */
        RESTORE,
        /** The game is cancelled and a new one played. */
        NEW_GAME,
        /** The game goes on as it stands. */
        PLAY_ON
    }

    /**
     * What follows.
     *
     * @param ply the first ply, from 1, that can no longer stand, for a kind that has one
     * @param moves the moves that each player has made
     */
    static Irregularity of(Kind kind, int ply, TimeCategory category, int moves) {
        return switch (kind) {
            case ILLEGAL_MOVE -> illegalMoveAt(ply);
            case DISPLACED -> displacedAt(ply);
            case WRONG_SET_UP -> wrongSetUp(category, moves);
            case COLOURS_REVERSED -> coloursReversed(moves);
            case BOARD_TURNED -> new Irregularity(kind, Outcome.PLAY_ON, 0, "7.2.2");
        };
    }

    /** Ply {@code ply} (from 1) turns out to have been illegal, at any time during the game (7.5.1). */
    public static Irregularity illegalMoveAt(int ply) {
        return backTo(Kind.ILLEGAL_MOVE, ply, "7.5.1");
    }

    /** Men had been displaced when ply {@code ply} was made: back to the last position that is known to be right (7.6). */
    public static Irregularity displacedAt(int ply) {
        return backTo(Kind.DISPLACED, ply, "7.6");
    }

    private static Irregularity backTo(Kind kind, int ply, String law) {
        if (ply < 1) {
            throw new IllegalArgumentException("plies are numbered from 1: " + ply);
        }
        return new Irregularity(kind, Outcome.RESTORE, ply - 1, law);
    }

    /** The first position was wrong; {@code moves} have been completed by each (7.2.1, in fast games A.5.1.2). */
    public static Irregularity wrongSetUp(TimeCategory category, int moves) {
        return category != TimeCategory.STANDARD && moves >= TEN_MOVES
                ? new Irregularity(Kind.WRONG_SET_UP, Outcome.PLAY_ON, 0, "A.5.1.2")
                : new Irregularity(Kind.WRONG_SET_UP, Outcome.NEW_GAME, 0, "7.2.1");
    }

    /** The colours were reversed; {@code moves} have been made by each (7.3). */
    public static Irregularity coloursReversed(int moves) {
        return new Irregularity(
                Kind.COLOURS_REVERSED, moves < TEN_MOVES ? Outcome.NEW_GAME : Outcome.PLAY_ON, 0, "7.3");
    }
}
