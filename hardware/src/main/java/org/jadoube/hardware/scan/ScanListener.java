package org.jadoube.hardware.scan;

import org.jadoube.hardware.wiring.Button;

/** What a scan loop tells, on its own thread; must return at once. */
public interface ScanListener {

    /**
     * The board reads otherwise than at the scan before, or for the first time.
     *
     * @param nanos when the scan began, on the loop's clock
     * @param full the squares where something stands
     * @param white of these, the squares with a white man, where the sensors can tell
     */
    void frame(long nanos, long full, long white);

    /** A button was pressed. */
    void pressed(long nanos, Button.Action action);

    /** A chip stopped answering, or answers again. */
    void device(DeviceReport report);
}
