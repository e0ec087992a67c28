package org.jadoube.hardware;

import org.jadoube.hardware.scan.DeviceReport;
import org.jadoube.hardware.wiring.Button;
import org.jadoube.sensing.Reading;

/** What a board tells the service; called on the board's own threads, must return at once. */
public interface BoardListener {

    /**
     * The sensors read otherwise than before, or for the first time.
     *
     * @param nanos when the scan began, on the clock that the board was given
     */
    void reading(long nanos, Reading reading);

    /** A button or clock lever was pressed. */
    void pressed(long nanos, Button.Action action);

    /** A chip stopped answering, or answers again. */
    void device(DeviceReport report);
}
