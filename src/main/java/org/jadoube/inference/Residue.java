package org.jadoube.inference;

import org.jspecify.annotations.Nullable;

/**
 * Where the board does not stand as the likely position says, as masks.
 *
 * @param missing squares that should be full and are empty, without what is owed; men in hand are among them
 * @param extra squares that should be empty and are full, without what is owed
 * @param owed squares that a settled or provisional move still owes: the rook of a castling, the pawn taken en passant
 * @param wrong squares where another man stands than should (only sensors that tell men apart can see it)
 * @param inHandOwn missing men of the side on move
 * @param inHandOther missing men of the other side
 * @param since when the oldest of it began, in ms; 0 if there is nothing
 */
public record Residue(long missing, long extra, long owed, long wrong, long inHandOwn, long inHandOther, long since) {

    /** Asked at every tick: without the machinery of records, which is put together at run time. */
    @Override
    public boolean equals(@Nullable Object other) {
        return this == other
                || (other instanceof Residue residue
                        && missing == residue.missing
                        && extra == residue.extra
                        && owed == residue.owed
                        && wrong == residue.wrong
                        && inHandOwn == residue.inHandOwn
                        && inHandOther == residue.inHandOther
                        && since == residue.since);
    }

    @Override
    public int hashCode() {
        return Long.hashCode(missing * 31 + extra * 7 + owed) + Long.hashCode(since);
    }

    /** The board stands as it should. */
    public static final Residue NONE = new Residue(0, 0, 0, 0, 0, 0, 0);

    /** Whether the board stands as it should in every square. */
    public boolean isNothing() {
        return (missing | extra | owed | wrong) == 0;
    }

    /** Whether all that is missing is one man of the side on move: he is in a hand. */
    public boolean isOwnManInHand() {
        return extra == 0 && wrong == 0 && missing == inHandOwn && Long.bitCount(missing) == 1;
    }

    /** Whether one man of one side was set down where he may not stand: one square missing, one extra. */
    public boolean isWrongPlacement() {
        return Long.bitCount(missing) == 1 && Long.bitCount(extra) == 1;
    }

    /** All squares concerned. */
    public long squares() {
        return missing | extra | owed | wrong;
    }
}
