package org.jadoube.host.hand;

import java.util.List;
import java.util.Map;
import org.jadoube.rules.Fen;
import org.jadoube.rules.Move;
import org.jadoube.rules.Position;
import org.jadoube.rules.Side;
import org.jspecify.annotations.Nullable;

/**
 * A game to be played by hand.
 *
 * @param start the position before the first move
 * @param moves what is played, in order
 * @param names white, black, event, round: who played where, for the recording's header
 * @param remote the side whose moves come from afar and are carried out on its behalf; null if none
 */
public record GameScript(
        Position start,
        List<Move> moves,
        Map<String, String> names,
        @Nullable Side remote) {

    /** Checks that every move is legal where it is played. */
    public GameScript {
        moves = List.copyOf(moves);
        Position position = start;
        for (Move move : moves) {
            if (!position.isLegal(move)) {
                throw new IllegalArgumentException("move " + move.uci() + " is not legal in " + Fen.write(position));
            }
            position = position.play(move);
        }
    }

    /** A game between two people at the board, from the usual start. */
    public static GameScript of(List<Move> moves) {
        return of(Position.initial(), moves);
    }

    /** A game between two people at the board. */
    public static GameScript of(Position start, List<Move> moves) {
        return new GameScript(start, moves, Map.of(), null);
    }
}
