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

    private Standings() {}

    /**
     * {@code belied}: the hands have done something else than the likely move; {@code setDown}: a man was set down since
     * the one in the air was taken.
     */
    static Standing of(MoveTracker tracker, BoardGuess guess, Position told, boolean belied, boolean setDown) {
        if (belied) {
            return Standing.UNLAWFUL;
        }
        Residue residue = tracker.residue();
        Ply likely = tracker.firstLikely();
        if (likely != null
                && likely.move().promotion() != null
                && isPawn(guess, likely.move().to(), told.turn())) {
            return Standing.PAWN_ON_LAST_RANK;
        }
        if (likely != null) {
            return residue.owed() == 0 ? Standing.ASKED : owing(likely.move());
        }
        boolean own = (residue.missing() & told.men(told.turn())) != 0;
        boolean inHand = residue.extra() == 0 && Long.bitCount(residue.missing()) <= 2 && !(own && setDown);
        // Of whom no man is missing has moved none: another hand has set down the one too many, or stands on a border.
        boolean idle = residue.extra() != 0 && !own;
        return residue.wrong() == 0 && (inHand || idle) ? Standing.RIGHT : Standing.UNLAWFUL;
    }

    /** What owes its second man is unfinished; where one man alone moves, only his old square is slow to show that he left. */
    private static Standing owing(Move move) {
        return switch (move.kind()) {
            case CASTLING -> Standing.CASTLING_UNFINISHED;
            case EN_PASSANT -> Standing.EN_PASSANT_UNFINISHED;
            case NORMAL, DOUBLE_STEP -> Standing.ASKED;
        };
    }

    /** Whether the sensors say that a pawn of {@code side} stands on its last rank (FIDE 7.5.2). */
    private static boolean isPawn(BoardGuess guess, int square, Side side) {
        return (guess.seen() >>> square & 1) != 0 && new Man(side, Piece.PAWN).equals(guess.at(square));
    }
}
