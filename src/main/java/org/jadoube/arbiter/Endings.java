package org.jadoube.arbiter;

import org.jadoube.rules.History;
import org.jadoube.rules.Move;
import org.jadoube.rules.Piece;
import org.jadoube.rules.Position;
import org.jadoube.rules.Side;
import org.jspecify.annotations.Nullable;

/** Ends of a game that nobody has to claim: articles 5.1.1, 5.2.1, 5.2.2 and 9.6, and those of house rules. */
final class Endings {
    private static final int FIVEFOLD = 5;
    private static final int SEVENTY_FIVE_MOVES = 150;

    private final RuleSet rules;
    private final MatingChance chance;

    Endings(RuleSet rules, MatingChance chance) {
        this.rules = rules;
        this.chance = chance;
    }

    /**
     * How the game has ended with its present position, or null; mate goes before every draw (9.6.2).
     *
     * @param last the move that led here from the position asked about before, or null
     */
    @Nullable
    GameResult after(History history, @Nullable Move last) {
        Position position = history.position();
        Side toMove = position.turn();
        if (position.king(toMove) < 0) {
            return GameResult.win(toMove.other(), Reason.KING_CAPTURED, HouseRule.KING_CAPTURE.law());
        }
        if (position.legalMoves().isEmpty()) {
            return position.inCheck() && !rules.has(HouseRule.KING_CAPTURE)
                    ? GameResult.win(toMove.other(), Reason.CHECKMATE, "5.1.1")
                    : stalemate(toMove);
        }
        if (isDead(position, last)) {
            return GameResult.draw(Reason.DEAD_POSITION, "5.2.2");
        }
        if (history.repetitions() >= FIVEFOLD) {
            return GameResult.draw(Reason.FIVEFOLD, "9.6.1");
        }
        if (position.halfmoveClock() >= SEVENTY_FIVE_MOVES) {
            return GameResult.draw(Reason.SEVENTY_FIVE_MOVES, "9.6.2");
        }
        return null;
    }

    /** Whether this position is over by itself: mate, stalemate, or a king taken. */
    static boolean isOver(Position position) {
        return position.king(position.turn()) < 0 || position.legalMoves().isEmpty();
    }

    /** {@code loser} loses, unless it is proved that the opponent cannot win (5.1.2, 6.9, 7.5.5). */
    GameResult loss(Position position, Side loser, Reason reason, String law) {
        return otherWaysToWin() || !chance.cannotMate(position, loser.other())
                ? GameResult.win(loser.other(), reason, law)
                : GameResult.draw(reason, law);
    }

    private GameResult stalemate(Side toMove) {
        return rules.has(HouseRule.STALEMATE_LOSES)
                ? GameResult.win(toMove.other(), Reason.STALEMATE, HouseRule.STALEMATE_LOSES.law())
                : GameResult.draw(Reason.STALEMATE, "5.2.1");
    }

    /** Under house rules that win without mate, only what lies outside their reach is dead. */
    private boolean isDead(Position position, @Nullable Move last) {
        if (rules.has(HouseRule.KING_CAPTURE)) {
            return false;
        }
        if (rules.has(HouseRule.STALEMATE_LOSES)) {
            return position.occupied() == position.pieces(Piece.KING);
        }
        return chance.isDead(position, last);
    }

    private boolean otherWaysToWin() {
        return rules.has(HouseRule.KING_CAPTURE) || rules.has(HouseRule.STALEMATE_LOSES);
    }
}
