package org.jadoube.game;

import org.jadoube.rules.Man;
import org.jadoube.rules.Move;
import org.jadoube.rules.Piece;
import org.jadoube.rules.Position;
import org.jadoube.rules.Square;
import org.jspecify.annotations.Nullable;

/**
 * What a hand does next to carry out the move of a side that sits elsewhere: take the man up where {@code remove} is
 * lit, set it down where {@code place} is lit. A castling goes king first (FIDE 4.4.1), a pawn taken in passing is lit
 * until it has left the board (FIDE 3.7.3.1).
 */
final class Errand {

    private Errand() {}

    /** The step that is due; none once the move stands on the board. */
    static WayBack next(Position before, Move move, BoardGuess guess) {
        Man man = before.at(move.from());
        Piece crowned = move.promotion();
        Man arriving = man == null || crowned == null ? man : new Man(man.side(), crowned);
        if (move.kind() == Move.Kind.CASTLING) {
            WayBack king = step(before, move.from(), move.to(), man, guess);
            return king.isNone()
                    ? step(before, move.rookFrom(), move.rookTo(), before.at(move.rookFrom()), guess)
                    : king;
        }
        WayBack way = step(before, move.from(), move.to(), arriving, guess);
        long victim = move.kind() == Move.Kind.EN_PASSANT ? Square.bit(move.victim()) & guess.occupied() : 0;
        return new WayBack(way.place(), way.remove() | victim);
    }

    private static WayBack step(Position before, int from, int to, @Nullable Man man, BoardGuess guess) {
        if (from == to || (man != null && man.equals(guess.at(to)))) {
            return WayBack.NONE;
        }
        boolean stands = (guess.occupied() >>> from & 1) != 0 && sameMan(before, from, guess);
        return new WayBack(Square.bit(to), stands ? Square.bit(from) : 0);
    }

    private static boolean sameMan(Position before, int square, BoardGuess guess) {
        Man man = guess.at(square);
        return man == null || man.equals(before.at(square));
    }
}
