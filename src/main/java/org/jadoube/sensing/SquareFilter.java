package org.jadoube.sensing;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Turns raw readings into settled edges: a change of a square counts when its raw content has been constant for
 * {@link #HOLD} ms and still differs from what was settled before; the edge carries the time of the first departure. A square
 * that bounced for longer than that and came back has been left or filled for a moment: it gives both edges.
 *
 * <p>Pure: deadlines are exact times, whenever the filter is asked. Arrays instead of objects, because every frame of a
 * board (200 a second) passes here; a frame that reads the same as the last one allocates nothing.
 */
public final class SquareFilter {

    /**
     * How long a square must be constant, in ms. Contacts bounce for 1 to 4 ms; 10 covers that with a margin, and anything
     * longer swallows the short closures of men slid over squares in fast play (measured: 30 loses games, 10 none).
     */
    public static final int HOLD = 10;

    private static final long NEVER = Long.MAX_VALUE;

    private final byte[] stable = new byte[64];
    private final long[] departed = new long[64];
    private final long[] due = new long[64];
    /** What was first read instead of the settled content. */
    private final byte[] other = new byte[64];
    /** Since when the square reads otherwise than settled, or when it last ceased to; and for how long before that. */
    private final long[] turned = new long[64];

    private final long[] away = new long[64];
    private @Nullable Reading raw;
    private long pending;
    private long occupied;

    /** Whether a first reading has come; before it nothing is known of the board. */
    public boolean started() {
        return raw != null;
    }

    /** The squares that are full for certain, as a mask. */
    public long stable() {
        return occupied;
    }

    /**
     * Takes what the sensors read at t; it holds until the next reading. The first reading is believed as it stands.
     *
     * @param t ms, not before any earlier call
     */
    public void reading(long t, Reading reading) {
        Reading before = raw;
        raw = reading;
        if (before == null) {
            start(reading);
            return;
        }
        long changed = before.difference(reading);
        while (changed != 0) {
            int square = Long.numberOfTrailingZeros(changed);
            changed &= changed - 1;
            if ((pending >>> square & 1) == 0) {
                pending |= 1L << square;
                departed[square] = t;
                other[square] = reading.content(square);
                away[square] = 0;
            } else if (before.content(square) != stable[square]) {
                away[square] += t - turned[square];
            }
            turned[square] = t;
            due[square] = t + HOLD;
        }
    }

    private void start(Reading reading) {
        occupied = reading.occupied();
        for (int square = 0; square < 64; square++) {
            stable[square] = reading.content(square);
        }
    }

    /** The next instant at which something is accepted or forgotten, {@link Long#MAX_VALUE} if nothing is under way. */
    public long nextDue() {
        long next = NEVER;
        for (long left = pending; left != 0; left &= left - 1) {
            next = Math.min(next, due[Long.numberOfTrailingZeros(left)]);
        }
        return next;
    }

    /** Delivers, in order, every scan that fell due strictly before t. */
    public List<Scan> advance(long t) {
        if (pending == 0) {
            return List.of();
        }
        List<Scan> scans = new ArrayList<>();
        for (long next = nextDue(); next < t; next = nextDue()) {
            List<SquareEdge> edges = accept(next);
            if (!edges.isEmpty()) {
                scans.add(new Scan(next, edges));
            }
        }
        return scans;
    }

    private List<SquareEdge> accept(long now) {
        List<SquareEdge> edges = new ArrayList<>(2);
        Reading reading = raw;
        for (long left = pending; left != 0 && reading != null; left &= left - 1) {
            int square = Long.numberOfTrailingZeros(left);
            if (due[square] == now) {
                pending &= ~(1L << square);
                change(square, reading.content(square), edges);
            }
        }
        if (edges.size() > 1) {
            edges.sort(Comparator.comparingLong(SquareEdge::t));
        }
        return edges;
    }

    /** A man exchanged for another without a gap gives a lift and a place of one moment, in this order. */
    private void change(int square, byte content, List<SquareEdge> edges) {
        byte before = stable[square];
        if (content == before) {
            visit(square, edges);
            return;
        }
        stable[square] = content;
        if (before != Content.EMPTY) {
            occupied &= ~(1L << square);
            edges.add(edge(departed[square], square, false, before));
        }
        if (content != Content.EMPTY) {
            occupied |= 1L << square;
            edges.add(edge(departed[square], square, true, content));
        }
    }

    /** A man who was taken up, or set down, for so short a time that his contact never came to rest. */
    private void visit(int square, List<SquareEdge> edges) {
        byte before = stable[square];
        boolean longEnough = turned[square] - departed[square] >= HOLD && away[square] >= HOLD / 2;
        if (!longEnough || (before == Content.EMPTY) == (other[square] == Content.EMPTY)) {
            return;
        }
        boolean placed = before == Content.EMPTY;
        byte man = placed ? other[square] : before;
        edges.add(edge(departed[square], square, placed, man));
        edges.add(edge(turned[square], square, !placed, man));
    }

    private static SquareEdge edge(long t, int square, boolean closed, byte content) {
        return new SquareEdge(t, square, closed, Content.side(content), Content.piece(content));
    }
}
