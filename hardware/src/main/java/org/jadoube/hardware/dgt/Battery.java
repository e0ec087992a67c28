package org.jadoube.hardware.dgt;

/** How full the battery is, in percent, and whether it is being charged; the times that belong to it are not known (0x7F). */
public record Battery(int percent, boolean charging) implements DgtMessage {
    static final int ID = 0x20;
    private static final byte UNKNOWN = 0x7F;
    private static final int FIELDS = 9;

    /** Checks the percentage. */
    public Battery {
        if (percent < 0 || percent > 100) {
            throw new IllegalArgumentException("battery " + percent + " %");
        }
    }

    @Override
    public int id() {
        return ID;
    }

    @Override
    public byte[] data() {
        // Percent, hours and minutes left, hours and minutes on, days, hours and minutes of standby, status.
        return new byte[] {(byte) percent, UNKNOWN, UNKNOWN, 0, 0, 0, 0, 0, (byte) (charging ? 1 : 2)};
    }

    static Battery read(byte[] data) {
        DgtMessage.expect(data, FIELDS);
        return new Battery(data[0], (data[FIELDS - 1] & 1) != 0);
    }
}
