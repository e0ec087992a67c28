package org.jadoube.hardware.dgt;

/**
 * What the clock beside the board shows.
 *
 * @param left the face on the left, White's unless the board is turned
 * @param right the face on the right
 * @param status the bits {@link #RUNNING} and so on
 */
public record ClockTimes(Face left, Face right, int status) implements DgtMessage {
    static final int ID = 0x0D;
    /** The clock runs. */
    public static final int RUNNING = 0x01;
    /** The lever is up on the right: the left player has pressed. */
    public static final int RIGHT_HIGH = 0x02;
    /** The right player is to move. */
    public static final int RIGHT_TO_MOVE = 0x08;
    /** The left player is to move. */
    public static final int LEFT_TO_MOVE = 0x10;
    /** There is no clock. */
    public static final int NO_CLOCK = 0x20;

    private static final int FIELDS = 7;
    private static final int FALLEN = 0x10;
    private static final int SHOWN = 0x40;

    /** No clock beside the board. */
    public static final ClockTimes NONE = new ClockTimes(new Face(0, false), new Face(0, false), NO_CLOCK);

    /**
     * One side of the clock.
     *
     * @param seconds what it shows, at most {@link #MOST}
     * @param flag whether its flag has fallen
     */
    public record Face(int seconds, boolean flag) {
        /** The longest time that the wire can tell, 9:59:59; in the hours 10 marks an answer. */
        public static final int MOST = 35_999;

        /** Checks the range. */
        public Face {
            if (seconds < 0 || seconds > MOST) {
                throw new IllegalArgumentException(seconds + " s on a clock");
            }
        }
    }

    /** Checks the status. */
    public ClockTimes {
        if (status >>> 7 != 0) {
            throw new IllegalArgumentException("status " + status);
        }
    }

    /** Whether a clock is there. */
    public boolean isThere() {
        return (status & NO_CLOCK) == 0;
    }

    @Override
    public int id() {
        return ID;
    }

    @Override
    public byte[] data() {
        byte[] data = new byte[FIELDS];
        put(data, 0, right);
        put(data, 3, left);
        data[FIELDS - 1] = (byte) status;
        return data;
    }

    private static void put(byte[] data, int at, Face face) {
        data[at] = (byte) (face.seconds / 3600 | (face.flag ? FALLEN | SHOWN : 0));
        data[at + 1] = decimal(face.seconds / 60 % 60);
        data[at + 2] = decimal(face.seconds % 60);
    }

    private static byte decimal(int number) {
        return (byte) ((number / 10) << 4 | (number % 10));
    }

    static ClockTimes read(byte[] data) {
        DgtMessage.expect(data, FIELDS);
        return new ClockTimes(face(data, 3), face(data, 0), data[FIELDS - 1]);
    }

    private static Face face(byte[] data, int at) {
        int seconds = (data[at] & 0x0F) * 3600 + number(data[at + 1]) * 60 + number(data[at + 2]);
        return new Face(seconds, (data[at] & FALLEN) != 0);
    }

    private static int number(byte decimal) {
        int number = (decimal >> 4) * 10 + (decimal & 0x0F);
        if ((decimal & 0x0F) > 9 || number > 59) {
            throw new IllegalArgumentException("no minutes or seconds: " + decimal);
        }
        return number;
    }
}
