package org.jadoube.rules.mate;

/** The cheapest way to take away flight squares: a man of the king's own side on each, or help by another attacker. */
final class BlockerChoice {
    /** Moves counted for an attacker that must help. */
    static final int HELP = 9;
    /** In place of a man: a flight left to a helping attacker. */
    static final int HELPED = -1;

    private static final int WORK = 200_000;

    private final Men men;
    private final int[] square;
    private final Ways ways;
    private final int side;
    private final int[] flights = new int[8];
    private final int[] trial = new int[8];
    private final int[] chosen = new int[8];
    private long used;
    private int count;
    private long helped;
    private int best;
    private int work;

    /** Chooses among men of a side that stand on the given squares now. */
    BlockerChoice(Men men, int[] square, Ways ways, int side) {
        this.men = men;
        this.square = square;
        this.ways = ways;
        this.side = side;
    }

    /** The moves it takes to cover the flights, or {@code bound} if not fewer; help is to be had where told. */
    int cheapest(long open, long helpedSquares, int bound) {
        count = 0;
        for (long left = open; left != 0; left &= left - 1) {
            flights[count++] = Long.numberOfTrailingZeros(left);
        }
        helped = helpedSquares;
        best = bound;
        used = 0;
        choose(0, 0);
        return best;
    }

    int count() {
        return count;
    }

    int flight(int i) {
        return flights[i];
    }

    /** The man chosen for a flight, or {@link #HELPED}. */
    int chosen(int i) {
        return chosen[i];
    }

    private void choose(int at, int cost) {
        if (cost >= best || ++work > WORK) {
            return;
        }
        if (at == count) {
            best = cost;
            System.arraycopy(trial, 0, chosen, 0, count);
            return;
        }
        for (int i = 0; i < men.count; i++) {
            if (men.side[i] != side || men.piece[i] == Node.KING || (used >>> i & 1) != 0) {
                continue;
            }
            int way = way(i, flights[at]);
            if (way < Ways.NONE) {
                used |= 1L << i;
                trial[at] = i;
                choose(at + 1, cost + way);
                used &= ~(1L << i);
            }
        }
        if ((helped >>> flights[at] & 1) != 0) {
            trial[at] = HELPED;
            choose(at + 1, cost + HELP);
        }
    }

    private int way(int i, int goal) {
        if ((men.reach[i] >>> goal & 1) != 0) {
            return ways.to(goal, men.piece[i], side, -1L)[square[i]];
        }
        boolean promotes = (men.promoted[i] >>> goal & 1) != 0;
        return promotes ? MatePatterns.steps(square[i], side) + MatePatterns.PROMOTION : Ways.NONE;
    }

    /** Whether a man goes to a square only after promotion; it is drawn as a knight. */
    boolean promotes(int i, int goal) {
        return (men.reach[i] >>> goal & 1) == 0;
    }
}
