package org.jadoube.inference;

import org.jadoube.rules.Move;
import org.jadoube.rules.Piece;
import org.jadoube.rules.Side;
import org.jspecify.annotations.Nullable;

/**
 * Completes a ply in a hypothesis: checks that the board shows it, pays what is unusual about it, refunds what it explains, and
 * lets what it leaves open pay for being left.
 */
final class Completion {

    private final Terms terms;
    private final Blips blips;
    private final Castling castling;
    private int nodes;

    Completion(Terms terms, Blips blips) {
        this.terms = terms;
        this.blips = blips;
        this.castling = new Castling(terms);
    }

    /** How many completions were tried since the last {@link #restart}. */
    int nodes() {
        return nodes;
    }

    void restart() {
        nodes = 0;
    }

    /** The hypothesis in which the rook's move was half of a castling, null if it cannot be; see {@link Castling#awaiting}. */
    @Nullable
    Hypothesis awaiting(Hypothesis h, long now) {
        return castling.awaiting(h, now);
    }

    /** The hypothesis with this ply completed, null if the board does not show it. */
    @Nullable
    Hypothesis complete(Hypothesis h, int index) {
        Move move = h.ground.move(index);
        if (move.kind() == Move.Kind.CASTLING) {
            nodes++;
            Hypothesis castled = castling.complete(h, index);
            return castled == null ? null : finish(h, castled, move);
        }
        if (((h.unexplained() | h.stuck) >>> move.from() & 1) == 0) {
            return null;
        }
        if (!stands(h, move)) {
            return null;
        }
        nodes++;
        if (move.captured() == null || move.kind() == Move.Kind.EN_PASSANT) {
            return step(h, index, move);
        }
        return capture(h, index, move);
    }

    /** Whether the man who stands on the landing square can be the one who moved, as far as the sensors tell. */
    private boolean stands(Hypothesis h, Move move) {
        Side side = h.ground.turn;
        Piece promotion = move.promotion();
        return terms.sight.canBe(move.to(), side, move.piece())
                || (promotion != null && terms.sight.canBe(move.to(), side, promotion));
    }

    private @Nullable Hypothesis step(Hypothesis h, int index, Move move) {
        if ((h.unexplained() >>> move.to() & 1) == 0) {
            return liftedAgain(h, index, move);
        }
        long landed = h.since[move.to()];
        boolean blind = (h.stuck >>> move.from() & 1) != 0;
        long lifted = blind ? landed : h.since[move.from()];
        Hypothesis next = advance(h, index, lifted, landed, false);
        next.paid += blind ? terms.p(Price.STUCK_MOVE) : 0;
        if (landed < lifted) {
            next.paid += terms.lateLift(lifted - landed);
        }
        return finish(h, next, move);
    }

    /**
     * A man who landed while the other side's man was still in the air, and was lifted again, to be taken, before that one landed
     * too: his landing was seen, but only as a square full for a moment.
     */
    private @Nullable Hypothesis liftedAgain(Hypothesis h, int index, Move move) {
        boolean inHand = (h.unexplained() >>> move.from() & 1) != 0;
        if (h.line.isRoot() || !inHand || ((h.open | h.stuck) >>> move.to() & 1) != 0) {
            return null;
        }
        long lifted = h.since[move.from()];
        for (int i = h.blipCount() - 1; i >= 0; i--) {
            Blip blip = h.blip(i);
            if (blip.square() == move.to() && !blip.open() && blip.from() >= lifted && blip.from() < h.line.landed) {
                Hypothesis next = advance(h, index, lifted, blip.from(), false);
                next.refund(i);
                next.open |= 1L << move.to();
                next.since[move.to()] = blip.to();
                return finish(h, next, move);
            }
        }
        return null;
    }

    /** A quiet move whose square of origin is full again, because the reply has landed there before he landed; null if it is not. */
    @Nullable
    Hypothesis refilled(Hypothesis h, int index) {
        Move move = h.ground.move(index);
        long landed = h.since[move.to()];
        int left = newestOpen(h, move.from(), Long.MIN_VALUE);
        boolean oneMan = move.kind() == Move.Kind.NORMAL || move.kind() == Move.Kind.DOUBLE_STEP;
        if (left < 0 || !oneMan || move.captured() != null || (h.stuck >>> move.from() & 1) != 0 || !stands(h, move)) {
            return null;
        }
        Blip blip = h.blip(left);
        if (blip.to() > landed || landed - blip.to() > terms.p(Price.REFILLED)) {
            return null;
        }
        nodes++;
        Hypothesis next = advance(h, index, blip.from(), landed, false);
        next.refund(left);
        next.since[move.from()] = blip.to();
        return finish(h, next, move);
    }

