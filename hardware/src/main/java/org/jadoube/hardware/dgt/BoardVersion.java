package org.jadoube.hardware.dgt;

/** The version of what runs in the board: 1.8 is 1 and 8. */
public record BoardVersion(int major, int minor) implements DgtMessage {
    static final int ID = 0x13;

    /** Checks that both have 7 bits. */
    public BoardVersion {
        if ((major | minor) >>> 7 != 0) {
            throw new IllegalArgumentException("version " + major + "." + minor);
        }
    }

    @Override
    public int id() {
        return ID;
    }

    @Override
    public byte[] data() {
        return new byte[] {(byte) major, (byte) minor};
    }

    static BoardVersion read(byte[] data) {
        DgtMessage.expect(data, 2);
        return new BoardVersion(data[0], data[1]);
    }
}
