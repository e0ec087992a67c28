package org.jadoube.hardware.dgt;

import java.nio.charset.StandardCharsets;

/** The long serial number: ten digits, of which the first four tell some programs the make of the board. */
public record LongSerialNumber(String digits) implements DgtMessage {
    static final int ID = 0x22;
    private static final int LENGTH = 10;

    /** Checks that there are as many digits. */
    public LongSerialNumber {
        if (!digits.matches("[0-9.]{" + LENGTH + "}")) {
            throw new IllegalArgumentException(LENGTH + " digits expected, not " + digits);
        }
    }

    @Override
    public int id() {
        return ID;
    }

    @Override
    public byte[] data() {
        return digits.getBytes(StandardCharsets.US_ASCII);
    }

    static LongSerialNumber read(byte[] data) {
        return new LongSerialNumber(new String(data, StandardCharsets.US_ASCII));
    }
}