    private @Nullable Hypothesis capture(Hypothesis h, int index, Move move) {
        if ((h.open >>> move.to() & 1) != 0) {
            return null;
        }
        boolean blind = (h.stuck >>> move.from() & 1) != 0;
        long lifted = blind ? blindLift(h, move) : h.since[move.from()];
        boolean newManFirst = move.promotion() != null;
        long tolerance = terms.prices.ms(newManFirst ? Price.NEW_MAN_TOLERANCE : Price.VICTIM_TOLERANCE);
        int found = newestOpen(h, move.to(), lifted - tolerance);
        if (found < 0) {
            return null;
        }
        Blip blip = h.blip(found);
        Hypothesis next = advance(h, index, lifted, blip.to(), false);
        next.refund(found);
        next.paid += blind ? terms.p(Price.STUCK_MOVE) : 0;
        next.paid += twoVictims(next, h.ground.victims(move.from()), blip);
        if (blip.to() < lifted) {
            next.paid += terms.p(Price.VICTIM_BEFORE_ATTACKER);
        }
        next.paid += terms.sight.knowsSide(move.to()) || terms.isUnwatched() ? 0 : brief(blip.length());
        if (!h.line.isRoot() && blip.from() < h.line.landed - terms.p(Price.VICTIM_EARLY_TOLERANCE)) {
            next.paid += Math.min(
                    terms.p(Price.EARLY_CAP), (h.line.landed - blip.from()) / terms.p(Price.VICTIM_EARLY_RATE));
        }
        return finish(h, next, move);
    }

    /** What it costs that the victim's square was empty for so short a time, in ms. */
    private double brief(long length) {
        if (length < terms.p(Price.VICTIM_SHORT_TIME)) {
            return terms.p(Price.VICTIM_SHORT);
        }
        double usual = terms.p(Price.VICTIM_USUAL_TIME) * terms.tempo();
        return Math.max(0, terms.p(Price.VICTIM_BRIEF) * (1 - length / usual));
    }

    /** What it costs that another man who could be taken was up when this one was lifted, and was put back before the landing. */
    private double twoVictims(Hypothesis h, long victims, Blip taken) {
        double cost = 0;
        for (int i = 0; i < h.blipCount(); i++) {
            Blip blip = h.blip(i);
            boolean up =
                    blip.open() && blip.from() < taken.from() && blip.to() > taken.from() && blip.to() < taken.to();
            cost += up && (victims >>> blip.square() & 1) != 0 ? terms.p(Price.TWO_VICTIMS) : 0;
        }
        return cost;
    }

    /**
     * A ply whose man stands on his goal while the switch that he left still shows him; null if the board does not show it. The
     * lift is owed, and nothing is told of such a ply until it comes.
     *
     * @param placed when the man on the landing square was set down, in ms
     */
    @Nullable
    Hypothesis lately(Hypothesis h, int index, long placed) {
        Move move = h.ground.move(index);
        long from = 1L << move.from();
        boolean oneMan = move.kind() == Move.Kind.NORMAL || move.kind() == Move.Kind.DOUBLE_STEP;
        boolean known = move.promotion() == null || terms.sight.knowsPiece(move.to());
        if (!oneMan || !known || ((h.open | h.stuck) & from) != 0 || !stands(h, move)) {
            return null;
        }
        int victim = -1;
        if (move.captured() != null) {
            victim = (h.open >>> move.to() & 1) != 0 ? -1 : newestOpen(h, move.to(), placed);
            if (victim < 0) {
                return null;
            }
        } else if ((h.unexplained() >>> move.to() & 1) == 0) {
            return null;
        }
        nodes++;
        Hypothesis next = advance(h, index, placed, placed, true);
        if (victim >= 0) {
            next.refund(victim);
        }
        next.lateAfter = h.late == 0 ? h.line.length : h.lateAfter;
        next.owed |= from;
        next.late |= from;
        next.paid += terms.p(Price.LATE_LIFT) + terms.p(Price.LATE_LIFT_OWED);
        return finish(h, next, move);
    }

    /** Of a man whose lift cannot be seen: when the one he took was lifted. */
    private static long blindLift(Hypothesis h, Move move) {
        int found = newestOpen(h, move.to(), Long.MIN_VALUE);
        return found < 0 ? Long.MAX_VALUE / 2 : h.blip(found).from();
    }

    /** The newest blip of a man away from this square that ended at this time or later; -1 if there is none. */
    static int newestOpen(Hypothesis h, int square, long endedFrom) {
        for (int i = h.blipCount() - 1; i >= 0; i--) {
            Blip blip = h.blip(i);
            if (blip.square() == square && blip.open() && blip.to() >= endedFrom) {
                return i;
            }
        }
        return -1;
    }

