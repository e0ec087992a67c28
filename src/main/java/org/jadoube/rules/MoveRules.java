package org.jadoube.rules;

import org.jspecify.annotations.Nullable;

/**
 * What counts as a legal move: the Laws, or one of three house rules.
 *
 * @param enPassant whether a pawn may be taken in passing (FIDE 2023, 3.7.3.1); false is the house rule without it
 * @param castleThroughAttack whether the king may cross an attacked square when castling, against 3.8.2.1.2; castling out
 *     of check and into check stay forbidden
 * @param kingCapture whether the king may be left attacked and be taken, against 1.4.1 and 3.9.2: every move that the
 *     men can make is then legal, except that castling stays as in the Laws
 */
public record MoveRules(boolean enPassant, boolean castleThroughAttack, boolean kingCapture) {

    /** The FIDE Laws of Chess of 2023. */
    public static final MoveRules FIDE = new MoveRules(true, false, false);

    /** Without the machinery of records, as in {@link Move#equals}: every comparison of positions asks for it. */
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof MoveRules rules
                && enPassant == rules.enPassant
                && castleThroughAttack == rules.castleThroughAttack
                && kingCapture == rules.kingCapture;
    }

    @Override
    public int hashCode() {
        return (enPassant ? 1 : 0) | (castleThroughAttack ? 2 : 0) | (kingCapture ? 4 : 0);
    }
}
