package org.jadoube.hardware.pi4j.chardev;

import com.pi4j.context.Context;
import com.pi4j.exception.InitializeException;
import com.pi4j.exception.ShutdownException;
import com.pi4j.io.gpio.digital.DigitalInput;
import com.pi4j.io.gpio.digital.DigitalInputBase;
import com.pi4j.io.gpio.digital.DigitalInputConfig;
import com.pi4j.io.gpio.digital.DigitalInputProvider;
import com.pi4j.io.gpio.digital.DigitalOutput;
import com.pi4j.io.gpio.digital.DigitalState;
import com.pi4j.io.gpio.digital.DigitalStateChangeListener;
import java.util.List;
import org.jadoube.hardware.pi4j.InputPort;
import org.jadoube.hardware.pi4j.Joinable;
import org.jadoube.hardware.pi4j.RowPort;
import org.jspecify.annotations.Nullable;

/** Pi4J's digital input on a line of the character device; read when asked, without listeners. */
final class ChardevInput extends DigitalInputBase implements Joinable {

    private final GpioChip chip;
    private final long flags;
    private @Nullable LineRequest request;
    private int bit;

    ChardevInput(GpioChip chip, DigitalInputProvider provider, DigitalInputConfig config) {
        super(provider, config);
        this.chip = chip;
        this.flags = Abi.FLAG_INPUT
                | switch (config.pull()) {
                    case PULL_UP -> Abi.FLAG_PULL_UP;
                    case PULL_DOWN -> Abi.FLAG_PULL_DOWN;
                    case OFF -> 0L;
                };
    }

    @Override
    public DigitalInput initialize(Context context) throws InitializeException {
        super.initialize(context);
        request = chip.request(new int[] {config().address()}, flags);
        return this;
    }

    @Override
    public DigitalState state() {
        LineRequest held = request;
        if (held == null) {
            return DigitalState.UNKNOWN;
        }
        return (held.get() >>> bit & 1) != 0 ? DigitalState.HIGH : DigitalState.LOW;
    }

    @Override
    public InputPort joinInputs(List<DigitalInput> lines, String name) {
        int[] offsets = new int[lines.size()];
        for (int i = 0; i < offsets.length; i++) {
            offsets[i] = lines.get(i).config().address();
            ((ChardevInput) lines.get(i)).letGo();
        }
        LineRequest joint = chip.request(offsets, flags);
        for (int i = 0; i < offsets.length; i++) {
            ChardevInput line = (ChardevInput) lines.get(i);
            line.request = joint;
            line.bit = i;
        }
        return () -> (int) joint.get();
    }

    @Override
    public RowPort joinRows(List<DigitalOutput> lines, String name) {
        throw new IllegalStateException("inputs make no rows");
    }

    @Override
    public DigitalInput addListener(DigitalStateChangeListener... listeners) {
        throw new UnsupportedOperationException("boards are scanned; a line has no listeners");
    }

    @Override
    public DigitalInput shutdown(Context context) throws ShutdownException {
        super.shutdown(context);
        letGo();
        return this;
    }

    private void letGo() {
        LineRequest held = request;
        if (held != null) {
            held.close();
            request = null;
        }
    }
}
