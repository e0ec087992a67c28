package org.jadoube.inference;

import java.util.Arrays;
import java.util.List;
import org.jadoube.sensing.SquareEdge;

/**
 * Switches that tell nothing for a while, known by their edges alone: a whole row or column that opens in one scan, and a square that
 * changes faster than any hand. They are told at once, and no explanation looks at them until they are sound again.
 */
final class Blindness {

    static final long RANK = 0xFFL;
    static final long FILE = 0x0101010101010101L;
    /** So many men a hand does not take up within one scan. */
    private static final int ROW_MEN = 3;
    /** Edges of one square that are remembered. */
    private static final int EDGES = 8;

    private static final long LONG_AGO = Long.MIN_VALUE / 4;

    private final Terms terms;
    private final List<Finding> findings;
    private final Ghosts ghosts = new Ghosts();
    private final long[] times = new long[64 * EDGES];
    private final int[] next = new int[64];
    private long flicker;
    private long silent;
    private Fault silentKind = Fault.SILENT_ROW;
    /** A line of which both men were lifted in one scan, as one move may do, or two in a hurry; 0 for none. */
    private long fallen;

    private long fallenMen;
    private long justSound;
    private long unhaunted;
    private long toldGhosts;
    private long fallenSince;

    Blindness(Terms terms, List<Finding> findings) {
        this.terms = terms;
        this.findings = findings;
        Arrays.fill(times, LONG_AGO);
    }

    /** All squares that are not looked at, as a mask. */
    long mask() {
        return flicker | silent | ghosts.haunted();
    }

    /** Whether time alone can make a square sound again. */
    boolean isWaiting() {
        return flicker != 0;
    }

    /** The squares that these edges show to be blind from now on, as a mask; the sight is still that before them. */
    long notice(long t, List<SquareEdge> edges, Ground ground) {
        long fresh = 0;
        long opened = 0;
        long closed = 0;
        for (SquareEdge edge : edges) {
            opened |= edge.closed() ? 0 : 1L << edge.square();
            closed |= edge.closed() ? 1L << edge.square() : 0;
            if (isRattling(edge.square(), edge.t()) && (mask() >>> edge.square() & 1) == 0) {
                fresh |= 1L << edge.square();
            }
        }
        flicker |= fresh;
        say(fresh, Fault.FLICKER, false, t);
        long haunted = ghosts.notice(terms.sight.full, ground.full | justSound, edges);
        // Men on squares that would read full without them are only not looked at: nothing is seen there that is not.
        long seen = haunted & ~ground.full;
        toldGhosts |= seen;
        say(seen, Fault.GHOST, false, t);
        fresh |= haunted;
        terms.marked(ghosts.marked());
        terms.unread(mask());
        // Shadows of a man who is lifted go with him.
        opened &= ~unhaunted;
        for (int i = 0; i < 8 && silent == 0 && Long.bitCount(opened) > 1; i++) {
            // A line that shows another man at the same moment is not silent.
            fresh |= (RANK << (8 * i) & closed) != 0 ? 0 : fallen(RANK << (8 * i), Fault.SILENT_ROW, opened, ground, t);
            fresh |= (FILE << i & closed) != 0 ? 0 : fallen(FILE << i, Fault.SILENT_COLUMN, opened, ground, t);
        }
        return fresh;
    }

    /** Remembers the edge; whether there were more of this square of late than a hand can make. */
    private boolean isRattling(int square, long t) {
        int at = next[square];
        times[square * EDGES + at] = t;
        next[square] = (at + 1) % EDGES;
        int quick = (int) terms.p(Price.FLICKER_QUICK);
        long first = times[square * EDGES + Math.floorMod(at + 1 - quick, EDGES)];
        long oldest = times[square * EDGES + (at + 1) % EDGES];
        return t - first <= terms.p(Price.FLICKER_QUICK_TIME) || t - oldest <= terms.p(Price.FLICKER_TIME);
    }

    private long fallen(long line, Fault kind, long opened, Ground ground, long t) {
        long men = terms.sight.full & line;
        // One line dies alone: where more goes with it, the board was cleared, or put up anew.
        boolean alone = Long.bitCount(opened & ~line) < 2;
        boolean all = silent == 0 && men != 0 && alone && (opened & line) == men;
        int count = Long.bitCount(men);
        if (!all || count < 2) {
            return 0;
        }
        if (count < ROW_MEN && (isHaste() || isOneHand(men, ground))) {
            fallen = line;
            fallenMen = men;
            fallenSince = t;
            return 0;
        }
        return silence(line, kind, t);
    }

