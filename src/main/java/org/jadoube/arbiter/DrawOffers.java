package org.jadoube.arbiter;

import org.jadoube.rules.Side;
import org.jspecify.annotations.Nullable;

/** The draw offer on the table, if any, and how the last one ended (article 9.1). */
final class DrawOffers {
    private @Nullable Side open;
    private @Nullable Side rejectedByTouchOf;

    /** Who has an offer standing, or null. */
    @Nullable
    Side open() {
        return open;
    }

    /** Whether an offer to this player ended because this player touched a man in this turn (9.1.2.1). */
    boolean rejectedByTouch(Side side) {
        return rejectedByTouchOf == side;
    }

    Offer offer(Side by, String law) {
        open = by;
        rejectedByTouchOf = null;
        return new Offer(by, Offer.State.OPEN, law);
    }

    /** Ends the standing offer. */
    Offer end(Side by, Offer.State state, String law) {
        open = null;
        return new Offer(by, state, law);
    }

    /** The player on move touches a man; an offer from the opponent lapses. */
    @Nullable
    Offer touched(Side by) {
        if (open != by.other()) {
            return null;
        }
        rejectedByTouchOf = by;
        return end(by.other(), Offer.State.LAPSED, "9.1.2.1");
    }

    /** A move is made; a lapsed offer of the turn is history. */
    void turnOver() {
        rejectedByTouchOf = null;
    }
}
