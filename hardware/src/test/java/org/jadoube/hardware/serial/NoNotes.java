package org.jadoube.hardware.serial;

import org.jadoube.hardware.BoardListener;
import org.jadoube.hardware.scan.DeviceReport;
import org.jadoube.hardware.wiring.Button;
import org.jadoube.sensing.Reading;

/** A listener for boards that never come to tell anything. */
record NoNotes() implements BoardListener {
    @Override
    public void reading(long nanos, Reading reading) {
        throw new AssertionError("no board, no reading: " + reading);
    }

    @Override
    public void pressed(long nanos, Button.Action action) {
        throw new AssertionError("no board, no button: " + action);
    }

    @Override
    public void device(DeviceReport report) {
        throw new AssertionError("no board, no device: " + report);
    }
}