    /** A capture that the switch of the victim's square did not see; null if the man is not in hand. */
    @Nullable
    Hypothesis silently(Hypothesis h, int index, long t, double price) {
        Move move = h.ground.move(index);
        if ((h.unexplained() >>> move.from() & 1) == 0 || move.captured() == null || move.kind() != Move.Kind.NORMAL) {
            return null;
        }
        long lifted = h.since[move.from()];
        boolean reopened = (h.open >>> move.to() & 1) != 0;
        if (reopened && h.since[move.to()] <= lifted) {
            return null;
        }
        nodes++;
        long landed = Math.max(lifted, reopened ? h.since[move.to()] : unseenLanding(h, lifted, t));
        Hypothesis next = advance(h, index, lifted, landed, true);
        if (reopened) {
            next.open |= 1L << move.to();
            next.since[move.to()] = h.since[move.to()];
        }
        next.paid += price + (blips.isBesideUnseen(next) ? terms.p(Price.BORDER_UNSEEN) : 0);
        if (!h.line.isRoot() && h.line.move().to() == move.to()) {
            next.paid -= terms.p(Price.SILENT_RETAKE);
        }
        return finish(h, next, move);
    }

    /** A capture that was made while nobody saw the board; it costs no more than that the man is still in hand, null if he is not. */
    @Nullable
    Hypothesis unwatched(Hypothesis h, int index, long t) {
        Move move = h.ground.move(index);
        boolean open = (h.open >>> move.to() & 1) != 0;
        Hypothesis next = open || !stands(h, move) ? null : silently(h, index, t, terms.p(Price.AGE_HAND));
        if (next != null) {
            boolean retakes = !h.line.isRoot() && h.line.move().to() == move.to();
            next.paid += retakes ? terms.p(Price.SILENT_RETAKE) : 0;
            next.line = next.line.asGuess();
        }
        return next;
    }

    /** A move to a square whose switch is known to be broken; null if the man is neither in hand nor on another such square. */
    @Nullable
    Hypothesis unseen(Hypothesis h, int index, long t) {
        Move move = h.ground.move(index);
        boolean blind = (h.stuck >>> move.from() & 1) != 0;
        boolean inHand = (h.unexplained() >>> move.from() & 1) != 0;
        boolean hidden = (h.ground.squares(index) & ~h.stuck) == 0;
        if (!(blind || inHand) || (move.kind() == Move.Kind.CASTLING && !hidden)) {
            return null;
        }
        nodes++;
        long lifted = inHand ? h.since[move.from()] : h.line.isRoot() ? t - 1 : h.line.landed;
        Hypothesis next = advance(h, index, lifted, Math.max(lifted, unseenLanding(h, lifted, t)), true);
        next.paid += terms.p(inHand ? Price.STUCK_MOVE : Price.STUCK_UNSEEN);
        return finish(h, next, move);
    }

    /** A landing never seen is held to have come before the other side lifted anything. */
    private static long unseenLanding(Hypothesis h, long lifted, long t) {
        long landed = t;
        for (long left = h.lifted() & ~h.ground.own; left != 0; left &= left - 1) {
            long since = h.since[Long.numberOfTrailingZeros(left)];
            if (since > lifted) {
                landed = Math.min(landed, since);
            }
        }
        return landed;
    }

    /** A quiet move whose landing was never seen, because he was taken there at once. */
    @Nullable
    Hypothesis vanishing(Hypothesis h, int index, long t) {
        Move move = h.ground.move(index);
        if ((h.unexplained() >>> move.from() & 1) == 0 || (h.open >>> move.to() & 1) != 0) {
            return null;
        }
        nodes++;
        long lifted = h.since[move.from()];
        Hypothesis next = advance(h, index, lifted, Math.max(lifted, t - 1), true);
        next.paid += terms.p(Price.VANISHED);
        return finish(h, next, move);
    }

    /** The next ground; squares whose content the ply changes turn from open to explained, or the other way. */
    private static Hypothesis advance(Hypothesis h, int index, long lifted, long landed, boolean silent) {
        Hypothesis next = h.copy();
        next.line = h.line.with(index, lifted, landed, silent);
        next.ground = next.line.ground;
        long changed = (h.ground.full ^ next.ground.full) & ~h.stuck;
        long opened = changed & ~h.open;
        next.open = h.open ^ changed;
        next.owed &= next.open;
        next.late &= next.owed;
        for (long left = opened; left != 0; left &= left - 1) {
            next.since[Long.numberOfTrailingZeros(left)] = landed;
        }
        if (h.ground.move(index).kind() == Move.Kind.EN_PASSANT && opened != 0) {
            next.owed |= opened;
        }
        return next;
    }

