package org.jadoube.hardware.model;

import java.util.Arrays;
import java.util.List;

/**
 * A matrix of switches and diodes on GPIO lines, at the level of currents.
 *
 * <p>A closed switch with its diode lets current flow from the column to the row: a low row pulls the column low, never
 * the other way. Without the diode it conducts both ways, so low levels spread through other closed switches: that is
 * ghosting. With the diode reversed it conducts from the row to the column alone. A line that nothing drives is pulled
 * up slowly: it reads its old level until {@code settleNanos} after the last change of the rows.
 */
public final class MatrixModel implements PinModel {

    /** The diode at a switch. */
    public enum Diode {
        /** As it should be. */
        RIGHT,
        /** Not there, or bridged. */
        MISSING,
        /** Turned round. */
        REVERSED
    }

    private final List<Integer> rows;
    private final List<Integer> columns;
    private final BusClock clock;
    private final long settleNanos;
    private final Drive[] rowDrive;
    private final boolean[] columnPulled;
    private final Diode[] diodes;
    private long closed;
    private int settledLow;
    private int low;
    private long changed;
    private long shorts;

    /** All switches open, all diodes right. */
    public MatrixModel(List<Integer> rows, List<Integer> columns, BusClock clock, long settleNanos) {
        this.rows = List.copyOf(rows);
        this.columns = List.copyOf(columns);
        this.clock = clock;
        this.settleNanos = settleNanos;
        this.rowDrive = new Drive[rows.size()];
        Arrays.fill(rowDrive, Drive.NOTHING);
        this.columnPulled = new boolean[columns.size()];
        this.diodes = new Diode[rows.size() * columns.size()];
        Arrays.fill(diodes, Diode.RIGHT);
    }

    /** Closes exactly the switches of {@code bits}: bit {@code row * columns + column}. */
    public void close(long bits) {
        closed = bits;
        spread();
    }

    /** Sets the diode of one switch. */
    public void diode(int bit, Diode diode) {
        diodes[bit] = diode;
        spread();
    }

    /** How often a high row was joined to a low one through closed switches: a current that harms the Pi. */
    public long shorts() {
        return shorts;
    }

    /** How many rows are driven now. */
    public int drivenRows() {
        return (int) Arrays.stream(rowDrive)
                .filter(drive -> drive == Drive.LOW || drive == Drive.HIGH)
                .count();
    }

    @Override
    public void drive(int bcm, Drive drive) {
        int row = rows.indexOf(bcm);
        int column = columns.indexOf(bcm);
        if (row >= 0) {
            rowDrive[row] = drive;
            spread();
        } else if (column >= 0) {
            columnPulled[column] = drive == Drive.PULL_UP;
        }
    }

    @Override
    public boolean level(int bcm) {
        int column = columns.indexOf(bcm);
        if (column < 0) {
            int row = rows.indexOf(bcm);
            return row >= 0 && rowDrive[row] == Drive.HIGH;
        }
        if (clock.now() - changed >= settleNanos) {
            settledLow = low;
        }
        // Pulling down through a switch is quick, coming up through the resistor is slow.
        boolean isLow = ((settledLow | low) >>> column & 1) != 0;
        return columnPulled[column] && !isLow;
    }

    private void spread() {
        settledLow |= low;
        if (clock.now() - changed >= settleNanos) {
            settledLow = low;
        }
        boolean[] lowRow = new boolean[rowDrive.length];
        int lowColumns = 0;
        for (int i = 0; i < lowRow.length; i++) {
            lowRow[i] = rowDrive[i] == Drive.LOW;
        }
        boolean more = true;
        while (more) {
            more = false;
            for (int bit = 0; bit < diodes.length; bit++) {
                if ((closed >>> bit & 1) == 0) {
                    continue;
                }
                int row = bit / columns.size();
                int column = bit % columns.size();
                boolean columnLow = (lowColumns >>> column & 1) != 0;
                if (lowRow[row] && !columnLow && diodes[bit] != Diode.REVERSED) {
                    lowColumns |= 1 << column;
                    more = true;
                } else if (columnLow && !lowRow[row] && diodes[bit] != Diode.RIGHT) {
                    lowRow[row] = true;
                    shorts += rowDrive[row] == Drive.HIGH ? 1 : 0;
                    more = true;
                }
            }
        }
        if (lowColumns != low) {
            low = lowColumns;
            changed = clock.now();
        }
    }
}
