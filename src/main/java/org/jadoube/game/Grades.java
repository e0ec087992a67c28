package org.jadoube.game;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jadoube.light.Grade;
import org.jadoube.rules.Move;
import org.jadoube.rules.MoveTextException;
import org.jadoube.rules.Position;
import org.jadoube.rules.Square;
import org.jadoube.rules.Uci;
import org.jspecify.annotations.Nullable;

/** What the moves of a position are worth, for players whose help tells it. Somebody outside has judged them. */
final class Grades {

    private Map<Move, Grade> moves = Map.of();
    private @Nullable Position of;

    /** Grades arrive; those for another position are dropped, and so is what is no move here. */
    void arrived(Input.Grades told, GameLine line) {
        GameLine.Told last = line.last();
        if (told.after() != null && (last == null || !last.uci().equals(told.after()))) {
            return;
        }
        Position position = line.position();
        Map<Move, Grade> read = new HashMap<>();
        told.moves().forEach((uci, grade) -> {
            try {
                read.put(Uci.read(position, uci), grade);
            } catch (MoveTextException e) {
                // the grade of a move that cannot be made helps nobody
            }
        });
        of = position;
        moves = Map.copyOf(read);
    }

    /** Whether the moves of this position are judged. */
    boolean know(Position position) {
        return !moves.isEmpty() && position.equals(of);
    }

    /** The goals of these moves that have this grade, as a mask. */
    long goals(List<Move> among, Grade grade) {
        long mask = 0;
        for (Move move : among) {
            mask |= moves.get(move) == grade ? Square.bit(move.to()) : 0;
        }
        return mask;
    }

    /** Whether this move of the position that was judged gives much away. */
    boolean isBlunder(Position before, Move move) {
        return know(before) && moves.get(move) == Grade.BLUNDER;
    }
}
