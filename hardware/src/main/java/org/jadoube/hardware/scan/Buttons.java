package org.jadoube.hardware.scan;

import java.util.List;
import org.jadoube.hardware.DeviceException;
import org.jadoube.hardware.pi4j.InputPort;
import org.jadoube.hardware.pi4j.Wires;
import org.jadoube.hardware.wiring.Button;

/** The push buttons and levers of a board, closed to ground, read as one port; a press counts when two scans agree. */
public final class Buttons {

    private final List<Button> wired;
    private final InputPort port;
    private int before;
    private int down;

    private Buttons(List<Button> wired, InputPort port) {
        this.wired = wired;
        this.port = port;
    }

    /** The buttons of a profile. */
    public static Buttons open(List<Button> wired, Wires wires) {
        if (wired.isEmpty()) {
            return none();
        }
        List<Integer> lines = wired.stream().map(Button::bcm).toList();
        return new Buttons(List.copyOf(wired), wires.inputs(lines, "buttons"));
    }

    /** No buttons at all. */
    public static Buttons none() {
        return new Buttons(List.of(), () -> 0);
    }

    void scan(long nanos, ScanListener listener) {
        if (wired.isEmpty()) {
            return;
        }
        int now = closed();
        int held = now & before;
        // Pressed when two scans read closed, let go when two read open: bounce is no second press.
        int pressed = held & ~down;
        down = (down | held) & (now | before);
        before = now;
        for (int i = 0; pressed != 0; i++, pressed >>>= 1) {
            if ((pressed & 1) != 0) {
                listener.pressed(nanos, wired.get(i).action());
            }
        }
    }

    private int closed() {
        try {
            return ~port.read() & (1 << wired.size()) - 1;
        } catch (DeviceException e) {
            // The lines are the Pi's own: when they fail, so do the sensors, which tell it.
            return before;
        }
    }
}