    /** What every ply pays, however it was completed. */
    private Hypothesis finish(Hypothesis h, Hypothesis next, Move move) {
        Line ply = next.line;
        if ((next.owed & ~next.late & ~h.owed) != 0) {
            next.paid += terms.p(Price.OWED);
        }
        next.paid += h.awaitsKing() ? terms.p(Price.AWAITS_KING_LEFT) : 0;
        next.paid += order(h.line, ply) + goesOn(h.line, ply, move);
        next.paid += blipsOf(h, next, move) + terms.force(h.line.length, move);
        if (terms.has(Rule.CARRY)) {
            for (long left = next.unexplained() & h.open; left != 0; left &= left - 1) {
                int square = Long.numberOfTrailingZeros(left);
                if (h.since[square] < ply.lifted && !isLeftOnBorder(next, square)) {
                    next.paid += terms.p(Price.CARRY);
                }
            }
        }
        return next;
    }

    private boolean isLeftOnBorder(Hypothesis h, int square) {
        return (h.ground.full >>> square & 1) == 0 && blips.isBorder(h, square, h.since[square]);
    }

    private double order(Line before, Line ply) {
        if (before.isRoot()) {
            return 0;
        }
        if (ply.landed < before.landed) {
            return terms.p(Price.REVERSED)
                    + Math.min(
                            terms.p(Price.REVERSED_CAP), (before.landed - ply.landed) / terms.p(Price.REVERSED_RATE));
        }
        if (ply.lifted < before.landed) {
            return Math.min(
                    terms.p(Price.EARLY_CAP),
                    terms.p(Price.OVERLAP) + (before.landed - ply.lifted) / terms.p(Price.OVERLAP_RATE));
        }
        return 0;
    }

    private double goesOn(Line before, Line ply, Move move) {
        if (!terms.has(Rule.SAME_MAN_GOES_ON)
                || before.isRoot()
                || before.before().isRoot()) {
            return 0;
        }
        Line own = before.before();
        if (own.move().to() != move.from() || !Lines.straight(own.move().from(), move.from(), move.to())) {
            return 0;
        }
        double fade = terms.p(Price.GOES_ON_TIME) * terms.tempo();
        return terms.p(Price.GOES_ON) * Math.exp(-Math.max(0, ply.lifted - own.landed) / fade);
    }

    /** Re-prices the blips that the ply explains; returns what those cost that speak against it. */
    private double blipsOf(Hypothesis h, Hypothesis next, Move move) {
        Line ply = next.line;
        long way = Lines.between(move.from(), move.to());
        long otherVictims = h.ground.victims(move.from());
        if (move.captured() != null) {
            otherVictims &= ~(1L << move.victim());
        }
        long tolerance = terms.prices.ms(Price.SLIDE_TOLERANCE);
        double against = 0;
        for (int i = 0; i < next.blipCount(); i++) {
            Blip blip = next.blip(i);
            if (blip.open()) {
                against += returnedVictim(blip, otherVictims, ply);
            } else if (terms.has(Rule.SLIDE_STEP)
                    && (way >>> blip.square() & 1) != 0
                    && blip.from() >= ply.lifted - tolerance
                    && blip.to() <= ply.landed + tolerance) {
                next.replace(i, blip.settled(Math.min(blip.full(), blips.slideStep(blip.length()))));
            } else if (isBorder(blip, move, ply)) {
                next.replace(i, blip.settled(Math.min(blip.full(), blips.border(blip.length()))));
            } else if (blip.charged() < blip.full()) {
                next.replace(i, blip.charged(blip.full()));
            }
        }
        return against;
    }

    private double returnedVictim(Blip blip, long otherVictims, Line ply) {
        if ((otherVictims >>> blip.square() & 1) == 0 || blip.to() <= ply.lifted || blip.to() > ply.landed) {
            return 0;
        }
        double fade = terms.p(Price.RETURNED_VICTIM_RATE) * terms.tempo();
        return Math.min(terms.p(Price.RETURNED_VICTIM_CAP), (ply.landed - blip.to()) / fade);
    }

    private boolean isBorder(Blip blip, Move move, Line ply) {
        return terms.has(Rule.BORDER_CLOSURE)
                && Math.abs(blip.from() - ply.landed) <= terms.p(Price.BORDER_NEAR)
                && (Lines.beside(move.to()) >>> blip.square() & 1) != 0;
    }
}
