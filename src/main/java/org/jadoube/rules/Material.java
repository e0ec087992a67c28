package org.jadoube.rules;

/** What the men alone decide. */
public final class Material {

    private static final long LIGHT = 0x55aa55aa55aa55aaL;

    private Material() {}

    /**
     * Whether bare material rules out every mate (a part of 5.2.2): kings alone, one knight or bishop beside them, or
     * bishops of one square colour only. Blocked positions are not seen; that takes a search.
     */
    public static boolean insufficient(Position position) {
        long men = position.occupied();
        long kings = position.pieces(Piece.KING);
        long bishops = position.pieces(Piece.BISHOP);
        long minors = bishops | position.pieces(Piece.KNIGHT);
        if (men != (kings | minors)) {
            return false;
        }
        if (Long.bitCount(minors) <= 1) {
            return true;
        }
        return minors == bishops && ((bishops & LIGHT) == 0 || (bishops & ~LIGHT) == 0);
    }
}
