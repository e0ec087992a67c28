package org.jadoube.inference;

import java.util.List;
import org.jadoube.sensing.SquareEdge;

/**
 * Knows the mark of a ghost: in a matrix whose diodes are missing, the fourth corner of a rectangle reads full as soon as the three
 * others are, so it closes in the same scan as a man who is really set down. A row or column in which four squares or more close
 * like that has no diodes, and shows nothing any more.
 */
final class Ghosts {

    /** So many squares no hand fills within one scan. */
    private static final int MANY = 4;
    /** Edges that are so near to each other, in ms, came with one scan. */
    private static final long TOGETHER = 5;

    private final Diodes diodes = new Diodes();
    private long marked;
    private long haunted;
    /** Those of them that read full because a diode is known to be missing. */
    private long shadows;

    /** Squares that read full and closed together with another corner of a rectangle of full squares, not beside it, as a mask. */
    long marked() {
        return marked;
    }

    /** Squares that are not looked at, because more of them closed at once than a hand can fill, as a mask. */
    long haunted() {
        return haunted;
    }

    /**
     * Takes the edges of a scan.
     *
     * @param full the full squares before it, as a mask
     * @param men squares that may well become full, because men stand or stood there, as a mask
     * @return the squares that are haunted from now on, as a mask
     */
    long notice(long full, long men, List<SquareEdge> edges) {
        long closed = 0;
        long opened = 0;
        for (SquareEdge edge : edges) {
            closed |= edge.closed() ? 1L << edge.square() : 0;
            opened |= edge.closed() ? 0 : 1L << edge.square();
        }
        long now = after(full, edges);
        marked &= now & ~opened;
        diodes.look(now, closed, men);
        // A whole row at once is more than one diode: such squares are looked at again only when they open.
        long row = Long.bitCount(closed) < 2 ? 0 : corners(full | closed, men, opened, edges);
        shadows = (shadows | (diodes.shadows(now) & ~haunted)) & ~row;
        long fresh = (shadows | row) & ~haunted;
        haunted |= fresh;
        return fresh;
    }

    private static long after(long full, List<SquareEdge> edges) {
        long now = full;
        for (SquareEdge edge : edges) {
            now = edge.closed() ? now | 1L << edge.square() : now & ~(1L << edge.square());
        }
        return now;
    }

    /** Marks the squares that closed with another corner of a rectangle; those of a line without diodes. */
    private long corners(long now, long men, long opened, List<SquareEdge> edges) {
        long corners = 0;
        long apart = 0;
        for (SquareEdge one : edges) {
            for (SquareEdge other : edges) {
                boolean pair = one.closed() && other.closed() && one.square() != other.square();
                if (pair && Math.abs(one.t() - other.t()) < TOGETHER && isCorner(one.square(), other.square(), now)) {
                    corners |= 1L << one.square();
                    apart |= (Lines.beside(other.square()) >>> one.square() & 1) == 0 ? 1L << one.square() : 0;
                }
            }
        }
        marked |= apart & ~opened;
        corners &= ~men;
        return Long.bitCount(corners) >= MANY && opened == 0 && inOneLine(corners) ? corners : 0;
    }

    /** Whether two squares are corners of a rectangle whose two other corners are full. */
    private static boolean isCorner(int one, int other, long full) {
        if (((one ^ other) & 7) != 0 && ((one ^ other) & 56) != 0) {
            int third = (one & 56) | (other & 7);
            int fourth = (other & 56) | (one & 7);
            return (full >>> third & full >>> fourth & 1) != 0;
        }
        boolean row = (one & 56) == (other & 56);
        for (int i = 0; i < 8; i++) {
            int third = row ? (i << 3) | (one & 7) : (one & 56) | i;
            int fourth = row ? (i << 3) | (other & 7) : (other & 56) | i;
            if (third != one && (full >>> third & full >>> fourth & 1) != 0) {
                return true;
            }
        }
        return false;
    }

    private static boolean inOneLine(long squares) {
        int first = Long.numberOfTrailingZeros(squares);
        return (squares & ~(Blindness.RANK << (first & 56))) == 0 || (squares & ~(Blindness.FILE << (first & 7))) == 0;
    }

    /** The haunted squares that these edges show open, or full without a reason but a man, and so sound, as a mask. */
    long recovered(long full, List<SquareEdge> edges) {
        long sound = 0;
        long now = after(full, edges);
        for (SquareEdge edge : edges) {
            sound |= edge.closed() ? 0 : (1L << edge.square()) & haunted;
        }
        sound |= shadows == 0 || diodes.areMany() ? 0 : shadows & ~diodes.shadows(now);
        haunted &= ~sound;
        shadows &= haunted;
        return sound;
    }
}
