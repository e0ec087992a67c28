package org.jadoube.hardware.pi4j.chardev;

import com.pi4j.context.Context;
import com.pi4j.exception.InitializeException;
import com.pi4j.exception.ShutdownException;
import com.pi4j.io.gpio.digital.DigitalInput;
import com.pi4j.io.gpio.digital.DigitalOutput;
import com.pi4j.io.gpio.digital.DigitalOutputBase;
import com.pi4j.io.gpio.digital.DigitalOutputConfig;
import com.pi4j.io.gpio.digital.DigitalOutputProvider;
import com.pi4j.io.gpio.digital.DigitalState;
import java.util.List;
import org.jadoube.hardware.pi4j.InputPort;
import org.jadoube.hardware.pi4j.Joinable;
import org.jadoube.hardware.pi4j.RowPort;
import org.jspecify.annotations.Nullable;

/**
 * Pi4J's digital output on a line of the character device. Open drain, it drives low alone: the kernel makes the line an
 * input while it is set high (linux, gpiolib: open drain is emulated by direction where the chip cannot do it).
 */
final class ChardevOutput extends DigitalOutputBase implements Joinable {

    private final GpioChip chip;
    private final long flags;
    private @Nullable LineRequest request;
    private int bit;

    ChardevOutput(GpioChip chip, boolean openDrain, DigitalOutputProvider provider, DigitalOutputConfig config) {
        super(provider, config);
        this.chip = chip;
        this.flags = Abi.FLAG_OUTPUT | (openDrain ? Abi.FLAG_OPEN_DRAIN : 0);
    }

    @Override
    public DigitalOutput initialize(Context context) throws InitializeException {
        request = chip.request(new int[] {config().address()}, flags);
        return super.initialize(context);
    }

    @Override
    public DigitalOutput state(DigitalState state) {
        LineRequest held = request;
        if (held != null) {
            held.set(state == DigitalState.HIGH ? 1L << bit : 0, 1L << bit);
        }
        return super.state(state);
    }

    @Override
    public RowPort joinRows(List<DigitalOutput> lines, String name) {
        int[] offsets = new int[lines.size()];
        for (int i = 0; i < offsets.length; i++) {
            offsets[i] = lines.get(i).config().address();
            ((ChardevOutput) lines.get(i)).letGo();
        }
        LineRequest joint = chip.request(offsets, flags);
        for (int i = 0; i < offsets.length; i++) {
            ChardevOutput line = (ChardevOutput) lines.get(i);
            line.request = joint;
            line.bit = i;
        }
        return new Rows(joint);
    }

    @Override
    public InputPort joinInputs(List<DigitalInput> lines, String name) {
        throw new IllegalStateException("outputs make no inputs");
    }

    @Override
    public DigitalOutput shutdown(Context context) throws ShutdownException {
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

    /** Rows of a matrix: from one to the next in one call. */
    private static final class Rows implements RowPort {

        private final LineRequest lines;
        private long driven;

        Rows(LineRequest lines) {
            this.lines = lines;
        }

        @Override
        public void drive(int row) {
            long next = 1L << row;
            if (next == driven) {
                return;
            }
            // The old row goes high, which lets it go; the new one low.
            lines.set(driven, driven | next);
            driven = next;
        }

        @Override
        public void release() {
            lines.set(lines.all(), lines.all());
            driven = 0;
        }
    }
}
