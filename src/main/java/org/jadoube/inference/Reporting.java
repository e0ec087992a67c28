package org.jadoube.inference;

import java.util.List;

/** Tells when the board has had no lawful explanation for the settle time, and when it has one again. */
final class Reporting {

    private final Terms terms;
    private final List<Finding> findings;
    private Residue reported = Residue.NONE;

    Reporting(Terms terms, List<Finding> findings) {
        this.terms = terms;
        this.findings = findings;
    }

    void decide(Residue residue, boolean strange, long now, long quiet) {
        if (!strange) {
            if (!reported.isNothing()) {
                reported = Residue.NONE;
                findings.add(new Finding.Explained(now));
            }
            return;
        }
        if (quiet >= terms.p(Price.UNEXPLAINED) && !same(residue, reported)) {
            reported = residue;
            findings.add(new Finding.Unexplained(now, residue));
        }
    }

    boolean isReported() {
        return !reported.isNothing();
    }

    void forget() {
        reported = Residue.NONE;
    }

    private static boolean same(Residue one, Residue other) {
        return one.missing() == other.missing()
                && one.extra() == other.extra()
                && one.owed() == other.owed()
                && one.wrong() == other.wrong();
    }

    /** What a hypothesis leaves open. */
    static Residue residue(Hypothesis h, Sight sight) {
        long missing = h.lifted();
        long extra = h.placed();
        long wrong = sight.contradictions(h.ground) & ~h.stuck;
        if ((h.open | wrong) == 0) {
            return Residue.NONE;
        }
        long since = Long.MAX_VALUE;
        for (long left = h.open; left != 0; left &= left - 1) {
            since = Math.min(since, h.since[Long.numberOfTrailingZeros(left)]);
        }
        for (long left = wrong; left != 0; left &= left - 1) {
            since = Math.min(since, sight.changed(Long.numberOfTrailingZeros(left)));
        }
        return new Residue(missing, extra, h.owed, wrong, missing & h.ground.own, missing & ~h.ground.own, since);
    }

    /** Whether what is open is more than a move under way: a man in hand, one to be taken, a castling, something owed. */
    static boolean isStrange(Hypothesis h, Sight sight) {
        if (h.placed() != 0 || (sight.contradictions(h.ground) & ~h.stuck) != 0) {
            return true;
        }
        long lifted = h.lifted();
        if (lifted == 0) {
            return false;
        }
        boolean victimStands = (h.owed & ~h.ground.full) != 0;
        if (victimStands) {
            return true;
        }
        int hand = AgeCost.hand(h);
        long allowed = hand < 0 ? h.ground.anyVictim() : 1L << hand | h.ground.victims(hand);
        for (long left = lifted & h.ground.own; left != 0 && hand >= 0; left &= left - 1) {
            int square = Long.numberOfTrailingZeros(left);
            if (h.ground.castles(hand, square)) {
                allowed |= 1L << square;
            }
        }
        boolean oneVictim = Long.bitCount(lifted & ~h.ground.own) <= 1;
        return (lifted & ~allowed) != 0 || !oneVictim;
    }
}
