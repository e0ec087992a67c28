package org.jadoube.arbiter;

import org.jadoube.rules.Move;
import org.jadoube.rules.Piece;
import org.jadoube.rules.Position;
import org.jadoube.rules.Side;
import org.jspecify.annotations.Nullable;

/** Mating chances by the men left alone: sound, but blind to walls of pawns and to forced captures. */
public final class MaterialChance implements MatingChance {
    private static final long LIGHT_SQUARES = 0x55AA_55AA_55AA_55AAL;

    /** Creates the test; it has no state. */
    public MaterialChance() {}

    @Override
    public boolean cannotMate(Position position, Side side) {
        long own = position.men(side) & ~position.pieces(Piece.KING);
        long knights = position.pieces(side, Piece.KNIGHT);
        long bishops = position.pieces(side, Piece.BISHOP);
        if (own != (knights | bishops)) {
            return false;
        }
        Side other = side.other();
        long others = position.men(other) & ~position.pieces(Piece.KING) & ~position.pieces(Piece.QUEEN);
        if (knights == 0) {
            return own == 0 || bishopsCannot(own, others, position, other);
        }
        return Long.bitCount(own) == 1 && others == 0;
    }

    @Override
    public boolean isDead(Position position, @Nullable Move last) {
        return cannotMate(position, Side.WHITE) && cannotMate(position, Side.BLACK);
    }

    /** Bishops of one square colour need an enemy pawn, knight or bishop of the other colour to hem the king in. */
    private static boolean bishopsCannot(long bishops, long others, Position position, Side other) {
        boolean light = (bishops & LIGHT_SQUARES) != 0;
        boolean dark = (bishops & ~LIGHT_SQUARES) != 0;
        if (light && dark) {
            return false;
        }
        long harmless = position.pieces(other, Piece.ROOK)
                | (position.pieces(other, Piece.BISHOP) & (light ? LIGHT_SQUARES : ~LIGHT_SQUARES));
        return (others & ~harmless) == 0;
    }
}
