package org.jadoube.host.engine;

import java.util.List;
import java.util.OptionalInt;

/**
 * How strong an engine plays, from 1 (a beginner wins) to 20 (as strong as it can). A level is made of what most
 * engines offer: {@code Skill Level} or {@code UCI_Elo}, bounds on depth and positions that cost a Raspberry Pi the
 * same as a big machine, and, at the lowest levels, a bent for moves that are not quite the best.
 *
 * @param number 1 to 20
 * @param skill {@code Skill Level}, where it is used
 * @param elo {@code UCI_Elo}, on the engine's own scale, where it is used
 * @param limit how long it thinks about a move without a clock
 * @param slack how much worse, in hundredths of a pawn, a move may be and still be played now and then; 0: never
 */
record Level(int number, OptionalInt skill, OptionalInt elo, Limit limit, int slack) {
    /** As strong as it can. */
    static final int HIGHEST = 20;

    /** The level that is meant when none is named. */
    static final int USUAL = 5;

    private static final List<Level> ALL = List.of(
            weak(1, 0, 1, 400),
            weak(2, 0, 1, 250),
            weak(3, 0, 2, 160),
            weak(4, 1, 2, 100),
            weak(5, 2, 3, 60),
            weak(6, 3, 4, 30),
            rated(7, 1350, 20_000, 400),
            rated(8, 1450, 20_000, 400),
            rated(9, 1550, 30_000, 500),
            rated(10, 1650, 40_000, 600),
            rated(11, 1750, 60_000, 700),
            rated(12, 1850, 80_000, 800),
            rated(13, 1950, 120_000, 900),
            rated(14, 2050, 160_000, 1_000),
            rated(15, 2150, 240_000, 1_200),
            rated(16, 2300, 320_000, 1_400),
            rated(17, 2450, 500_000, 1_700),
            rated(18, 2600, 700_000, 2_000),
            rated(19, 2850, 1_000_000, 2_500),
            new Level(20, OptionalInt.empty(), OptionalInt.empty(), Limit.millis(3_000), 0));

    /** From here on the engine gives up a lost game and takes a draw for what it is: below, a child wants to mate. */
    private static final int GROWN_UP = 8;

    private static Level weak(int number, int skill, int depth, int slack) {
        return new Level(
                number, OptionalInt.of(skill), OptionalInt.empty(), new Limit(depth, 0, 300, List.of()), slack);
    }

    private static Level rated(int number, int elo, long nodes, long millis) {
        return new Level(number, OptionalInt.empty(), OptionalInt.of(elo), new Limit(0, nodes, millis, List.of()), 0);
    }

    /**
     * The level with this number.
     *
     * @throws IllegalArgumentException if it is not 1 to 20
     */
    static Level of(int number) {
        if (number < 1 || number > ALL.size()) {
            throw new IllegalArgumentException("a level from 1 to " + ALL.size() + " expected, not " + number);
        }
        return ALL.get(number - 1);
    }

    /** Every level, the weakest first. */
    static List<Level> all() {
        return ALL;
    }

    /** Whether the engine resigns at this level. */
    boolean resigns() {
        return number >= GROWN_UP;
    }

    /** How many of its best moves the engine tells, so that one of them may be chosen. */
    int lines() {
        return slack > 0 ? 8 : 1;
    }
}
