package org.jadoube.inference;

import org.jadoube.rules.Square;

/** The squares strictly between two squares of one file, rank or diagonal, and who is whose neighbour; as masks. */
final class Lines {

    private static final long[] BETWEEN = new long[64 * 64];
    private static final long[] BESIDE = new long[64];

    static {
        for (int from = 0; from < 64; from++) {
            for (int direction = 0; direction < 9; direction++) {
                if (direction != 4) {
                    walk(from, direction % 3 - 1, direction / 3 - 1);
                }
            }
        }
    }

    private Lines() {}

    private static void walk(int from, int files, int ranks) {
        long passed = 0;
        int file = Square.file(from) + files;
        int rank = Square.rank(from) + ranks;
        while (file >= 0 && file < 8 && rank >= 0 && rank < 8) {
            int to = Square.of(file, rank);
            if (passed == 0) {
                BESIDE[from] |= Square.bit(to);
            }
            BETWEEN[from * 64 + to] = passed;
            passed |= Square.bit(to);
            file += files;
            rank += ranks;
        }
    }

    /** The squares that a man slides over; empty if the two do not stand on one line. */
    static long between(int from, int to) {
        return BETWEEN[from * 64 + to];
    }

    /** The up to eight neighbours. */
    static long beside(int square) {
        return BESIDE[square];
    }

    /** Whether the way a-b goes on in the same direction from b to c. */
    static boolean straight(int a, int b, int c) {
        int files = Integer.signum(Square.file(b) - Square.file(a));
        int ranks = Integer.signum(Square.rank(b) - Square.rank(a));
        boolean aligned = BETWEEN[a * 64 + b] != 0 || (BESIDE[a] & Square.bit(b)) != 0;
        boolean goesOn = BETWEEN[b * 64 + c] != 0 || (BESIDE[b] & Square.bit(c)) != 0;
        return aligned
                && goesOn
                && files == Integer.signum(Square.file(c) - Square.file(b))
                && ranks == Integer.signum(Square.rank(c) - Square.rank(b));
    }
}
