package org.jadoube.hardware.dgt;

import java.nio.charset.StandardCharsets;

/** The text by which the board names its maker; at most 250 characters of ASCII, for some programs have no room for more. */
public record Trademark(String text) implements DgtMessage {
    static final int ID = 0x12;
    private static final int MOST = 250;

    /** Checks that it can be sent. */
    public Trademark {
        if (text.isEmpty()
                || text.length() > MOST
                || !text.chars().allMatch(c -> c < 0x80 && (c >= ' ' || c == '\n' || c == '\r'))) {
            throw new IllegalArgumentException("1 to " + MOST + " characters of ASCII expected");
        }
    }

    @Override
    public int id() {
        return ID;
    }

    @Override
    public byte[] data() {
        return text.getBytes(StandardCharsets.US_ASCII);
    }

    static Trademark read(byte[] data) {
        return new Trademark(new String(data, StandardCharsets.US_ASCII));
    }
}
