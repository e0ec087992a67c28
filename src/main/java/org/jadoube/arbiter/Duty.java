package org.jadoube.arbiter;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import org.jadoube.rules.Move;
import org.jadoube.rules.Side;
import org.jspecify.annotations.Nullable;

/**
 * What the player to move is bound to (articles 4.2 to 4.7).
 *
 * @param by the side on move
 * @param kind what binds
 * @param squares where the binding men stood when the turn began
 * @param law the article that binds or frees
 * @param allowed every move still allowed, sorted by UCI text
 */
public record Duty(Side by, Kind kind, List<Integer> squares, String law, List<Move> allowed) implements Verdict {
    /** The ways of being bound. */
    public enum Kind {
        /** Nothing binds. */
        FREE,
        /** One of the player's own men has to move (4.3.1). */
        MOVE_PIECE,
        /** One enemy man has to be captured (4.3.2). */
        CAPTURE,
        /** One own man has to capture one enemy man (4.3.3). */
        CAPTURE_WITH,
        /** Castling on one side (4.4.1, 4.7.2). */
        CASTLE,
        /** Castling was meant and is unlawful: another move of the king (4.4.3, 4.7.2). */
        MOVE_KING,
        /** A pawn is on the last rank; its new man may still be chosen (4.4.4). */
        PROMOTE,
        /** Released as a lawful move (4.7), or announced with a claim (9.5.3). */
        COMMITTED;

        /** The name in events, such as "move-piece". */
        public String word() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    /** Sorts the moves and copies the lists. */
    public Duty {
        squares = List.copyOf(squares);
        allowed = sorted(allowed);
    }

    /** Most are parts of a list that is sorted already. */
    private static List<Move> sorted(List<Move> moves) {
        for (int i = 1; i < moves.size(); i++) {
            if (moves.get(i - 1).uciOrder() > moves.get(i).uciOrder()) {
                return moves.stream()
                        .sorted(Comparator.comparingInt(Move::uciOrder))
                        .toList();
            }
        }
        return List.copyOf(moves);
    }

    /** Asked after every touch: without the machinery of records, which is put together at run time. */
    @Override
    public boolean equals(@Nullable Object other) {
        return this == other || (other instanceof Duty duty && sameBond(duty) && law.equals(duty.law));
    }

    @Override
    public int hashCode() {
        return 31 * squares.hashCode() + law.hashCode();
    }

    /** Whether two duties bind to the same, whatever article says so. */
    public boolean sameBond(Duty other) {
        return by == other.by && kind == other.kind && squares.equals(other.squares) && allowed.equals(other.allowed);
    }

    /** Whether this move may be played. */
    public boolean allows(Move move) {
        return allowed.contains(move);
    }
}
