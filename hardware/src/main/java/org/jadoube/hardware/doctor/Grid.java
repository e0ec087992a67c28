package org.jadoube.hardware.doctor;

import java.util.List;
import org.jadoube.hardware.wiring.SensorChip;
import org.jadoube.hardware.wiring.SensorChip.GpioMatrix;
import org.jadoube.hardware.wiring.SquareMap;
import org.jadoube.hardware.wiring.WiringProfile;

/**
 * The 64 squares in eight lines of eight, as they are examined.
 *
 * @param squares by {@code row * 8 + column}; rows and columns are wires in a matrix, else ranks and files
 * @param matrix true if rows and columns are wires, so that diodes matter
 * @param lines what each row is to a person with a meter ("row 3 (GPIO 12, pin 32)")
 * @param columns the same for each column
 */
public record Grid(SquareMap squares, boolean matrix, List<String> lines, List<String> columns) {
    static final int SIDE = 8;

    public Grid {
        lines = List.copyOf(lines);
        columns = List.copyOf(columns);
    }

    /** The grid of a profile, with its squares as they lie on the table. */
    public static Grid of(WiringProfile profile) {
        for (SensorChip chip : profile.placedSensors()) {
            if (chip instanceof GpioMatrix matrix
                    && matrix.rows().size() == SIDE
                    && matrix.columns().size() == SIDE) {
                return new Grid(
                        matrix.squares(),
                        true,
                        Wording.lines("row", matrix.rows()),
                        Wording.lines("column", matrix.columns()));
            }
        }
        return ranks();
    }

    /** Ranks and files, without wires in common. */
    public static Grid ranks() {
        return new Grid(SquareMap.straight(), false, Wording.ranks(), Wording.files());
    }

    /** A matrix whose rows are the ranks. */
    public static Grid matrixOfRanks() {
        return new Grid(SquareMap.straight(), true, Wording.ranks(), Wording.files());
    }

    int square(int row, int column) {
        return squares.square(row * SIDE + column);
    }

    /**
     * What the sensors read when these squares are closed and these diodes are missing: low levels spread from a driven row
     * over closed switches to columns, and back over those whose diode is missing.
     */
    long predict(long closed, long missingDiodes) {
        if (!matrix) {
            return closed;
        }
        long closedBits = squares.bits(closed);
        long missingBits = squares.bits(missingDiodes);
        long read = 0;
        for (int driven = 0; driven < SIDE; driven++) {
            read |= (long) columnsLow(driven, closedBits, missingBits) << (driven * SIDE);
        }
        return squares.squares(read);
    }

    private static int columnsLow(int driven, long closed, long missing) {
        int rows = 1 << driven;
        int low = 0;
        boolean more = true;
        while (more) {
            int lowBefore = low;
            int rowsBefore = rows;
            for (int row = 0; row < SIDE; row++) {
                int closedHere = (int) (closed >>> (row * SIDE)) & 0xFF;
                int bare = (int) (missing >>> (row * SIDE)) & 0xFF;
                if ((rows >>> row & 1) != 0) {
                    low |= closedHere;
                } else if ((closedHere & bare & low) != 0) {
                    rows |= 1 << row;
                }
            }
            more = low != lowBefore || rows != rowsBefore;
        }
        return low;
    }
}
