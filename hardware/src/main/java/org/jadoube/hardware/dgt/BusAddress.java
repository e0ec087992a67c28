package org.jadoube.hardware.dgt;

/** The address on a bus of boards, 14 bits: the serial number as a number, high 7 bits first. */
public record BusAddress(int address) implements DgtMessage {
    static final int ID = 0x10;

    /** Checks that it has 14 bits. */
    public BusAddress {
        if (address < 0 || address > 0x3FFF) {
            throw new IllegalArgumentException("address " + address);
        }
    }

    @Override
    public int id() {
        return ID;
    }

    @Override
    public byte[] data() {
        return new byte[] {(byte) (address >> 7), (byte) (address & 0x7F)};
    }

    static BusAddress read(byte[] data) {
        DgtMessage.expect(data, 2);
        return new BusAddress(data[0] << 7 | data[1]);
    }
}
