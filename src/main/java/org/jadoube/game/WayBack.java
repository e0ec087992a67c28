package org.jadoube.game;

import org.jadoube.rules.Man;
import org.jadoube.rules.Position;
import org.jadoube.rules.Side;
import org.jspecify.annotations.Nullable;

/**
 * What must be done so that the board stands as a position again.
 *
 * @param place squares to be filled
 * @param remove squares to be emptied; a square in both holds the wrong man
 */
record WayBack(long place, long remove) {

    static final WayBack NONE = new WayBack(0, 0);

    /** Without the machinery of records, as it is asked after every step. */
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof WayBack way && place == way.place && remove == way.remove;
    }

    @Override
    public int hashCode() {
        return Long.hashCode(place * 31 + remove);
    }

    /**
     * The way from the board to {@code target}.
     *
     * @param guess which man probably stands where
     * @param wrong squares where the sensors see another man than should stand there
     */
    static WayBack to(Position target, BoardGuess guess, long wrong) {
        long full = guess.occupied();
        long place = (target.occupied() & ~full) | wrong;
        long remove = (full & ~target.occupied()) | wrong;
        if ((place | remove) == 0) {
            return NONE;
        }
        for (long left = full & target.occupied() & ~wrong; left != 0; left &= left - 1) {
            int square = Long.numberOfTrailingZeros(left);
            Man stands = guess.at(square);
            if (stands != null && !stands.equals(target.at(square))) {
                place |= 1L << square;
                remove |= 1L << square;
            }
        }
        return new WayBack(place, remove);
    }

    /** The part of the way that the men of {@code side} have to go. */
    WayBack of(Side side, Position target, BoardGuess guess) {
        long own = 0;
        for (long left = remove; left != 0; left &= left - 1) {
            int square = Long.numberOfTrailingZeros(left);
            Man man = guess.at(square);
            own |= man == null || man.side() == side ? 1L << square : 0;
        }
        return new WayBack(place & target.men(side), own);
    }

    boolean isNone() {
        return (place | remove) == 0;
    }
}
