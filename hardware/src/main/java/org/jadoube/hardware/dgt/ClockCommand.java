package org.jadoube.hardware.dgt;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;

/**
 * A command to the clock: {@code 2B}, how many bytes follow, {@code 03}, the code, its data, {@code 00}.
 *
 * @param code one of the constants here, or another that we do not know
 * @param content the data between code and the last byte
 */
public record ClockCommand(int code, String content) implements DgtCommand {
    /** Show a text of seven-segment codes. */
    public static final int DISPLAY = 0x01;
    /** Show icons. */
    public static final int ICONS = 0x02;
    /** No text any more: show the times. */
    public static final int END = 0x03;
    /** Which version are you? */
    public static final int VERSION = 0x09;
    /** Set the times, and run. */
    public static final int SET_AND_RUN = 0x0A;
    /** Beep. */
    public static final int BEEP = 0x0B;
    /** Show a text of eight characters. */
    public static final int TEXT = 0x0C;
    /** Show a text of eleven characters. */
    public static final int LONG_TEXT = 0x0D;

    static final int CODE = 0x2B;
    private static final byte FIRST = 0x03;
    private static final byte LAST = 0x00;
    private static final int AROUND = 3;

    /** A command without data, such as {@link #VERSION}. */
    public static ClockCommand of(int code) {
        return new ClockCommand(code, "");
    }

    /** The text that it wants to be shown, without blanks at its ends; empty if it is no text. */
    public String text() {
        boolean isText = (code == TEXT || code == LONG_TEXT) && !content.isEmpty();
        return isText ? content.substring(0, content.length() - 1).strip() : "";
    }

    @Override
    public byte[] bytes() {
        byte[] data = content.getBytes(StandardCharsets.ISO_8859_1);
        byte[] all = new byte[data.length + AROUND + 2];
        all[0] = CODE;
        all[1] = (byte) (data.length + AROUND);
        all[2] = FIRST;
        all[3] = (byte) code;
        System.arraycopy(data, 0, all, 4, data.length);
        return all;
    }

    /**
     * Reads the bytes after the size; empty if they do not begin and end as a message to a clock does: then it was cut off, or
     * another command was taken into it, and a clock answers nothing, so that the program says it again.
     */
    static Optional<ClockCommand> read(byte[] bytes) {
        if (bytes.length < AROUND || bytes[0] != FIRST || bytes[bytes.length - 1] != LAST) {
            return Optional.empty();
        }
        byte[] data = Arrays.copyOfRange(bytes, 2, bytes.length - 1);
        return Optional.of(new ClockCommand(bytes[1], new String(data, StandardCharsets.ISO_8859_1)));
    }
}
