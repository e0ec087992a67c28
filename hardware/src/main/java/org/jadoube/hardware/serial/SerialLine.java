package org.jadoube.hardware.serial;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * One line of the protocol: a type, the sender's number of the line, words, and a checksum
 * ({@code F 1c 52310 ffff00001000efff*1b}).
 *
 * @param type one capital letter
 * @param sequence 0 to 255, counted on by the sender with every line
 * @param words separated by single blanks, without blanks or asterisks in them
 */
record SerialLine(char type, int sequence, List<String> words) {
    /** The longest line, its end left out; a longer one is no line of this protocol. */
    static final int LONGEST = 480;

    private static final int POLYNOMIAL = 0x07;
    private static final int CHECKSUM = 3;
    private static final int HEX = 16;

    SerialLine {
        words = List.copyOf(words);
        if (type < 'A' || type > 'Z' || sequence < 0 || sequence > 255) {
            throw new IllegalArgumentException("type " + type + ", sequence " + sequence);
        }
    }

    /** The line as it is sent, its end left out. */
    String text() {
        String body = String.format(
                Locale.ROOT, "%c %02x%s", type, sequence, words.isEmpty() ? "" : " " + String.join(" ", words));
        return body + String.format(Locale.ROOT, "*%02x", checksum(body));
    }

    /** Reads a line; throws SerialFormatException with the reason. */
    static SerialLine parse(String line) throws SerialFormatException {
        int star = line.length() - CHECKSUM;
        if (star < 4 || line.charAt(star) != '*') {
            throw new SerialFormatException("no checksum at the end of \"" + line + "\"");
        }
        String body = line.substring(0, star);
        if (hex(line.substring(star + 1)) != checksum(body)) {
            throw new SerialFormatException("wrong checksum in \"" + line + "\"");
        }
        List<String> parts = Arrays.asList(body.split(" ", -1));
        String type = parts.get(0);
        if (parts.size() < 2
                || type.length() != 1
                || type.charAt(0) < 'A'
                || type.charAt(0) > 'Z'
                || parts.get(1).length() != 2) {
            throw new SerialFormatException("no type and sequence in \"" + line + "\"");
        }
        return new SerialLine(type.charAt(0), hex(parts.get(1)), parts.subList(2, parts.size()));
    }

    /** CRC-8 with polynomial x^8 + x^2 + x + 1, starting at 0, over the characters before the asterisk. */
    static int checksum(String body) {
        int crc = 0;
        for (byte value : body.getBytes(StandardCharsets.US_ASCII)) {
            crc ^= value & 0xFF;
            for (int bit = 0; bit < Byte.SIZE; bit++) {
                crc = (crc & 0x80) != 0 ? (crc << 1 ^ POLYNOMIAL) & 0xFF : crc << 1;
            }
        }
        return crc;
    }

    private static int hex(String digits) throws SerialFormatException {
        try {
            return Integer.parseInt(digits, HEX);
        } catch (NumberFormatException e) {
            throw new SerialFormatException("\"" + digits + "\" is no hexadecimal number");
        }
    }
}
