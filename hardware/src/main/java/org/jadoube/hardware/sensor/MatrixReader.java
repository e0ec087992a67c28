package org.jadoube.hardware.sensor;

import org.jadoube.hardware.pi4j.InputPort;
import org.jadoube.hardware.pi4j.RowPort;
import org.jadoube.hardware.pi4j.Wires;
import org.jadoube.hardware.wiring.SensorChip.GpioMatrix;
import org.jadoube.hardware.wiring.SquareMap;

/**
 * Reads a matrix of switches on GPIO lines: drives one row low, lets the columns settle, reads them as one word.
 *
 * <p>Rows that are not driven are inputs, so two closed switches of one column can never join a high row to a low one.
 * After the last row the first is driven again: it settles in the pause between two scans, for nothing. Only a column that
 * comes up through its resistor is slow; a row that pulled none down leaves nothing to wait for.
 */
public final class MatrixReader implements ChipReader {

    private final String name;
    private final RowPort rows;
    private final InputPort columns;
    private final Pause pause;
    private final SquareMap squares;
    private final long mask;
    private final int rowCount;
    private final int columnCount;
    private final int columnMask;
    private final long settleNanos;

    /** The matrix of a profile on the given wires. */
    public MatrixReader(GpioMatrix matrix, Wires wires, Pause pause) {
        this.name = matrix.label();
        this.rows = wires.rows(matrix.rows(), "rows of the matrix");
        this.columns = wires.inputs(matrix.columns(), "columns of the matrix");
        this.pause = pause;
        this.squares = matrix.squares();
        this.mask = squares.mask();
        this.rowCount = matrix.rows().size();
        this.columnCount = matrix.columns().size();
        this.columnMask = (1 << columnCount) - 1;
        this.settleNanos = matrix.settleMicros() * 1_000L;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public long mask() {
        return mask;
    }

    @Override
    public void start() {
        rows.release();
        rows.drive(0);
        pause.nanos(settleNanos);
    }

    @Override
    public long read() {
        return squares.squares(crossings());
    }

    /** The raw scan: bit {@code row * columns + column} is a closed switch. */
    public long crossings() {
        long closed = 0;
        int low = 0;
        for (int row = 0; row < rowCount; row++) {
            if (row > 0) {
                rows.drive(row);
                if (low != 0) {
                    pause.nanos(settleNanos);
                }
            }
            low = ~columns.read() & columnMask;
            closed |= (long) low << (row * columnCount);
        }
        rows.drive(0);
        return closed;
    }
}
