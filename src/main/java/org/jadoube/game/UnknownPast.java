package org.jadoube.game;

import org.jadoube.inference.Residue;
import org.jadoube.rules.Fen;
import org.jadoube.rules.FenException;
import org.jadoube.rules.Move;
import org.jadoube.rules.Piece;
import org.jadoube.rules.Position;
import org.jadoube.rules.Side;
import org.jadoube.rules.Square;
import org.jspecify.annotations.Nullable;

/**
 * A position that was set up says nothing of the move before it: a first move that looks like a capture en passant is one
 * if a pawn had just come two squares (FIDE 3.7.3.1), which only the players know.
 *
 * @param before the position with that right
 * @param capture the capture
 */
record UnknownPast(Position before, Move capture) {

    /** The capture en passant that the board shows as the first move from {@code position}, or null. */
    static @Nullable UnknownPast of(Position position, Residue residue) {
        Side mover = position.turn();
        long own = residue.missing() & position.pieces(mover, Piece.PAWN);
        long taken = residue.missing() & position.pieces(mover.other(), Piece.PAWN);
        boolean three = Long.bitCount(own) == 1
                && Long.bitCount(taken) == 1
                && Long.bitCount(residue.extra()) == 1
                && residue.missing() == (own | taken);
        if (!three || position.enPassant() >= 0) {
            return null;
        }
        int goal = Long.numberOfTrailingZeros(residue.extra());
        String[] fen = position.fen().split(" ");
        fen[3] = Square.name(goal);
        try {
            Position before =
                    Fen.position(String.join(" ", fen), position.chess960()).with(position.rules());
            for (Move move : before.legalMoves()) {
                boolean shown = move.from() == Long.numberOfTrailingZeros(own)
                        && move.to() == goal
                        && move.victim() == Long.numberOfTrailingZeros(taken);
                if (move.kind() == Move.Kind.EN_PASSANT && shown) {
                    return new UnknownPast(before, move);
                }
            }
        } catch (FenException noSuchRight) {
            return null;
        }
        return null;
    }
}
