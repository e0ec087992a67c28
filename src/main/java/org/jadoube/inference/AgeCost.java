package org.jadoube.inference;

import org.jadoube.rules.Man;
import org.jadoube.rules.Move;

/**
 * What the unfinished part of a hypothesis costs: everything open gets dearer with every millisecond, so quiet time decides by
 * itself. Bit operations only; this runs for every hypothesis on every tick.
 */
final class AgeCost {

    private final Terms terms;
    private final Blips blips;

    AgeCost(Terms terms) {
        this.terms = terms;
        this.blips = new Blips(terms);
    }

    /** Renews the age cost of a hypothesis. */
    double renew(Hypothesis h, long now) {
        double cost = 0;
        if (h.open != 0) {
            cost = owed(h, now) + lifted(h, now) + placed(h, now);
        }
        long wrong = terms.sight.contradictions(h.ground) & ~h.stuck;
        if (wrong != 0) {
            cost += wrong(h, wrong, now);
        }
        h.age = cost;
        return cost;
    }

    private double owed(Hypothesis h, long now) {
        double cost = 0;
        boolean awaitsKing = h.awaitsKing();
        for (long left = h.owed & h.open; left != 0; left &= left - 1) {
            int square = Long.numberOfTrailingZeros(left);
            long age = now - h.since[square];
            if ((h.late >>> square & 1) != 0) {
                cost += Math.min(terms.p(Price.LATE_LIFT_CAP), terms.lateLift(age) - terms.p(Price.LATE_LIFT));
                continue;
            }
            if (awaitsKing) {
                cost += age / terms.p(Price.AGE_AWAITS_KING_RATE);
                continue;
            }
            cost += terms.p(Price.AGE_OWED) + Math.min(terms.p(Price.AGE_OWED_CAP), age / terms.p(Price.AGE_OWED_RATE));
        }
        return cost;
    }

    /** The man last lifted that can move is the one in hand; -1 if none is. */
    static int hand(Hypothesis h) {
        int hand = -1;
        for (long left = h.lifted() & h.ground.own; left != 0; left &= left - 1) {
            int square = Long.numberOfTrailingZeros(left);
            if (h.ground.targets(square) != 0 && (hand < 0 || h.since[square] > h.since[hand])) {
                hand = square;
            }
        }
        return hand;
    }

    private double lifted(Hypothesis h, long now) {
        long lifted = h.lifted();
        if (lifted == 0) {
            return 0;
        }
        int hand = hand(h);
        double cost = 0;
        long victims = 0;
        for (long left = lifted & h.ground.own; left != 0; left &= left - 1) {
            int square = Long.numberOfTrailingZeros(left);
            victims |= h.ground.victims(square);
            cost += ownLifted(h, square, hand, now - h.since[square]);
        }
        if (hand < 0) {
            victims = h.ground.anyVictim();
        }
        for (long left = lifted & ~h.ground.own; left != 0; left &= left - 1) {
            int square = Long.numberOfTrailingZeros(left);
            long age = now - h.since[square];
            cost += (victims >>> square & 1) != 0
                    ? terms.p(Price.AGE_VICTIM)
                            + terms.grow(age, terms.p(Price.AGE_VICTIM_RATE), terms.p(Price.AGE_CAP))
                    : terms.p(Price.AGE_OTHER) + terms.grow(age, terms.p(Price.AGE_OTHER_RATE), terms.p(Price.AGE_CAP));
            cost += takenSoon(h, square);
        }
        return hand < 0 ? cost : cost + returnedVictims(h, hand, now);
    }

    /** A man lifted by the other side when he has hardly landed: rather he was not set down there at all. */
    private double takenSoon(Hypothesis h, int square) {
        if (h.line.isRoot() || h.line.move().to() != square) {
            return 0;
        }
        long stood = Math.max(0, h.since[square] - h.line.landed);
        return terms.p(Price.AGE_SOON) * Math.exp(-stood / (terms.p(Price.AGE_SOON_TIME) * terms.tempo()));
    }

    private double ownLifted(Hypothesis h, int square, int hand, long age) {
        if (square == hand) {
            return terms.p(Price.AGE_HAND) + terms.grow(age, terms.p(Price.AGE_HAND_RATE), terms.p(Price.AGE_HAND_CAP));
        }
        if (hand >= 0 && h.ground.castles(square, hand)) {
            return terms.p(Price.AGE_CASTLING)
                    + terms.grow(age, terms.p(Price.AGE_HAND_RATE), terms.p(Price.AGE_HAND_CAP));
        }
        return terms.p(Price.AGE_OWN) + terms.grow(age, terms.p(Price.AGE_OWN_RATE), terms.p(Price.AGE_CAP));
    }

