package org.jadoube.host.bridge.livechess;

import java.util.List;
import org.jadoube.game.GameView;
import org.jadoube.rules.Position;

/**
 * The position from which a subscriber counts the moves.
 *
 * @param fen as it was given
 * @param position the same, read
 */
record SetUp(String fen, Position position) {

    /** Where in a game that position stood last: plies before it; -1 if it did not. */
    int ply(GameView game) {
        Position at = game.setup().start();
        int found = position.equals(at) ? 0 : -1;
        for (int ply = 0; ply < game.plies().size(); ply++) {
            at = at.play(game.plies().get(ply).move());
            found = position.equals(at) ? ply + 1 : found;
        }
        return found;
    }

    /** The settled moves since ply {@code from}. */
    static List<String> moves(GameView game, int from) {
        return game.plies().stream().skip(from).map(GameView.PlyView::san).toList();
    }
}
