package org.jadoube.hardware.dgt;

import java.nio.charset.StandardCharsets;

/** The serial number: five digits. */
public record SerialNumber(String digits) implements DgtMessage {
    static final int ID = 0x11;
    private static final int LENGTH = 5;

    /** Checks that there are as many digits. */
    public SerialNumber {
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

    static SerialNumber read(byte[] data) {
        return new SerialNumber(new String(data, StandardCharsets.US_ASCII));
    }
}