    /** A victim lifted and put back while the man is in hand: if it had been taken, the man would have landed. */
    private double returnedVictims(Hypothesis h, int hand, long now) {
        double cost = 0;
        for (int i = 0; i < h.blipCount(); i++) {
            Blip blip = h.blip(i);
            if (blip.open() && (h.ground.victims(hand) >>> blip.square() & 1) != 0 && blip.to() > h.since[hand]) {
                double fade = terms.p(Price.RETURNED_VICTIM_RATE) * terms.tempo();
                cost = Math.max(cost, Math.min(terms.p(Price.RETURNED_VICTIM_CAP), (now - blip.to()) / fade));
            }
        }
        return cost;
    }

    private double placed(Hypothesis h, long now) {
        long placed = h.placed();
        double cost = 0;
        for (long left = placed; left != 0; left &= left - 1) {
            int square = Long.numberOfTrailingZeros(left);
            cost += placedAt(h, square, now - h.since[square]);
        }
        return cost;
    }

    private double placedAt(Hypothesis h, int square, long age) {
        long bit = 1L << square;
        double tempo = terms.tempo();
        if ((h.ground.castlingRookGoals() & bit) != 0
                && terms.has(Rule.CASTLING_HOLD)
                && h.ground.rookWaits(square, h.lifted())) {
            return terms.p(Price.AGE_ROOK_WAITS)
                    + terms.grow(
                            age,
                            terms.p(Price.AGE_ROOK_WAITS_RATE) * Math.max(1, tempo),
                            terms.p(Price.AGE_PLACED_CAP));
        }
        if (blips.isBorder(h, square, h.since[square])) {
            return blips.border(age);
        }
        boolean goesOn = false;
        boolean stops = false;
        boolean flew = false;
        for (long left = h.lifted() & h.ground.own; left != 0; left &= left - 1) {
            int from = Long.numberOfTrailingZeros(left);
            if (h.since[from] <= h.since[square] && fits(h, from, square)) {
                boolean further = (h.ground.goesOn(from) & bit) != 0;
                goesOn |= further && !blips.flew(h, from, square, h.since[from], h.since[square]);
                flew |= further;
                stops |= (h.ground.targets(from) & bit) != 0;
            }
        }
        if (goesOn) {
            return terms.p(Price.AGE_GOES_ON)
                    + terms.grow(
                            age, terms.p(Price.AGE_GOES_ON_RATE) * tempo * terms.slow(), terms.p(Price.AGE_PLACED_CAP));
        }
        if (flew) {
            return terms.p(Price.AGE_GOES_ON)
                    + terms.grow(age, terms.p(Price.AGE_FLEW_RATE) * tempo, terms.p(Price.AGE_PLACED_CAP));
        }
        if (stops) {
            return terms.p(Price.AGE_STOPPED)
                    + terms.grow(
                            age, terms.p(Price.AGE_STOPPED_RATE) * Math.min(1, tempo), terms.p(Price.AGE_PLACED_CAP));
        }
        if ((h.owed & h.ground.full) != 0) {
            return terms.p(Price.AGE_MISPLACED)
                    + terms.grow(age, terms.p(Price.AGE_MISPLACED_RATE), terms.p(Price.AGE_MISPLACED_CAP));
        }
        boolean otherUp = (h.lifted() & ~h.ground.own) != 0;
        return terms.p(Price.AGE_STRANGE)
                + terms.grow(
                        age,
                        terms.p(otherUp ? Price.AGE_STRANGE_RATE_OTHER : Price.AGE_STRANGE_RATE),
                        terms.p(Price.AGE_STRANGE_CAP));
    }

    /** Whether the man from there can be the one who now stands here, as far as the sensors tell. */
    private boolean fits(Hypothesis h, int from, int square) {
        Man man = h.ground.at(from);
        return man == null || terms.sight.canBe(square, man.side(), man.piece());
    }

    private double wrong(Hypothesis h, long wrong, long now) {
        double cost = 0;
        for (long left = wrong; left != 0; left &= left - 1) {
            int square = Long.numberOfTrailingZeros(left);
            long age = Math.max(0, now - terms.sight.changed(square));
            boolean pawnStillThere = isFreshPromotion(h, square);
            cost += pawnStillThere
                    ? terms.p(Price.AGE_OWED)
                            + Math.min(terms.p(Price.AGE_OWED_CAP), age / terms.p(Price.AGE_OWED_RATE))
                    : terms.p(Price.AGE_WRONG)
                            + terms.grow(age, terms.p(Price.AGE_WRONG_RATE), terms.p(Price.AGE_WRONG_CAP));
        }
        return cost;
    }

    /** A pawn that stands on the last rank, waiting to be exchanged, is no contradiction yet. */
    private boolean isFreshPromotion(Hypothesis h, int square) {
        if (h.line.isRoot()) {
            return false;
        }
        Move move = h.line.move();
        return move.promotion() != null
                && move.to() == square
                && terms.sight.canBe(square, h.ground.turn.other(), org.jadoube.rules.Piece.PAWN);
    }
}
