package org.jadoube.rules.mate;

import org.jadoube.rules.Position;
import org.jadoube.rules.Side;

/** The dead position of 5.2.2: neither side can mate by any series of legal moves, so the game is drawn at once. */
public final class DeadPosition {
    private DeadPosition() {}

    /** Whether the position is proven dead with so many nodes a side; what stays unknown is not dead. */
    public static boolean isDead(Helpmate helpmate, Position position, long nodeLimit) {
        Side first = position.turn();
        return helpmate.canMate(position, first, nodeLimit).isNo()
                && helpmate.canMate(position, first.other(), nodeLimit).isNo();
    }

    /** Whether the verdicts of both sides make a position dead. */
    public static boolean isDead(Verdict white, Verdict black) {
        return white.isNo() && black.isNo();
    }
}
