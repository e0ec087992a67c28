package org.jadoube.hardware.buzzer;

import org.jadoube.hardware.pi4j.OutputLine;
import org.jadoube.hardware.pi4j.Wires;
import org.jadoube.hardware.wiring.BuzzerPin;

/** What a buzzer sounds with. */
@FunctionalInterface
public interface Voice {

    /** Sounds at so many Hz from now on, or at its own pitch if it has but one; 0: is silent. Throws DeviceException. */
    void sound(int hertz);

    /** The voice on a board's wires, silent at first. */
    static Voice of(BuzzerPin pin, Wires wires) {
        if (pin.passive()) {
            return wires.tone(pin.channel(), "buzzer")::pitch;
        }
        OutputLine line = wires.output(pin.bcm(), "buzzer");
        return hertz -> line.set(hertz == 0);
    }
}
