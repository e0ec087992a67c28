package org.jadoube.game;

import org.jadoube.arbiter.Standing;
import org.jadoube.inference.MoveTracker;
import org.jadoube.inference.Ply;
import org.jadoube.inference.Residue;
import org.jadoube.rules.Man;
import org.jadoube.rules.Move;
import org.jadoube.rules.Piece;
import org.jadoube.rules.Position;
import org.jadoube.rules.Side;

/** What the board shows at the moment a player completes something. */
final class Standings {

    private static final long LAST_RANKS = 0xff000000000000ffL;

    private Standings() {}

    static Standing of(MoveTracker tracker, BoardGuess guess, Position told) {
        Residue residue = tracker.residue();
        if (pawnOnLastRank(guess, told.turn())) {
            return Standing.PAWN_ON_LAST_RANK;
        }
        Ply likely = tracker.firstLikely();
        if (residue.owed() != 0 && likely != null) {
            return likely.move().kind() == Move.Kind.CASTLING
                    ? Standing.CASTLING_UNFINISHED
                    : Standing.EN_PASSANT_UNFINISHED;
        }
        if (likely != null) {
            return Standing.ASKED;
        }
        boolean othersHand = residue.extra() == 0
                && residue.wrong() == 0
                && (residue.missing() & ~told.men(told.turn().other())) == 0
                && Long.bitCount(residue.missing()) <= 1;
        return residue.isNothing() || othersHand ? Standing.RIGHT : Standing.UNLAWFUL;
    }

    /** Whether the sensors say that a pawn of {@code side} stands on its last rank (FIDE 7.5.2). */
    static boolean pawnOnLastRank(BoardGuess guess, Side side) {
        for (long left = guess.seen() & LAST_RANKS; left != 0; left &= left - 1) {
            Man man = guess.at(Long.numberOfTrailingZeros(left));
            if (man != null && man.piece() == Piece.PAWN && man.side() == side) {
                return true;
            }
        }
        return false;
    }
}
