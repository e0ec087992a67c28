package org.jadoube.hardware.foreign;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import org.jadoube.light.LightScene;
import org.jadoube.rules.Man;
import org.jadoube.sensing.Reading;
import org.jadoube.sensing.SensorKind;
import org.jspecify.annotations.Nullable;

/**
 * A Millennium ChessLink: ASCII with two hexadecimal digits of checksum (all characters XORed), each byte with odd parity in its
 * highest bit. It tells which man stands where, and lights the corners of squares.
 */
final class ChessLinkDialect implements Dialect {
    private static final int BAUD = 38_400;
    private static final int STATUS = 67;
    private static final int VERSION = 7;
    private static final int WRITTEN = 7;
    private static final int LAMPS = 81;
    private static final int ROW = 9;

    private final StringBuilder message = new StringBuilder();
    private String version = "";
    private boolean dumped;

    @Override
    public int baud() {
        return BAUD;
    }

    @Override
    public String make() {
        return "ChessLink";
    }

    @Override
    public SensorKind kind() {
        return SensorKind.IDENTITY;
    }

    /** Its version, a status whenever a square changes, and the status now. */
    @Override
    public List<byte[]> greeting() {
        return List.of(command("V"), command("W0203"), command("S"));
    }

    @Override
    public List<byte[]> enquiry() {
        return List.of(command("S"));
    }

    @Override
    public boolean isKnown() {
        return dumped && !version.isEmpty();
    }

    @Override
    public String identity() {
        return version;
    }

    /** A command as it stands on the wire. */
    static byte[] command(String text) {
        int sum = 0;
        for (int i = 0; i < text.length(); i++) {
            sum ^= text.charAt(i);
        }
        byte[] bytes = (text + String.format(Locale.ROOT, "%02X", sum)).getBytes(StandardCharsets.US_ASCII);
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = odd(bytes[i]);
        }
        return bytes;
    }

    private static byte odd(byte value) {
        return (byte) (Integer.bitCount(value & 0x7F) % 2 == 0 ? value | 0x80 : value);
    }

    @Override
    public void take(byte[] bytes, int count, Heard heard) {
        for (int i = 0; i < count; i++) {
            take((char) (bytes[i] & 0x7F), heard);
        }
    }

    private void take(char c, Heard heard) {
        // Its answers begin with a small letter; inside a status small letters are men.
        if (message.isEmpty() && length(c) == 0) {
            return;
        }
        message.append(c);
        if (message.length() == length(message.charAt(0))) {
            String whole = message.toString();
            message.setLength(0);
            if (isRight(whole)) {
                hear(whole, heard);
            }
        }
    }

    private static int length(char first) {
        return switch (first) {
            case 's' -> STATUS;
            case 'v' -> VERSION;
            case 'w', 'r' -> WRITTEN;
            case 'x', 'l' -> 3;
            default -> 0;
        };
    }

    private static boolean isRight(String whole) {
        int body = whole.length() - 2;
        int sum = 0;
        for (int i = 0; i < body; i++) {
            sum ^= whole.charAt(i);
        }
        return whole.substring(body).equalsIgnoreCase(String.format(Locale.ROOT, "%02X", sum));
    }

    private void hear(String whole, Heard heard) {
        if (whole.charAt(0) == 'v') {
            version = whole.substring(1, 5);
        } else if (whole.charAt(0) == 's') {
            @Nullable Man[] men = new @Nullable Man[64];
            for (int i = 0; i < 64; i++) {
                char letter = whole.charAt(1 + i);
                if (letter != '.' && "KQRNBPkqrnbp".indexOf(letter) < 0) {
                    return;
                }
                men[i ^ 56] = letter == '.' ? null : Man.of(letter);
            }
            dumped = true;
            heard.reading(Reading.Identity.of(Arrays.asList(men)));
        }
    }

    @Override
    public void silence() {
        message.setLength(0);
    }

    @Override
    public List<byte[]> replies() {
        return List.of();
    }

    @Override
    public boolean show(LightScene scene, Predicate<byte[]> line) {
        boolean[] lit = new boolean[LAMPS];
        for (int square : scene.squares().keySet()) {
            int column = square & 7;
            int row = 7 - (square >> 3);
            for (int corner = 0; corner < 4; corner++) {
                lit[(column + (corner & 1)) * ROW + row + (corner >> 1)] = true;
            }
        }
        StringBuilder text = new StringBuilder("L32");
        for (boolean lamp : lit) {
            text.append(lamp ? "FF" : "00");
        }
        return line.test(command(text.toString()));
    }
}
