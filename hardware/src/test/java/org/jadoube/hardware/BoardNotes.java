package org.jadoube.hardware;

import java.util.List;
import org.jadoube.hardware.scan.DeviceReport;
import org.jadoube.hardware.wiring.Button;
import org.jadoube.sensing.Reading;

/** Writes down what a board tells, a line each. */
public record BoardNotes(List<String> lines) implements BoardListener {
    @Override
    public void reading(long nanos, Reading reading) {
        lines.add(nanos + " " + Long.toHexString(reading.occupied()));
    }

    @Override
    public void pressed(long nanos, Button.Action action) {
        lines.add(nanos + " " + action.word());
    }

    @Override
    public void device(DeviceReport report) {
        lines.add(report.text());
    }
}
