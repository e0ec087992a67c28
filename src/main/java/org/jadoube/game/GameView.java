package org.jadoube.game;

import java.util.List;
import org.jadoube.rules.Position;
import org.jspecify.annotations.Nullable;

/**
 * A game as it stands at one moment, for whoever shows or keeps it.
 *
 * @param number the game's number since the session began, from 1
 * @param setup what was agreed
 * @param plies every ply that stands, the moves of the header first
 * @param position the position after them
 * @param result the result, or null while the game is open
 * @param remarks rulings and take-backs by the ply that they came after (0: before the first)
 */
public record GameView(
        int number,
        GameSetup setup,
        List<PlyView> plies,
        Position position,
        GameEvent.@Nullable Result result,
        List<Remark> remarks) {

    public GameView {
        plies = List.copyOf(plies);
        remarks = List.copyOf(remarks);
    }

    /**
     * One ply.
     *
     * @param left ms on its player's clock when it was completed, -1 without a clock
     * @param spent ms between the move before and this one, -1 if it was not played here
     */
    public record PlyView(int id, org.jadoube.rules.Move move, String uci, String san, long left, long spent) {}

    /** Something to remember that is no move. */
    public record Remark(int after, String text) {}
}
