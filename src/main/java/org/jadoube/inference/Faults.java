package org.jadoube.inference;

import java.util.List;

/** Tells which switches are held for broken, and when they follow the men again. */
final class Faults {

    private static final long RANK = 0xFFL;
    private static final long FILE = 0x0101010101010101L;
    /** Fewer men than these in one row may be missing for other reasons. */
    private static final int ROW_MEN = 3;

    private final Terms terms;
    private final List<Finding> findings;
    private long told;
    private long toldClosed;
    private long silent;
    private Fault silentKind = Fault.SILENT_ROW;

    Faults(Terms terms, List<Finding> findings) {
        this.terms = terms;
        this.findings = findings;
    }

    /** Compares what the best explanation holds for broken with what was told. */
    void decide(Hypothesis best, long now) {
        if (best.stuck == told) {
            return;
        }
        long fresh = best.stuck & ~told;
        long closed = fresh & terms.sight.full;
        say(fresh & ~closed, Fault.STUCK_OPEN, false, now);
        say(closed, Fault.STUCK_CLOSED, false, now);
        long healed = told & ~best.stuck;
        say(healed & ~toldClosed, Fault.STUCK_OPEN, true, now);
        say(healed & toldClosed, Fault.STUCK_CLOSED, true, now);
        toldClosed = (toldClosed | closed) & best.stuck;
        told = best.stuck;
    }

    /** Looks for a row or column of which nothing is seen any more, and for its return. */
    void rows(Ground ground, long now) {
        long missing = ground.full & ~terms.sight.full;
        if (silent != 0 && (missing & silent) != (ground.full & silent)) {
            say(silent, silentKind, true, now);
            silent = 0;
        }
        for (int i = 0; i < 8 && silent == 0 && missing != 0; i++) {
            line(ground, missing, RANK << (8 * i), Fault.SILENT_ROW, now);
            line(ground, missing, FILE << i, Fault.SILENT_COLUMN, now);
        }
    }

    private void line(Ground ground, long missing, long line, Fault kind, long now) {
        long men = ground.full & line;
        if (silent == 0 && Long.bitCount(men) >= ROW_MEN && (missing & line) == men && (missing & ~line) == 0) {
            silent = line;
            silentKind = kind;
            say(line, kind, false, now);
        }
    }

    private void say(long squares, Fault fault, boolean healed, long now) {
        if (squares != 0) {
            findings.add(new Finding.SensorFault(now, squares, fault, healed));
        }
    }

    /** Whether a whole row is not seen at present: then nothing can be told. */
    boolean isSilent() {
        return silent != 0;
    }
}
