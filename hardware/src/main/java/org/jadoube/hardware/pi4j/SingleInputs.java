package org.jadoube.hardware.pi4j;

import com.pi4j.io.gpio.digital.DigitalInput;
import com.pi4j.io.gpio.digital.DigitalState;
import org.jadoube.hardware.DeviceException;

/** Inputs that are read one by one, for providers that know no ports. */
final class SingleInputs implements InputPort {

    private final DigitalInput[] lines;
    private final String name;

    SingleInputs(DigitalInput[] lines, String name) {
        this.lines = lines;
        this.name = name;
    }

    @Override
    public int read() {
        try {
            int word = 0;
            for (int i = 0; i < lines.length; i++) {
                DigitalState state = lines[i].state();
                if (state == DigitalState.UNKNOWN) {
                    throw new DeviceException(name, "GPIO " + lines[i].address() + " cannot be read");
                }
                word |= state == DigitalState.HIGH ? 1 << i : 0;
            }
            return word;
        } catch (DeviceException e) {
            throw e;
        } catch (RuntimeException e) {
            throw Guard.failed(name, e);
        }
    }
}
