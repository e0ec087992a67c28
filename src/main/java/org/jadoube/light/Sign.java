package org.jadoube.light;

/**
 * A small sign for a moment, shown over the scene for a while; how it looks on a given lamp is decided elsewhere.
 *
 * @param kind what has happened
 * @param squares where it is shown, as a mask
 */
public record Sign(Kind kind, long squares) {

    /** What a sign tells. */
    public enum Kind {
        /** A king stands in check. */
        CHECK,
        /** A pawn was exchanged for a new man. */
        PROMOTION,
        /** A king is mated. */
        MATE,
        /** The game is drawn. */
        DRAW
    }
}
