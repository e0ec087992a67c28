package org.jadoube.hardware.dgt;

import java.util.Arrays;
import java.util.function.Consumer;

/**
 * Cuts the bytes that a board sends into messages. Whatever is none, noise, half a message, a length that cannot be, is passed
 * over; the next byte with bit 7 set begins anew.
 */
public final class DgtMessageReader {
    /** The longest message: the memory of moves of a real board, its header with it. */
    private static final int LONGEST = 0x1F00 + DgtMessage.HEADER;

    private final Consumer<DgtMessage> to;
    private byte[] message = new byte[128];
    private int length;

    /** A reader that hands each whole message on. */
    public DgtMessageReader(Consumer<DgtMessage> to) {
        this.to = to;
    }

    /** Takes the first {@code count} bytes of {@code chunk}. */
    public void take(byte[] chunk, int count) {
        for (int i = 0; i < count; i++) {
            take(chunk[i]);
        }
    }

    private void take(byte value) {
        if (value < 0) {
            length = 0;
        } else if (length == 0) {
            return;
        }
        if (length == message.length) {
            message = Arrays.copyOf(message, 2 * length);
        }
        message[length] = value;
        length++;
        if (length < DgtMessage.HEADER) {
            return;
        }
        int whole = message[1] << 7 | message[2];
        if (whole < DgtMessage.HEADER || whole > LONGEST) {
            length = 0;
        } else if (length == whole) {
            end();
        }
    }

    private void end() {
        byte[] data = Arrays.copyOfRange(message, DgtMessage.HEADER, length);
        int id = message[0] & 0x7F;
        length = 0;
        DgtMessage read;
        try {
            read = DgtMessage.read(id, data);
        } catch (IllegalArgumentException e) {
            // No message of a board that we know.
            return;
        }
        to.accept(read);
    }
}
