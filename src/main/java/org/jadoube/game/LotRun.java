package org.jadoube.game;

import java.util.HashMap;
import java.util.Map;
import org.jadoube.light.Light;
import org.jadoube.light.LightScene;

/**
 * Lots drawn by light: one square runs around the rim of the board, ever slower, and stops before the player who begins;
 * then that player's part of the rim is lit.
 */
final class LotRun {

    /** How long the light runs, in ms. */
    static final long RUNS = 4_000;

    /** How long the part of the one who begins is lit, in ms. */
    static final long SHOWS = 3_000;

    private static final int RIM = Lots.MOST;

    private static final int ROUNDS = 2 * RIM;

    private final long since;
    private final int players;
    private final int winner;
    private final int stop;

    /** The run of these lots from {@code t} on. */
    LotRun(Lots lots, long t) {
        since = t;
        players = lots.players().size();
        winner = lots.winner();
        stop = ROUNDS + middle(winner);
    }

    /** When the light stands still, in ms. */
    long stops() {
        return since + RUNS;
    }

    /** When the board is dark again, in ms. */
    long ends() {
        return stops() + SHOWS;
    }

    /** When the scene changes next after {@code t}, in ms. */
    long next(long t) {
        if (t >= stops()) {
            return ends();
        }
        return since + reached(step(t) + 1);
    }

    /** The scene at {@code t}. */
    LightScene at(long t) {
        if (t >= ends()) {
            return LightScene.DARK;
        }
        Map<Integer, Light> lit = new HashMap<>();
        if (t >= stops()) {
            for (int place = 0; place < RIM; place++) {
                if (seat(place) == winner) {
                    lit.put(square(place), Light.TARGET);
                }
            }
        } else {
            lit.put(square(step(t) % RIM), Light.TARGET);
        }
        return new LightScene(lit);
    }

    /** How many squares the light has gone on by {@code t}. */
    private int step(long t) {
        int step = 0;
        while (step < stop && since + reached(step + 1) <= t) {
            step++;
        }
        return step;
    }

    /** When the light reaches its n-th square, in ms of the run: it loses its speed evenly. */
    private long reached(int step) {
        return step >= stop ? RUNS : Math.round(RUNS * (1 - Math.sqrt(1 - (double) step / stop)));
    }

    /** The place in the middle of a player's part of the rim. */
    private int middle(int seat) {
        return Math.floorMod(Math.ceilDiv(seat * RIM, players) - 1, RIM);
    }

    /** Whose part of the rim a place belongs to; the first player's is around the middle of the first rank. */
    private int seat(int place) {
        return ((2 * place + 1) * players + RIM) / (2 * RIM) % players;
    }

    /** The squares of the rim, clockwise seen from above: from d1 over a1, a8, h8 and h1 to e1. */
    static int square(int place) {
        int at = (place + 4) % RIM;
        return switch (at / 7) {
            case 0 -> 7 - at;
            case 1 -> (at - 7) * 8;
            case 2 -> 56 + at - 14;
            default -> 63 - (at - 21) * 8;
        };
    }
}
