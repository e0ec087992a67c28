package org.jadoube.hardware.pi4j;

import com.pi4j.io.gpio.digital.DigitalInput;
import com.pi4j.io.gpio.digital.DigitalOutput;
import java.util.List;

/** A line whose provider can serve several lines in one call to the kernel. */
public interface Joinable {

    /** The lines as one port; they are this provider's own. */
    InputPort joinInputs(List<DigitalInput> lines, String name);

    /** The lines as one port; they are this provider's own. */
    RowPort joinRows(List<DigitalOutput> lines, String name);
}
