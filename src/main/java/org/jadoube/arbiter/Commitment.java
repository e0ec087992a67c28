package org.jadoube.arbiter;

import java.util.List;
import java.util.stream.Stream;
import org.jadoube.rules.Move;
import org.jadoube.rules.Position;

/** A man released as a lawful move stays there: the duty that follows (articles 4.4.4, 4.7, 4.7.2). */
final class Commitment {
    private Commitment() {}

    /**
     * The duty after a release.
     *
     * @param moves the lawful moves that this release may be part of, at least one
     */
    static Duty released(Position position, List<Move> moves) {
        Move first = moves.getFirst();
        if (moves.size() == 1 && first.kind() == Move.Kind.CASTLING) {
            return new Duty(position.turn(), Duty.Kind.CASTLE, List.of(first.from(), first.rookFrom()), "4.7.2", moves);
        }
        if (first.promotion() == null) {
            return new Duty(position.turn(), Duty.Kind.COMMITTED, squares(moves), "4.7", moves);
        }
        boolean open = moves.stream().map(Move::promotion).distinct().count() > 1;
        return open
                ? new Duty(position.turn(), Duty.Kind.PROMOTE, squares(moves), "3.7.3.3", moves)
                : new Duty(position.turn(), Duty.Kind.COMMITTED, squares(moves), "4.4.4", moves);
    }

    /** The duty to play a move announced with a claim (9.5.3). */
    static Duty announced(Position position, Move move) {
        return new Duty(position.turn(), Duty.Kind.COMMITTED, List.of(move.from(), move.to()), "9.5.3", List.of(move));
    }

    private static List<Integer> squares(List<Move> moves) {
        return Stream.concat(moves.stream().map(Move::from), moves.stream().map(Move::to))
                .distinct()
                .toList();
    }
}
