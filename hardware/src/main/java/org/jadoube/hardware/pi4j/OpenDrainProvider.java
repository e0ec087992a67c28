package org.jadoube.hardware.pi4j;

import com.pi4j.io.gpio.digital.DigitalOutput;
import com.pi4j.io.gpio.digital.DigitalOutputConfig;
import com.pi4j.io.gpio.digital.DigitalOutputProvider;

/**
 * A provider of digital outputs that can also let go of a line: such an output drives its line low and is an input
 * while it is high. Pi4J knows no word for that, and keeps one provider a kind of line.
 */
public interface OpenDrainProvider extends DigitalOutputProvider {

    /** The output of {@code config}, driving low alone. */
    DigitalOutput createOpenDrain(DigitalOutputConfig config);
}
