package org.jadoube.game;

import org.jadoube.arbiter.RemoteSides;
import org.jadoube.inference.MoveTracker;
import org.jadoube.inference.Ply;
import org.jadoube.rules.Move;
import org.jadoube.rules.MoveTextException;
import org.jadoube.rules.Position;
import org.jadoube.rules.San;
import org.jadoube.rules.Side;
import org.jadoube.rules.Uci;
import org.jspecify.annotations.Nullable;

/** The move of a side that does not sit at the board; it counts when a hand has made it there. */
final class Remote {

    private final Desk desk;
    private final MoveTracker tracker;
    private RemoteSides sides;
    private @Nullable Move wanted;
    private Side sender = Side.WHITE;
    private int ply;

    Remote(GameSetup setup, Desk desk, MoveTracker tracker) {
        this.sides = setup.remote();
        this.desk = desk;
        this.tracker = tracker;
    }

    /** The move that a hand has to make, or null. */
    @Nullable
    Move wanted() {
        return wanted;
    }

    /** Whether the hand at the board moves for {@code side} and only does what was sent. */
    boolean isOf(Side side) {
        return sides.has(side);
    }

    /** From here on these sides sit elsewhere; a move of a side that came to the board need not be made. */
    void changed(RemoteSides now, GameLine line) {
        sides = now;
        if (wanted != null && !now.has(line.position().turn())) {
            drop();
        }
    }

    /** A move arrives; it replaces one that was not yet made. */
    void arrived(Input.Remote i, GameLine line, Position likely) {
        GameLine.Told last = line.last();
        boolean due = sides.has(line.position().turn());
        boolean stale = i.after() != null && due && last != null && !last.uci().equals(i.after());
        Position position = due ? line.position() : likely;
        Side by = position.turn();
        if (!sides.has(by) || stale) {
            desk.say(new GameEvent.Noticed(desk.now(), "remote-not-on-move", absent(by), "house:board"));
            return;
        }
        try {
            Move move = Uci.read(position, i.uci());
            tracker.require(move);
            wanted = move;
            desk.say(new GameEvent.Sent(desk.now(), by, move.uci(position.chess960()), San.write(position, move)));
            sender = by;
            ply = line.size() + (due ? 1 : 2);
        } catch (MoveTextException e) {
            desk.say(new GameEvent.Noticed(desk.now(), "remote-illegal", by, "house:board"));
        }
    }

    /** Whom a refusal concerns: the side that sits elsewhere, if one does. */
    private @Nullable Side absent(Side turn) {
        return sides.has(turn) ? turn : sides.has(turn.other()) ? turn.other() : null;
    }

    /** Whether a settled ply may stand: a remote side plays what was sent and nothing else. */
    boolean accepts(Ply settled) {
        return !sides.has(settled.before().turn()) || settled.move().equals(wanted);
    }

    void made(Ply settled) {
        if (sides.has(settled.before().turn())) {
            wanted = null;
        }
    }

    /** Plies after {@code kept} are others now: a move that answered one of them is dropped. */
    void amended(int kept, GameLine line) {
        if (wanted != null && (ply > kept + 1 || !sides.has(line.position().turn()))) {
            drop();
        }
    }

    private void drop() {
        Move dropped = wanted;
        if (dropped != null) {
            desk.say(new GameEvent.Sent(desk.now(), sender, null, null));
        }
        wanted = null;
        tracker.require(null);
    }
}
