package org.jadoube.game;

import org.jadoube.inference.MoveTracker;
import org.jadoube.inference.Ply;
import org.jadoube.rules.Move;
import org.jadoube.rules.MoveTextException;
import org.jadoube.rules.Position;
import org.jadoube.rules.Side;
import org.jadoube.rules.Uci;
import org.jspecify.annotations.Nullable;

/** The move of the side that does not sit at the board; it counts when a hand has made it there. */
final class Remote {

    private final @Nullable Side side;
    private final Desk desk;
    private final MoveTracker tracker;
    private @Nullable Move wanted;
    private int ply;

    Remote(GameSetup setup, Desk desk, MoveTracker tracker) {
        this.side = setup.remote();
        this.desk = desk;
        this.tracker = tracker;
    }

    /** The move that a hand has to make, or null. */
    @Nullable
    Move wanted() {
        return wanted;
    }

    /** A move arrives; it replaces one that was not yet made. */
    void arrived(Input.Remote i, GameLine line, Position likely) {
        GameLine.Told last = line.last();
        boolean stale = i.after() != null
                && line.position().turn() == side
                && last != null
                && !last.uci().equals(i.after());
        Position position = line.position().turn() == side ? line.position() : likely;
        if (side == null || position.turn() != side || stale) {
            desk.say(new GameEvent.Noticed(desk.now(), "remote-not-on-move", side, "house:board"));
            return;
        }
        try {
            Move move = Uci.read(position, i.uci());
            tracker.require(move);
            wanted = move;
            ply = line.size() + (line.position().turn() == side ? 1 : 2);
        } catch (MoveTextException e) {
            desk.say(new GameEvent.Noticed(desk.now(), "remote-illegal", side, "house:board"));
        }
    }

    /** Whether a settled ply may stand: the remote side plays what was sent and nothing else. */
    boolean accepts(Ply settled) {
        return settled.before().turn() != side || settled.move().equals(wanted);
    }

    void made(Ply settled) {
        if (settled.before().turn() == side) {
            wanted = null;
        }
    }

    /** Plies after {@code kept} are others now: a move that answered one of them is dropped. */
    void amended(int kept, GameLine line) {
        if (wanted != null && (ply > kept + 1 || line.position().turn() != side)) {
            wanted = null;
            tracker.require(null);
        }
    }
}
