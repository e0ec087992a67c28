package org.jadoube.host.engine;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.game.GameView;
import org.jadoube.rules.Move;
import org.jadoube.rules.MoveRules;
import org.jadoube.rules.Position;
import org.jspecify.annotations.Nullable;

/**
 * The game at one moment, for an engine to think about.
 *
 * @param version counts the positions of the session: an answer to an older one is dropped
 * @param view the game
 * @param left ms on the clock of the side on move; -1 without a clock
 */
record Snapshot(int version, GameView view, long left) {

    Position position() {
        return view.position();
    }

    /** The last move as the score spells it, or null before the first. */
    @Nullable
    String last() {
        return view.plies().isEmpty() ? null : view.plies().getLast().uci();
    }

    /** The first position, or null if it is the usual one. */
    @Nullable
    String fen() {
        Position start = view.setup().start();
        return start.chess960() || !start.fen().equals(Position.initial().fen()) ? start.fen() : null;
    }

    List<String> moves() {
        List<String> moves = new ArrayList<>(view.plies().size());
        view.plies().forEach(ply -> moves.add(ply.uci()));
        return moves;
    }

    /** Under house rules of movement an engine is told which moves there are; it knows those of FIDE alone. */
    List<String> only() {
        Position position = position();
        if (position.rules().equals(MoveRules.FIDE)) {
            return List.of();
        }
        List<Move> official = position.with(MoveRules.FIDE).legalMoves();
        return position.legalMoves().stream()
                .filter(official::contains)
                .map(move -> move.uci(position.chess960()))
                .sorted()
                .toList();
    }
}
