package org.jadoube.hardware.dgt;

/**
 * One thing that a board says. On the wire: the identity with bit 7 set, the length of the whole message as two numbers of 7
 * bits, high one first, and data whose bytes all have bit 7 clear.
 */
public sealed interface DgtMessage
        permits BoardDump,
                FieldUpdate,
                ClockTimes,
                ClockAck,
                EeMoves,
                BusAddress,
                SerialNumber,
                LongSerialNumber,
                Trademark,
                BoardVersion,
                Battery {

    /** Bytes before the data. */
    int HEADER = 3;

    /** What kind of message it is, bit 7 clear. */
    int id();

    /** The bytes after the header, all below 0x80. */
    byte[] data();

    /** The whole message as it stands on the wire. */
    default byte[] bytes() {
        byte[] data = data();
        byte[] all = new byte[HEADER + data.length];
        all[0] = (byte) (id() | 0x80);
        all[1] = (byte) (all.length >> 7);
        all[2] = (byte) (all.length & 0x7F);
        System.arraycopy(data, 0, all, HEADER, data.length);
        return all;
    }

    /**
     * Reads what follows a header.
     *
     * @throws IllegalArgumentException if there is no such message, or its data are none of it
     */
    static DgtMessage read(int id, byte[] data) {
        return switch (id) {
            case BoardDump.ID -> BoardDump.read(data);
            case ClockTimes.ID -> ClockAck.isAck(data) ? ClockAck.read(data) : ClockTimes.read(data);
            case FieldUpdate.ID -> FieldUpdate.read(data);
            case EeMoves.ID -> new EeMoves(data);
            case BusAddress.ID -> BusAddress.read(data);
            case SerialNumber.ID -> SerialNumber.read(data);
            case LongSerialNumber.ID -> LongSerialNumber.read(data);
            case Trademark.ID -> Trademark.read(data);
            case BoardVersion.ID -> BoardVersion.read(data);
            case Battery.ID -> Battery.read(data);
            default -> throw new IllegalArgumentException("no message has the identity " + id);
        };
    }

    /** Checks how many bytes of data there are. */
    static void expect(byte[] data, int length) {
        if (data.length != length) {
            throw new IllegalArgumentException(data.length + " bytes of data, " + length + " expected");
        }
    }
}
