package org.jadoube.host.bridge.dgt;

import org.jadoube.hardware.dgt.ClockTimes;
import org.jadoube.host.bridge.ClockFace;
import org.jadoube.rules.Side;
import org.jspecify.annotations.Nullable;

/** The game's clock as a DGT clock shows it: whole seconds begun, White on the left, the lever by whose turn it is. */
final class ClockBuilder {
    private static final int MILLIS = 1_000;
    /** The lever stands as the programs have seen it beside a real board: up on the right while the left is to move. */
    private static final int LEFT = ClockTimes.LEFT_TO_MOVE | ClockTimes.RIGHT_HIGH;

    /** A clock that has not been set. */
    static final ClockTimes STOPPED =
            new ClockTimes(new ClockTimes.Face(0, false), new ClockTimes.Face(0, false), LEFT);

    private ClockBuilder() {}

    /** What it shows at {@code now}; without a clock in the game it stands at nothing and still tells whose turn it is. */
    static ClockTimes times(@Nullable ClockFace clock, @Nullable Side turn, long now) {
        if (clock == null) {
            // Nobody presses a lever: it stays as it is.
            int whose = turn == Side.BLACK ? ClockTimes.RIGHT_TO_MOVE : ClockTimes.LEFT_TO_MOVE;
            return new ClockTimes(STOPPED.left(), STOPPED.right(), whose | ClockTimes.RIGHT_HIGH);
        }
        Side toMove = clock.running() == null ? turn : clock.running();
        int status = (toMove == Side.BLACK ? ClockTimes.RIGHT_TO_MOVE : LEFT)
                | (clock.running() == null ? 0 : ClockTimes.RUNNING);
        return new ClockTimes(face(clock.left(Side.WHITE, now)), face(clock.left(Side.BLACK, now)), status);
    }

    private static ClockTimes.Face face(long left) {
        long seconds = (left + MILLIS - 1) / MILLIS;
        return new ClockTimes.Face((int) Math.min(ClockTimes.Face.MOST, seconds), left == 0);
    }
}
