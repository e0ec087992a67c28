package org.jadoube.hardware.scan;

import java.util.List;
import org.jadoube.hardware.wiring.Button;

/** Writes down what a scanner tells, a line each. */
public record Told(List<String> lines) implements ScanListener {
    @Override
    public void frame(long nanos, long full, long white) {
        lines.add(nanos + " frame " + Long.toHexString(full));
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
