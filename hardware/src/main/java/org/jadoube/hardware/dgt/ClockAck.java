package org.jadoube.hardware.dgt;

/**
 * The clock's answer to a command, or what its buttons say by themselves; it travels in place of the times, with 10 in both
 * hours, which no time has.
 *
 * @param ok 0x10: done, 0x40: not possible
 * @param command which command it answers, with bit 7 set for what the clock says by itself
 * @param first what it tells, for example the version
 * @param second more of it, for example the button
 */
public record ClockAck(int ok, int command, int first, int second) implements DgtMessage {
    /** The command was done. */
    public static final int DONE = 0x10;
    /** A button was pressed; {@code second} is its digit in ASCII. */
    public static final int BUTTON = 0x88;

    private static final int MARK = 0x0A;
    private static final int HIGH_FIRST = 0x10;
    private static final int HIGH_SECOND = 0x20;

    /** Checks that each has 8 bits. */
    public ClockAck {
        if ((ok | command | first | second) >>> 8 != 0) {
            throw new IllegalArgumentException("a number of more than 8 bits");
        }
    }

    /** A button from 1 (back) over 2 (plus), 3 (run), 4 (minus) to 5 (ok) was pressed. */
    public static ClockAck button(int number) {
        if (number < 1 || number > 5) {
            throw new IllegalArgumentException("button " + number);
        }
        // Some programs read the digit, others the bit of the key.
        return new ClockAck(DONE, BUTTON, 1 | 1 << (number + 1), '0' + number);
    }

    @Override
    public int id() {
        return ClockTimes.ID;
    }

    @Override
    public byte[] data() {
        return new byte[] {
            (byte) (MARK | high(first, HIGH_FIRST) | high(second, HIGH_SECOND)),
            (byte) (ok & 0x7F),
            (byte) (command & 0x7F),
            (byte) (MARK | high(ok, HIGH_FIRST) | high(command, HIGH_SECOND)),
            (byte) (first & 0x7F),
            (byte) (second & 0x7F),
            0
        };
    }

    private static int high(int number, int bit) {
        return (number & 0x80) != 0 ? bit : 0;
    }

    /** Whether the data of a clock message are an answer and no times. */
    static boolean isAck(byte[] data) {
        return data.length == 7 && ((data[0] & 0x0F) == MARK || (data[3] & 0x0F) == MARK);
    }

    static ClockAck read(byte[] data) {
        DgtMessage.expect(data, 7);
        return new ClockAck(
                (data[1] & 0x7F) | ((data[3] << 3) & 0x80),
                (data[2] & 0x7F) | ((data[3] << 2) & 0x80),
                (data[4] & 0x7F) | ((data[0] << 3) & 0x80),
                (data[5] & 0x7F) | ((data[0] << 2) & 0x80));
    }
}
