package org.jadoube.hardware.calibrate;

import java.util.Optional;

/**
 * Eight lines of eight inputs, each line one rank or each one file: what the men on a1, b2 ... h8 tell, and the start position
 * decides.
 *
 * <p>It cannot see two wires of one line exchanged unless all lines have them so.
 */
final class Lines {
    private static final int SIDE = 8;

    private final int[] lineOf;
    private final int[] placeOf;
    private final boolean linesAreRanks;

    private Lines(int[] lineOf, int[] placeOf, boolean linesAreRanks) {
        this.lineOf = lineOf;
        this.placeOf = placeOf;
        this.linesAreRanks = linesAreRanks;
    }

    /** The lines by which the men of a start position would close {@code start}; empty if there are none such. */
    static Optional<Lines> of(Facts facts, long start) {
        for (boolean ranks : new boolean[] {true, false}) {
            Optional<Lines> lines = of(facts, ranks);
            if (lines.isPresent() && lines.get().closed(Task.START) == start) {
                return lines;
            }
        }
        return Optional.empty();
    }

    /** The lines that the diagonal tells, if every line is a rank or every line a file. */
    static Optional<Lines> of(Facts facts, boolean linesAreRanks) {
        int[] lineOf = new int[SIDE];
        int[] placeOf = new int[SIDE];
        int lines = 0;
        int places = 0;
        for (int i = 0; i < SIDE; i++) {
            long closed = facts.closedBy(Task.DIAGONAL.get(i));
            if (Long.bitCount(closed) != 1) {
                return Optional.empty();
            }
            int input = Long.numberOfTrailingZeros(closed);
            lineOf[i] = input / SIDE;
            placeOf[i] = input % SIDE;
            lines |= 1 << lineOf[i];
            places |= 1 << placeOf[i];
        }
        boolean all = lines == 0xFF && places == 0xFF;
        return all ? Optional.of(new Lines(lineOf, placeOf, linesAreRanks)) : Optional.empty();
    }

    /** The input of a square. */
    int input(int square) {
        int file = square % SIDE;
        int rank = square / SIDE;
        return linesAreRanks ? lineOf[rank] * SIDE + placeOf[file] : lineOf[file] * SIDE + placeOf[rank];
    }

    /** The inputs that men on these squares close. */
    long closed(long men) {
        long closed = 0;
        for (long rest = men; rest != 0; rest &= rest - 1) {
            closed |= 1L << input(Long.numberOfTrailingZeros(rest));
        }
        return closed;
    }
}
