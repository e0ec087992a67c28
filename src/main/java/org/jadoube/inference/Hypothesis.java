package org.jadoube.inference;

import org.jadoube.rules.Side;
import org.jspecify.annotations.Nullable;

/**
 * One explanation of all that was seen: which plies are completed, what is still open, and what that has cost.
 * A small mutable thing while it is made; once in the beam only its cost is renewed.
 */
final class Hypothesis {

    Ground ground;
    Line line;
    /** What is paid for good. */
    double paid;
    /** What is unfinished costs this much at the moment; see {@link AgeCost}. */
    double age;
    /** Squares where the board differs from the ground, as a mask. */
    long open;
    /** The part of it that a completed ply still owes. */
    long owed;
    /** The part of that where only the lift is owed: the man has landed, but the switch he left still shows him. */
    long late;
    /** How long the line was before the first ply whose lift is owed; of no meaning if none is. */
    int lateAfter;
    /** Squares whose switch is held for broken and not looked at. */
    long stuck;

    final long[] since;
    private final @Nullable Blip[] blips;
    private int blipCount;
    int pressedWhite;
    int pressedBlack;
    /** Whether plies were taken back on the way. */
    boolean back;

    Hypothesis(Line line, long open, long t, int blipRoom) {
        this.ground = line.ground;
        this.line = line;
        this.open = open;
        this.since = new long[64];
        this.blips = new Blip[blipRoom];
        this.pressedWhite = line.plies(Side.WHITE);
        this.pressedBlack = line.plies(Side.BLACK);
        for (long left = open; left != 0; left &= left - 1) {
            since[Long.numberOfTrailingZeros(left)] = t;
        }
    }

    private Hypothesis(Hypothesis other) {
        this.ground = other.ground;
        this.line = other.line;
        this.paid = other.paid;
        this.age = other.age;
        this.open = other.open;
        this.owed = other.owed;
        this.late = other.late;
        this.lateAfter = other.lateAfter;
        this.stuck = other.stuck;
        this.since = other.since.clone();
        this.blips = other.blips.clone();
        this.blipCount = other.blipCount;
        this.pressedWhite = other.pressedWhite;
        this.pressedBlack = other.pressedBlack;
        this.back = other.back;
    }

    Hypothesis copy() {
        return new Hypothesis(this);
    }

    double total() {
        return paid + age;
    }

    /** Squares that differ and are not owed. */
    long unexplained() {
        return open & ~owed;
    }

    /** Whether something has been unexplained since before that time. */
    boolean isStale(long before) {
        for (long left = unexplained(); left != 0; left &= left - 1) {
            if (since[Long.numberOfTrailingZeros(left)] < before) {
                return true;
            }
        }
        return false;
    }

    /** Whether the last ply is a castling of which only the rook has come. */
    boolean awaitsKing() {
        int king = owed == 0 ? -1 : ground.position.king(ground.turn.other());
        return king >= 0 && (owed >>> king & 1) != 0;
    }

    /** Men that should stand and do not, without what is owed. */
    long lifted() {
        return open & ~owed & ground.full;
    }

    /** Men that stand where none should, without what is owed. */
    long placed() {
        return open & ~owed & ~ground.full;
    }

    /** The part of the line that is certain as far as lifts go: a ply whose lift was not seen yet may be another man's. */
    Line seen() {
        return late == 0 ? line : line.first(lateAfter);
    }

    /** What is open is so from now on: since when, nobody saw. */
    void beginsNow(long t) {
        for (long left = open; left != 0; left &= left - 1) {
            since[Long.numberOfTrailingZeros(left)] = t;
        }
    }

    /** Forgets what these switches told and looks at them no more. */
    void blind(long squares) {
        open &= ~squares;
        owed &= ~squares;
        late &= ~squares;
        stuck |= squares;
        for (int i = blipCount - 1; i >= 0; i--) {
            if ((squares >>> blip(i).square() & 1) != 0) {
                refund(i);
            }
        }
    }

    /** Believes these switches again: what differs differs from now on. */
    void see(long squares, long full, long now) {
        long differ = (full ^ ground.full) & squares;
        stuck &= ~squares;
        open = (open & ~squares) | differ;
        for (long left = differ; left != 0; left &= left - 1) {
            since[Long.numberOfTrailingZeros(left)] = now;
        }
    }

    int pressed(Side side) {
        return side == Side.WHITE ? pressedWhite : pressedBlack;
    }

    /** The lever was pressed for so many plies of this side. */
    void press(Side side, int plies) {
        if (side == Side.WHITE) {
            pressedWhite = plies;
        } else {
            pressedBlack = plies;
        }
    }

    int blipCount() {
        return blipCount;
    }

    /** A blip, the oldest first. */
    Blip blip(int index) {
        Blip blip = blips[index];
        if (blip == null) {
            throw new IndexOutOfBoundsException(index);
        }
        return blip;
    }

    /** Adds and pays a blip; the oldest are forgotten when they are too old or too many. */
    void add(Blip blip, long life) {
        int drop = 0;
        while (drop < blipCount && (blip.to() - blip(drop).to() > life || blipCount - drop == blips.length)) {
            drop++;
        }
        if (drop > 0) {
            System.arraycopy(blips, drop, blips, 0, blipCount - drop);
            blipCount -= drop;
        }
        blips[blipCount++] = blip;
        paid += blip.charged();
    }

    /** Puts another blip in its place and pays or refunds the difference. */
    void replace(int index, Blip now) {
        paid += now.charged() - blip(index).charged();
        blips[index] = now;
    }

    /** Takes a blip out, because a ply explains it, and refunds it. */
    void refund(int index) {
        paid -= blip(index).charged();
        blipCount--;
        System.arraycopy(blips, index + 1, blips, index, blipCount - index);
        blips[blipCount] = null;
    }
}
