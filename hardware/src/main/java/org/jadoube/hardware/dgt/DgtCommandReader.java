package org.jadoube.hardware.dgt;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Cuts the bytes that a program sends into commands. Commands with data take as many bytes as they say, known or not; every
 * other byte that is no command is passed over. A command on a bus whose sum is wrong is none, nor is a message to the clock
 * without its proper end.
 */
public final class DgtCommandReader {
    private static final int BUS = 4;

    private final Consumer<DgtCommand> to;
    private final byte[] command = new byte[2 + 0xFF];
    private int length;

    /** A reader that hands each whole command on. */
    public DgtCommandReader(Consumer<DgtCommand> to) {
        this.to = to;
    }

    /** Takes the first {@code count} bytes of {@code chunk}. */
    public void take(byte[] chunk, int count) {
        for (int i = 0; i < count; i++) {
            take(chunk[i]);
        }
    }

    /** The line has been silent for a while: half a command will not be finished any more. */
    public void silence() {
        length = 0;
    }

    private void take(byte value) {
        command[length] = value;
        length++;
        int first = command[0];
        if (first < 0) {
            bus();
        } else if (first == DgtCommand.Leds.CODE || first == ClockCommand.CODE) {
            sized(first);
        } else {
            length = 0;
            plain(first).ifPresent(to);
        }
    }

    private void bus() {
        // Only the first byte of a bus command has bit 7 set: another one means that the one before was noise.
        if (length > 1 && command[length - 1] < 0) {
            command[0] = command[length - 1];
            length = 1;
        }
        if (length == BUS) {
            length = 0;
            if (DgtCommand.Bus.sum(command, BUS - 1) == command[BUS - 1]) {
                to.accept(new DgtCommand.Bus(command[0] & 0x7F, command[1] << 7 | command[2]));
            }
        }
    }

    private void sized(int first) {
        if (length < 2 || length < 2 + (command[1] & 0xFF)) {
            return;
        }
        byte[] data = Arrays.copyOfRange(command, 2, length);
        length = 0;
        if (first == ClockCommand.CODE) {
            ClockCommand.read(data).ifPresent(to);
        } else if (data.length == DgtCommand.Leds.SIZE) {
            to.accept(DgtCommand.Leds.read(data));
        }
    }

    private static Optional<DgtCommand> plain(int code) {
        for (DgtCommand.Plain plain : DgtCommand.Plain.values()) {
            if (plain.code() == code) {
                return Optional.of(plain);
            }
        }
        return Optional.empty();
    }
}
