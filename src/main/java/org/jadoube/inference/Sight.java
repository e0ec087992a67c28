package org.jadoube.inference;

import org.jadoube.rules.Piece;
import org.jadoube.rules.Side;
import org.jspecify.annotations.Nullable;

/** What is known of the board at the moment: which squares are full and, as far as the sensors tell, of whom. */
@SuppressWarnings("EnumOrdinal") // an array index or bit number, never stored
final class Sight {

    long full;
    private long sideKnown;
    private long white;
    private long pieceKnown;
    private final long[] plane = new long[3];
    private final long[] changed = new long[64];

    void put(long t, int square, boolean closed, @Nullable Side side, @Nullable Piece piece) {
        long bit = 1L << square;
        full = closed ? full | bit : full & ~bit;
        changed[square] = t;
        sideKnown &= ~bit;
        pieceKnown &= ~bit;
        if (closed && side != null) {
            sideKnown |= bit;
            white = side == Side.WHITE ? white | bit : white & ~bit;
        }
        if (closed && piece != null) {
            pieceKnown |= bit;
            for (int i = 0; i < 3; i++) {
                plane[i] = (piece.ordinal() >> i & 1) != 0 ? plane[i] | bit : plane[i] & ~bit;
            }
        }
    }

    /** Squares that are full, as they should be, but of another man. */
    long contradictions(Ground ground) {
        long known = sideKnown | pieceKnown;
        if (known == 0) {
            return 0;
        }
        long other = (white ^ ground.white) & sideKnown;
        long kinds = (plane[0] ^ ground.plane(0)) | (plane[1] ^ ground.plane(1)) | (plane[2] ^ ground.plane(2));
        return (other | (kinds & pieceKnown)) & full & ground.full;
    }

    /** Whether a man of this side and kind can be the one who stands there. */
    boolean canBe(int square, Side side, Piece piece) {
        long bit = 1L << square;
        if ((sideKnown & bit) != 0 && ((white & bit) != 0) != (side == Side.WHITE)) {
            return false;
        }
        if ((pieceKnown & bit) == 0) {
            return true;
        }
        int kind = 0;
        for (int i = 0; i < 3; i++) {
            kind |= (plane[i] & bit) != 0 ? 1 << i : 0;
        }
        return kind == piece.ordinal();
    }

    /** Whether the sensors tell the colour of the man on the square. */
    boolean knowsSide(int square) {
        return (sideKnown >>> square & 1) != 0;
    }

    /** Whether the sensors tell which man stands on the square. */
    boolean knowsPiece(int square) {
        return (pieceKnown >>> square & 1) != 0;
    }

    /** When the square last changed, in ms. */
    long changed(int square) {
        return changed[square];
    }
}
