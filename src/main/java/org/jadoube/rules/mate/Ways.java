package org.jadoube.rules.mate;

import java.util.Arrays;

/** How many moves a man needs to a square from each other, alone on a board with walls. */
final class Ways {
    /** More moves than any way has: the square cannot be reached. */
    static final byte NONE = 99;

    private final long air;
    private final byte[][] kept = new byte[2 * 7 * 64][];

    Ways(long walls) {
        air = ~walls;
    }

    /** Moves to the square by start square; squares outside {@code allowed} are not stepped on. */
    byte[] to(int square, int piece, int side, long allowed) {
        int key = (side * 7 + piece) * 64 + square;
        byte[] known = kept[key];
        if (known == null) {
            known = piece == Node.PAWN ? pawnWay(square, side) : way(square, piece, allowed);
            kept[key] = known;
        }
        return known;
    }

    private byte[] way(int square, int piece, long allowed) {
        byte[] way = new byte[64];
        Arrays.fill(way, NONE);
        long seen = 1L << square;
        long front = seen;
        for (byte moves = 0; front != 0; moves++) {
            for (long left = front; left != 0; left &= left - 1) {
                way[Long.numberOfTrailingZeros(left)] = moves;
            }
            // No way leads over a wall, so nothing goes on from there.
            front = Rays.spread(piece, Node.WHITE, front & (air | 1L << square), air) & ~seen & allowed;
            seen |= front;
        }
        return way;
    }

    // A file more costs a capture, so it counts double.
    private static byte[] pawnWay(int square, int side) {
        byte[] way = new byte[64];
        for (int from = 0; from < 64; from++) {
            int ranks = side == Node.WHITE ? (square >> 3) - (from >> 3) : (from >> 3) - (square >> 3);
            int files = Math.abs((square & 7) - (from & 7));
            way[from] = files > ranks ? NONE : (byte) (ranks + files);
        }
        return way;
    }
}
