package org.jadoube.rules;

import java.util.ArrayList;
import java.util.List;

/**
 * The numbering of squares: 0 to 63 with a1 = 0, b1 = 1, a2 = 8, h8 = 63. A set of squares is a 64-bit mask whose bit
 * {@code n} is square {@code n}. Where a square may be absent, -1 says so.
 */
public final class Square {

    private static final String[] NAMES = new String[64];

    static {
        for (int square = 0; square < 64; square++) {
            NAMES[square] = "" + (char) ('a' + file(square)) + (char) ('1' + rank(square));
        }
    }

    private Square() {}

    /** The name of a square, as in {@code e4}. */
    public static String name(int square) {
        return NAMES[square];
    }

    /**
     * The square of a name in lower case.
     *
     * @throws IllegalArgumentException if the text is not a file letter and a rank digit
     */
    public static int parse(String name) {
        if (name.length() == 2) {
            int file = name.charAt(0) - 'a';
            int rank = name.charAt(1) - '1';
            if (file >= 0 && file < 8 && rank >= 0 && rank < 8) {
                return of(file, rank);
            }
        }
        throw new IllegalArgumentException("'" + name + "' is no square, expected a1 to h8");
    }

    /** The file of a square, 0 for a to 7 for h. */
    public static int file(int square) {
        return square & 7;
    }

    /** The rank of a square, 0 for the first to 7 for the eighth. */
    public static int rank(int square) {
        return square >>> 3;
    }

    /** The square on a file and a rank, both 0 to 7. */
    public static int of(int file, int rank) {
        return rank << 3 | file;
    }

    /** The set that holds this square alone. */
    public static long bit(int square) {
        return 1L << square;
    }

    /** Whether {@code middle} lies strictly between the other two, on one rank, file or diagonal with both. */
    public static boolean isBetween(int from, int middle, int to) {
        int files = file(to) - file(from);
        int ranks = rank(to) - rank(from);
        boolean line = files == 0 || ranks == 0 || Math.abs(files) == Math.abs(ranks);
        int steps = Math.max(Math.abs(files), Math.abs(ranks));
        int step = line && steps > 0 ? (to - from) / steps : 0;
        int gone = step == 0 || (middle - from) % step != 0 ? 0 : (middle - from) / step;
        return gone > 0
                && gone < steps
                && of(file(from) + files / steps * gone, rank(from) + ranks / steps * gone) == middle;
    }

    /** The names of a set of squares in the order a1, b1 to h8. */
    public static List<String> names(long mask) {
        List<String> names = new ArrayList<>(Long.bitCount(mask));
        for (long rest = mask; rest != 0; rest &= rest - 1) {
            names.add(NAMES[Long.numberOfTrailingZeros(rest)]);
        }
        return names;
    }
}