    /** Whether one move takes up both men: a castling or a capture. */
    private static boolean isOneHand(long two, Ground ground) {
        int one = Long.numberOfTrailingZeros(two);
        int other = 63 - Long.numberOfLeadingZeros(two);
        return ground.castles(one, other)
                || (ground.victims(one) >>> other & 1) != 0
                || (ground.victims(other) >>> one & 1) != 0;
    }

    /** Whether hands are in such a hurry that they overlap, and take one man up while they bump another. */
    private boolean isHaste() {
        return terms.tempo() < terms.p(Price.SUSPECT_TEMPO);
    }

    private long silence(long line, Fault kind, long t) {
        silent = line;
        silentKind = kind;
        terms.unread(mask());
        say(line, kind, false, t);
        return line;
    }

    /** A row or column of which nothing has been seen from the beginning, and nothing else amiss; its squares, or 0. */
    long missing(Ground ground, long now) {
        long missing = ground.full & ~terms.sight.full & ~mask();
        for (int i = 0; i < 8 && silent == 0 && Long.bitCount(missing) >= ROW_MEN; i++) {
            if (isMissing(RANK << (8 * i), ground, missing)) {
                return silence(RANK << (8 * i), Fault.SILENT_ROW, now);
            }
            if (isMissing(FILE << i, ground, missing)) {
                return silence(FILE << i, Fault.SILENT_COLUMN, now);
            }
        }
        return 0;
    }

    /**
     * A row or column with two switches held for dead, of which nothing was seen for long, is silent as a whole; so is one whose
     * two men went in one scan and did not come back; its squares, or 0.
     *
     * @param dead empty squares whose switches all good explanations hold for broken, as a mask
     */
    long suspected(long dead, Ground ground, long now) {
        if (fallen != 0 && now - fallenSince >= terms.p(Price.FALLEN)) {
            long line = fallen;
            fallen = 0;
            boolean stillGone = (terms.sight.full & line) == 0 && (ground.full & line) == fallenMen;
            if (stillGone && silent == 0) {
                return silence(line, kind(line), now);
            }
        }
        for (int i = 0; i < 8 && silent == 0 && Long.bitCount(dead) > 1; i++) {
            if (isSuspected(RANK << (8 * i), dead, now)) {
                return silence(RANK << (8 * i), Fault.SILENT_ROW, now);
            }
            if (isSuspected(FILE << i, dead, now)) {
                return silence(FILE << i, Fault.SILENT_COLUMN, now);
            }
        }
        return 0;
    }

    private static Fault kind(long line) {
        return Long.numberOfTrailingZeros(line) % 8 == 0 && line >>> Long.numberOfTrailingZeros(line) == RANK
                ? Fault.SILENT_ROW
                : Fault.SILENT_COLUMN;
    }

    private boolean isSuspected(long line, long dead, long now) {
        if (Long.bitCount(line & dead) < 2 || (line & terms.sight.full) != 0) {
            return false;
        }
        for (long left = line; left != 0; left &= left - 1) {
            int square = Long.numberOfTrailingZeros(left);
            if (now - times[square * EDGES + Math.floorMod(next[square] - 1, EDGES)] < terms.p(Price.SILENT_LONG)) {
                return false;
            }
        }
        return true;
    }

    private static boolean isMissing(long line, Ground ground, long missing) {
        long men = ground.full & line;
        return Long.bitCount(men) >= ROW_MEN && missing == men;
    }

    /** The squares that these edges show to be sound again: a silent row speaks. */
    long recovered(long t, List<SquareEdge> edges) {
        long closed = 0;
        for (SquareEdge edge : edges) {
            closed |= edge.closed() ? 1L << edge.square() : 0;
        }
        fallen = (closed & fallen) != 0 ? 0 : fallen;
        justSound = (closed & silent) != 0 ? silent : 0;
        long sound = (closed & silent) != 0 ? silent : 0;
        say(sound, silentKind, true, t);
        silent &= ~sound;
        long seen = ghosts.recovered(terms.sight.full, edges);
        unhaunted = seen;
        say(seen & toldGhosts, Fault.GHOST, true, t);
        toldGhosts &= ~seen;
        terms.unread(mask());
        return sound | seen;
    }

    /** The squares that have not flickered for long enough, as a mask. */
    long calmed(long now) {
        long sound = 0;
        for (long left = flicker; left != 0; left &= left - 1) {
            int square = Long.numberOfTrailingZeros(left);
            long last = times[square * EDGES + Math.floorMod(next[square] - 1, EDGES)];
            sound |= now - last >= terms.p(Price.FLICKER_CALM) ? 1L << square : 0;
        }
        flicker &= ~sound;
        terms.unread(mask());
        say(sound, Fault.FLICKER, true, now);
        return sound;
    }

    private void say(long squares, Fault fault, boolean healed, long now) {
        if (squares != 0) {
            findings.add(new Finding.SensorFault(now, squares, fault, healed));
        }
    }
}
