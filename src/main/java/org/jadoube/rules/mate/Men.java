package org.jadoube.rules.mate;

import java.util.Arrays;

/**
 * The men of a position with the squares each may ever stand on, as itself and after promotion, and whether it may ever
 * be captured. The sets only grow, by {@link Mobility}; from them the static proofs draw what can never happen.
 */
final class Men {
    /** A board has no more men than squares. */
    static final int MOST = 64;

    int count;
    final int[] piece = new int[MOST];
    final int[] side = new int[MOST];
    /** Squares each man may stand on at the start: one, unless castling, en passant or an earlier stage adds to it. */
    final long[] start = new long[MOST];
    /** Squares it may stand on unpromoted, with those of the start. */
    final long[] reach = new long[MOST];
    /** Squares it may stand on as a promoted pawn. */
    final long[] promoted = new long[MOST];

    final boolean[] capturable = new boolean[MOST];

    void read(Node node, Castling castling) {
        count = 0;
        for (long men = node.occupied(); men != 0; men &= men - 1) {
            int square = Long.numberOfTrailingZeros(men);
            add(node.code(square), node.sideOf(square), 1L << square);
        }
        if (node.enPassant() != 0) {
            int passer = node.enPassant() + (node.turn() == Node.WHITE ? -8 : 8);
            widen(node, passer, 1L << node.enPassant());
        }
        for (int rights = node.rights(); rights != 0; rights &= rights - 1) {
            int wing = Integer.numberOfTrailingZeros(rights);
            widen(node, castling.kingFrom(wing), 1L << Castling.kingTo(wing));
            widen(node, castling.rookFrom(wing), 1L << Castling.rookTo(wing));
        }
    }

    private void add(int code, int color, long squares) {
        piece[count] = code;
        side[count] = color;
        start[count] = squares;
        reach[count] = squares;
        promoted[count] = 0;
        capturable[count] = false;
        count++;
    }

    private void widen(Node node, int square, long more) {
        int i = Long.bitCount(node.occupied() & (1L << square) - 1);
        start[i] |= more;
        reach[i] |= more;
    }

    void copy(Men other) {
        count = other.count;
        System.arraycopy(other.piece, 0, piece, 0, count);
        System.arraycopy(other.side, 0, side, 0, count);
        System.arraycopy(other.start, 0, start, 0, count);
        System.arraycopy(other.reach, 0, reach, 0, count);
        System.arraycopy(other.promoted, 0, promoted, 0, count);
        System.arraycopy(other.capturable, 0, capturable, 0, count);
    }

    /** Takes what was reached as the new start, with nothing captured yet. */
    void restart() {
        System.arraycopy(reach, 0, start, 0, count);
        Arrays.fill(capturable, 0, count, false);
    }

    /** Takes a captured man off. */
    void remove(int i) {
        count--;
        piece[i] = piece[count];
        side[i] = side[count];
        start[i] = start[count];
        reach[i] = reach[count];
        promoted[i] = promoted[count];
        capturable[i] = capturable[count];
    }

    /** All squares a man may stand on. */
    long squares(int i) {
        return reach[i] | promoted[i];
    }

    /** Whether a man will stand where it stands for ever. */
    boolean isFixed(int i) {
        long squares = squares(i);
        return (squares & squares - 1) == 0 && !capturable[i];
    }

    /** The squares of all men of one side that are fixed. */
    long fixed(int color) {
        long walls = 0;
        for (int i = 0; i < count; i++) {
            if (side[i] == color && isFixed(i)) {
                walls |= squares(i);
            }
        }
        return walls;
    }

    int king(int color) {
        for (int i = 0; i < count; i++) {
            if (side[i] == color && piece[i] == Node.KING) {
                return i;
            }
        }
        throw new IllegalStateException("a side has no king");
    }

    /** What one man may attack from any of its squares, through {@code air}. */
    long attacks(int i, long air) {
        long seen = reach[i] == 0 ? 0 : Rays.spread(piece[i], side[i], reach[i], air);
        if (promoted[i] != 0) {
            seen |= Rays.spread(Node.QUEEN, side[i], promoted[i], air) | Rays.knightSpread(promoted[i]);
        }
        return seen;
    }
}
