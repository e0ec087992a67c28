package org.jadoube.hardware.pi4j.chardev;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.jadoube.hardware.model.ModelPi;
import org.jadoube.hardware.pi4j.Wires;

/** A modelled Pi whose GPIO lines are reached as on a real one: by our own providers and the calls of the character device. */
public final class ModelLines {
    private static final String CHIP = "/dev/gpiochip0";

    private final KernelModel kernel;
    private final Wires wires;

    /** The lines of {@code pi}. */
    public ModelLines(ModelPi pi) {
        this.kernel = new KernelModel(Map.of(CHIP, "pinctrl-model"), pi.pins());
        ChardevProviders own = ChardevProviders.open(kernel, List.of(Path.of(CHIP)));
        this.wires = pi.wires(own.inputs(), own.outputs());
    }

    /** Wires through them. */
    public Wires wires() {
        return wires;
    }

    /** Calls that read or set lines so far. */
    public long calls() {
        return kernel.calls();
    }
}
