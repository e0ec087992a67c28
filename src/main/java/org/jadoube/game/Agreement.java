package org.jadoube.game;

import java.util.List;
import org.jadoube.rules.Position;
import org.jadoube.rules.Side;
import org.jadoube.rules.Square;
import org.jadoube.sensing.SquareEdge;
import org.jspecify.annotations.Nullable;

/**
 * Whether both players have agreed to what was set before the first move: by a word, by lifting their king and putting
 * him back, or by the first move. Nobody has to: who just plays has agreed.
 */
final class Agreement {

    private final Desk desk;
    private final PutBacks kings = new PutBacks();
    private boolean open;
    private boolean white;
    private boolean black;

    Agreement(Desk desk) {
        this.desk = desk;
    }

    /** Something was set: both are asked to agree to it. */
    void proposed() {
        open = true;
        white = false;
        black = false;
        kings.forget();
        tell();
    }

    /** A player has said yes, or both when {@code by} is null. */
    void agreed(@Nullable Side by) {
        boolean more = (by != Side.BLACK && !white) || (by != Side.WHITE && !black);
        white |= by != Side.BLACK;
        black |= by != Side.WHITE;
        if (more) {
            open = true;
            tell();
        }
        close();
    }

    /** The kings whose lift means a yes and no touch; nothing once both have agreed. */
    long kings(Position start) {
        return open ? bit(start.king(Side.WHITE)) | bit(start.king(Side.BLACK)) : 0;
    }

    private static long bit(int square) {
        return square < 0 ? 0 : Square.bit(square);
    }

    /** Edges before the first move. */
    void follow(List<SquareEdge> edges, Position start) {
        long back = kings.follow(edges, kings(start));
        for (Side side : Side.values()) {
            if ((back & bit(start.king(side))) != 0) {
                agreed(side);
            }
        }
    }

    /** The first move is made: who plays has agreed. */
    void played() {
        if (open) {
            agreed(null);
        }
    }

    /** A new game is played by the same rules; there is nothing to agree to. */
    void forget() {
        open = false;
        white = false;
        black = false;
        kings.forget();
    }

    private void close() {
        if (white && black) {
            open = false;
        }
    }

    private void tell() {
        desk.say(new GameEvent.Agreed(desk.now(), white, black));
    }
}
