package org.jadoube.hardware.scan;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.hardware.model.BusClock;
import org.jadoube.hardware.model.ModelPi;
import org.jadoube.hardware.pi4j.Wires;
import org.jadoube.hardware.wiring.Button;
import org.jadoube.hardware.wiring.Button.Action;
import org.junit.jupiter.api.Test;

final class ButtonsTest {

    @Test
    void aPressIsToldOnceAfterTwoEqualScansWhateverItBounces() {
        ModelPi pi = new ModelPi(new BusClock(), 100_000);
        List<String> told = new ArrayList<>();
        try (Wires wires = pi.wires()) {
            List<Button> wired = List.of(new Button(4, Action.PRESS_WHITE), new Button(14, Action.PRESS_BLACK));
            Scanner scanner = new Scanner(List.of(), Buttons.open(wired, wires), 0, new Told(told));
            boolean[] closed = {false, true, false, true, true, true, false, true, true, false, false, true, true};
            for (int i = 0; i < closed.length; i++) {
                pi.pins().ground(14, closed[i]);
                scanner.scan(i * 5L);
            }
        }
        assertEquals(List.of("0 frame 0", "20 press-black", "60 press-black"), told);
    }
}
