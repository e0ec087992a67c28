package org.jadoube.hardware.pi4j;

import com.pi4j.io.gpio.digital.DigitalOutput;

/** Rows that are driven and let go one by one, for providers that know no ports. */
final class SingleRows implements RowPort {
    private static final int NONE = -1;

    private final DigitalOutput[] lines;
    private final String name;
    private int driven = NONE;

    SingleRows(DigitalOutput[] lines, String name) {
        this.lines = lines;
        this.name = name;
    }

    @Override
    public void drive(int row) {
        if (row == driven) {
            return;
        }
        try {
            // The old row first: two rows low at once would mix their columns.
            if (driven != NONE) {
                lines[driven].high();
                driven = NONE;
            }
            lines[row].low();
            driven = row;
        } catch (RuntimeException e) {
            throw Guard.failed(name, e);
        }
    }

    @Override
    public void release() {
        if (driven == NONE) {
            return;
        }
        try {
            lines[driven].high();
            driven = NONE;
        } catch (RuntimeException e) {
            throw Guard.failed(name, e);
        }
    }
}
