package org.jadoube.arbiter;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.jadoube.rules.History;
import org.jadoube.rules.Move;
import org.jadoube.rules.Position;
import org.jadoube.rules.Side;
import org.jspecify.annotations.Nullable;

/**
 * The moves made in a game and which of them are completed (articles 1.3, 6.2.1).
 *
 * <p>Plies are numbered from 1. A made move may be completed much later.
 */
final class GameLine {
    private History history;
    private final List<Move> moves = new ArrayList<>();
    private final BitSet done = new BitSet();
    private final boolean bothMovedBefore;

    /**
     * A game that begins here.
     *
     * @param before moves already played and completed
     */
    GameLine(Position start, List<Move> before) {
        history = History.of(start);
        bothMovedBefore = start.fullmoveNumber() > 1;
        before.forEach(this::play);
        done.set(1, before.size() + 1);
    }

    History history() {
        return history;
    }

    Position position() {
        return history.position();
    }

    int plies() {
        return moves.size();
    }

    Move move(int ply) {
        return moves.get(ply - 1);
    }

    void play(Move move) {
        history.back().position().forgetMoves();
        history = history.play(move);
        moves.add(move);
    }

    /** The last {@code count} plies are undone. */
    void undo(int count) {
        for (int i = 0; i < count; i++) {
            history = history.back();
            moves.removeLast();
        }
        done.clear(plies() + 1, Math.max(plies() + 1, done.length()));
    }

    /** The last ply made by this side, 0 if there is none. */
    int lastPly(Side side) {
        return position().turn() == side ? Math.max(0, plies() - 1) : plies();
    }

    /** Completes a ply; null if it does not exist or is completed already. */
    @Nullable
    Completed complete(int ply, Completed.Cause cause) {
        if (ply < 1 || ply > plies() || done.get(ply)) {
            return null;
        }
        done.set(ply);
        return new Completed(ply, move(ply), cause);
    }

    boolean isCompleted(int ply) {
        return done.get(ply);
    }

    /** Whether each player has made a move, this many plies more being made but not in the line yet (5.2.3). */
    boolean bothHaveMoved(int more) {
        return bothMovedBefore || plies() + more >= 2;
    }
}
