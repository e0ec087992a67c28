package org.jadoube.host.engine;

import java.util.ArrayDeque;
import java.util.Deque;

/**
 * When an engine gives up and when it is content with a draw: never on one score alone, for engines change their mind,
 * and never early, for the opponent has come to play.
 */
final class Temper {

    /** So many of its own moves in a row must say the same. */
    private static final int WINDOW = 4;

    /** A rook and a bishop down, in hundredths of a pawn: masters stop playing. */
    private static final int LOST = -800;

    /** Nobody resigns before this move. */
    private static final int RESIGN_FROM = 15;

    /** As good as level, in hundredths of a pawn. */
    private static final int LEVEL = 40;

    /** Worse than this it takes a draw as soon as it may. */
    private static final int WORSE = -100;

    /** A level game is no draw before this move. */
    private static final int DRAW_FROM = 25;

    /** A worse one is, from here on. */
    private static final int RESCUE_FROM = 10;

    private final boolean resigns;
    private final Deque<Integer> scores = new ArrayDeque<>();

    /** {@code resigns}: it gives up a lost game. */
    Temper(boolean resigns) {
        this.resigns = resigns;
    }

    /** A new game, or moves taken back: what was thought is past. */
    void forget() {
        scores.clear();
    }

    /** What it thought of its position before its move, in hundredths of a pawn. */
    void felt(int centipawns) {
        scores.addLast(centipawns);
        if (scores.size() > WINDOW) {
            scores.removeFirst();
        }
    }

    /** Whether it gives up now. */
    boolean givesUp(int moveNumber) {
        return resigns && moveNumber >= RESIGN_FROM && atMost(LOST);
    }

    /** Whether it takes a draw that is offered now. */
    boolean takesDraw(int moveNumber) {
        boolean level = moveNumber >= DRAW_FROM && atMost(LEVEL);
        boolean worse = moveNumber >= RESCUE_FROM && atMost(WORSE);
        return level || worse;
    }

    private boolean atMost(int most) {
        return scores.size() == WINDOW && scores.stream().allMatch(score -> score <= most);
    }
}
