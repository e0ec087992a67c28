package org.jadoube.rules.fast;

/** The random numbers whose sum modulo 2 is the key of a position: men, side to move, castling rights, en passant. */
final class Keys {

    private static final long STEP = 0x9e3779b97f4a7c15L;

    /** Black is to move. */
    static final long TURN;

    /** A man, at {@code code << 7 | colour << 6 | square}, colour 1 being Black. */
    static final long[] MAN = new long[9 << 7];

    /** A castling right, by the square of its rook. */
    static final long[] RIGHT = new long[64];

    /** A legal capture in passing, by the file of the pawn that may be taken. */
    static final long[] EN_PASSANT = new long[8];

    static {
        long state = 0x1f2e3d4c5b6a7988L;
        for (long[] table : new long[][] {MAN, RIGHT, EN_PASSANT}) {
            for (int i = 0; i < table.length; i++) {
                state += STEP;
                table[i] = mix(state);
            }
        }
        TURN = mix(state + STEP);
    }

    private Keys() {}

    /** The sum of the keys of rights, seen from the side that {@code flip} names. */
    static long rights(long rooks, int flip) {
        long sum = 0;
        for (long rest = rooks; rest != 0; rest &= rest - 1) {
            sum ^= RIGHT[Long.numberOfTrailingZeros(rest) ^ flip];
        }
        return sum;
    }

    private static long mix(long value) {
        long z = (value ^ value >>> 30) * 0xbf58476d1ce4e5b9L;
        z = (z ^ z >>> 27) * 0x94d049bb133111ebL;
        return z ^ z >>> 31;
    }
}
