package org.jadoube.arbiter;

import java.util.List;
import org.jadoube.rules.Man;
import org.jadoube.rules.Move;
import org.jadoube.rules.Piece;
import org.jadoube.rules.Position;
import org.jadoube.rules.Side;
import org.jadoube.rules.Square;
import org.jspecify.annotations.Nullable;

/**
 * King and rook touched in one turn (articles 4.4.1 to 4.4.3).
 *
 * <p>Intending to castle cannot be sensed. A king on its first square and a rook on its own corner touched one after
 * the other count as intent, whether or not the right to castle is still there; in Chess960 the rook must still have
 * its right, for nothing else tells where it started.
 */
final class CastlingTouch {
    private final Position position;
    private final RuleSet rules;

    CastlingTouch(Position position, RuleSet rules) {
        this.position = position;
        this.rules = rules;
    }

    /** The duty of articles 4.4.1 to 4.4.3, or null if they do not apply. */
    @Nullable
    Duty bind(List<Touch> touches, DutyRules all) {
        Touch king = null;
        Touch rook = null;
        for (Touch touch : touches) {
            if (!touch.own()) {
                if (king == null || rook == null) {
                    return null;
                }
                continue;
            }
            if (king == null && isKing(touch.square())) {
                king = touch;
            } else if (rook == null && isPartner(touch.square())) {
                rook = touch;
            }
        }
        if (king == null || rook == null || otherManBindsFirst(touches, king, rook, all)) {
            return null;
        }
        return pair(touches, king, rook, all);
    }

    private Duty pair(List<Touch> touches, Touch king, Touch rook, DutyRules all) {
        List<Move> castle = all.moves(m -> m.kind() == Move.Kind.CASTLING && m.rookFrom() == rook.square());
        boolean rookFirst = rook.clearlyBefore(king);
        if (rookFirst && !rules.rookFirstCastling()) {
            return all.walk(touches, "4.4.2", m -> m.rookFrom() != rook.square(), false);
        }
        if (!castle.isEmpty()) {
            return rookFirst
                    ? castle(List.of(rook.square(), king.square()), HouseRule.ROOK_FIRST_CASTLING.law(), castle)
                    : castle(List.of(king.square(), rook.square()), "4.4.1", castle);
        }
        if (rookFirst) {
            return all.walk(touches, "4.3.1", m -> true, false);
        }
        return all.moveKing(king.square(), all.moves(m -> m.from() == king.square()), "4.4.3");
    }

    private Duty castle(List<Integer> squares, String law, List<Move> moves) {
        return new Duty(position.turn(), Duty.Kind.CASTLE, squares, law, moves);
    }

    /** A third own man that can move and was touched before both has the first claim (4.3.1). */
    private static boolean otherManBindsFirst(List<Touch> touches, Touch king, Touch rook, DutyRules all) {
        for (Touch touch : touches) {
            if (touch.equals(king) || touch.equals(rook)) {
                return false;
            }
            if (touch.own() && !all.moves(m -> m.from() == touch.square()).isEmpty()) {
                return true;
            }
        }
        return false;
    }

    private boolean isKing(int square) {
        Man man = position.at(square);
        return man != null && man.piece() == Piece.KING && man.side() == position.turn() && onFirstSquare(square);
    }

    private boolean onFirstSquare(int square) {
        return position.chess960() || square == Square.of(4, homeRank());
    }

    private boolean isPartner(int square) {
        Man man = position.at(square);
        if (man == null || man.piece() != Piece.ROOK || man.side() != position.turn()) {
            return false;
        }
        return position.chess960()
                ? (position.castlingRooks() & Square.bit(square)) != 0
                : square == Square.of(0, homeRank()) || square == Square.of(7, homeRank());
    }

    private int homeRank() {
        return position.turn() == Side.WHITE ? 0 : 7;
    }
}
